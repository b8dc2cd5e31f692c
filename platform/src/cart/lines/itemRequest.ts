import { fieldsOf, integerOf, isFields, textOf } from '../../parse/fields.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { type LineRequest, parseLineRequest, parseQuantity } from './lineRequest.ts'

export const NO_ITEM = 'No cartItem element provided within the request body'

/** Reference to a line: its id, and the id as the caller wrote it, for refusals. */
export type ItemReference = Readonly<{ itemId: number | null; namedId: string }>

/** The `cartItem` of a request that changes a line, before the cart and the catalogue are read. */
export type ItemRequest = ItemReference &
  Readonly<{
    sku: string | null
    quantity: number
    choices: Omit<LineRequest, 'sku'>
    /** True if options are chosen. Callers send empty lists for products without options: that changes nothing. */
    hasChoices: boolean
    /** `additional_data` as it came. */
    additionalData: unknown
  }>

/**
 * Reads the reference of a request that removes a line.
 * @throws PlatformError 400 without a `cartItem`, and for an id that no line can have: it must not add one instead.
 */
export function parseItemReference(body: unknown): ItemReference {
  const { cartItem } = fieldsOf(body)
  if (!isFields(cartItem)) throw new PlatformError(400, NO_ITEM)
  const { item_id: given = null } = cartItem
  const itemId = integerOf(given)
  if (itemId === null && given !== null && given !== '') throw new PlatformError(400, 'An item_id is a whole number')
  return { itemId, namedId: textOf(given) ?? '' }
}

/** Reads a request that adds or changes a line. @throws PlatformError 400 without a `cartItem` or a whole quantity. */
export function parseItemRequest(body: unknown): ItemRequest {
  const reference = parseItemReference(body)
  const item = fieldsOf(fieldsOf(body).cartItem)
  const { sku: _, ...choices } = parseLineRequest('', item.product_option)
  return {
    ...reference,
    sku: textOf(item.sku),
    quantity: parseQuantity(item.qty),
    choices,
    hasChoices: choices.configurable.length + choices.bundle.length + choices.custom.length > 0,
    additionalData: fieldsOf(item.extension_attributes).additional_data,
  }
}
