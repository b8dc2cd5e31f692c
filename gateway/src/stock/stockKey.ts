/**
 * Key of a stock read. Platforms of the public contract answer with the product's number only, the embedded one also
 * with the SKU.
 */
export type StockSubject = Readonly<{ sku: string; productId: number | null }>

/** Returns the loader key: the number never holds a colon, so the first one ends it. */
export function toStockKey({ sku, productId }: StockSubject): string {
  return `${productId ?? ''}:${sku}`
}

/** Parses a loader key. */
export function parseStockKey(key: string): StockSubject {
  const colon = key.indexOf(':')
  const number = key.slice(0, colon)
  return { sku: key.slice(colon + 1), productId: number === '' ? null : Number(number) }
}
