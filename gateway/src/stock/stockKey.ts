/** What stock is asked by. Platforms of the public contract answer with the product's number only, ours with the SKU too. */
export type StockSubject = Readonly<{ sku: string; productId: number | null }>

/** A subject as a loader's key: the number never holds a colon, so that the first one ends it. */
export function toStockKey({ sku, productId }: StockSubject): string {
  return `${productId ?? ''}:${sku}`
}

/** The subject of a loader's key. */
export function parseStockKey(key: string): StockSubject {
  const colon = key.indexOf(':')
  const number = key.slice(0, colon)
  return { sku: key.slice(colon + 1), productId: number === '' ? null : Number(number) }
}
