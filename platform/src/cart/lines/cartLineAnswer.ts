import { shownAdditionalData, toExtensionAttributes } from '../additionalData.ts'
import type { CartLine } from './cartLine.ts'

/** A line as `pull` and `update` answer it; the price is per unit, excluding tax. */
export function cartLineAnswer(cartId: string, line: CartLine) {
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: line.name,
    price: line.unitPrice.toNumber(),
    product_type: line.kind,
    quote_id: cartId,
    ...(line.productOption === null ? {} : { product_option: line.productOption }),
    ...toExtensionAttributes(shownAdditionalData(line)),
  }
}
