import { shownAdditionalData } from '../additionalData.ts'
import type { CartLine } from '../assembleCart.ts'

/** A line as `pull` and `update` answer it; the price is per unit, excluding tax. */
export function cartLineAnswer(cartId: string, line: CartLine) {
  const additional = shownAdditionalData(line)
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: line.name,
    price: line.unitPrice.toNumber(),
    product_type: line.kind,
    quote_id: cartId,
    ...(line.productOption === null ? {} : { product_option: line.productOption }),
    ...(Object.keys(additional).length === 0 ? {} : { extension_attributes: { additional_data: additional } }),
  }
}
