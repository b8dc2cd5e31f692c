/**
 * Writes SKUs as one value of a query parameter, by comma. A comma or backslash inside of one is escaped by a backslash:
 * platforms that do not know the escape have no such SKU in their lists either.
 */
export function skuList(skus: readonly string[]): string {
  return skus.map((sku) => sku.replace(/[\\,]/g, '\\$&')).join(',')
}
