/** Returns the address of the provider's page, which returns to a path of the site. */
export function cardPageAddress(url: string, returnPath: string): string {
  const address = new URL(url)
  address.searchParams.set('return', returnPath)
  return address.href
}
