import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import { readNumber, readSource, readText } from '../parse/readValue.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import type { CartLineMapper } from './mappers.ts'
import { readLineAdditions } from './lines/lineAdditions.ts'
import { readProductOption } from './lines/productOption.ts'

/** A line of `pull`. A line that cannot be named makes the cart unusable: throws UpstreamFailure `invalid`. */
export function decodeCartItem(
  value: unknown,
  cart: Pick<CartLineMapper, 'storeCode' | 'cartKey' | 'currencyCode'>,
): CartLineMapper {
  const item = readSource(value)
  const itemId = readText(item.item_id)
  const sku = readText(item.sku)
  const quantity = readNumber(item.qty)
  if (itemId === null || sku === null || quantity === null) {
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'cartPull', detail: 'a line without item_id, sku or qty' })
  }
  const chosen = readProductOption(item.product_option)
  return {
    __typename: 'CartLine',
    ...cart,
    itemId,
    sku,
    name: readText(item.name) ?? sku,
    quantity,
    netPrice: readNumber(item.price),
    productType: readText(item.product_type),
    optionsChecksum: optionsChecksum(chosen),
    chosen,
    ...readLineAdditions(item.extension_attributes),
  }
}
