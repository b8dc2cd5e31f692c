/**
 * Names a line's row for React by what is in it, not by its id: that changes when the platform answers, and whoever is
 * typing into the row at that moment must not lose it.
 */
export function lineKey(sku: string, optionsChecksum: string | null | undefined): string {
  return `${sku}:${optionsChecksum ?? ''}`
}
