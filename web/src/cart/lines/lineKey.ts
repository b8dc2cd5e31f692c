/**
 * Returns the React key of a line from its contents. The id is no key, because it changes with the platform's response
 * and the row would lose the text being typed into it.
 */
export function lineKey(sku: string, optionsChecksum: string | null | undefined): string {
  return `${sku}:${optionsChecksum ?? ''}`
}
