import type { Document } from './productDocuments.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Live prices in the public contract: no SKU in an item, amounts with tax outside, without inside. */
export function renderList(
  documents: readonly Document[],
  skus: readonly string[],
  prices: ReadonlyMap<string, number>,
) {
  const children = documents.flatMap((document) => (document.configurable_children as Document[] | undefined) ?? [])
  const items = [...documents, ...children].flatMap((document) => {
    const sku = String(document.sku)
    const final = prices.get(sku)
    if (final === undefined || !skus.includes(sku)) return []
    const net = { final_price: final, regular_price: 200, special_price: final, max_price: final }
    const gross = Object.fromEntries(Object.entries(net).map(([name, amount]) => [name, cents(amount * 1.16)]))
    return [{ id: document.id, price_info: { ...gross, extension_attributes: { tax_adjustments: net } } }]
  })
  return { items: [...new Map(items.map((item) => [item.id, item])).values()] }
}
