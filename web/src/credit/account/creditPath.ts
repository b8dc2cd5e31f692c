/** Returns the path of an account's credit inside the store, by the number of its invoice. */
export function creditPath(number: string): string {
  return `/my-account/credits/${encodeURIComponent(number)}`
}
