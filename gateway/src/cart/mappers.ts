import type { CartTotals } from '../__generated__/schemaTypes.ts'
import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { Page } from '../graph/connection.ts'
import type { LineAdditions } from './lines/lineAdditions.ts'

/**
 * A cart as plain data: payloads that hold it are kept, and given again on a replay. Totals and products are read when
 * they are asked for.
 */
export type CartMapper = Readonly<{
  __typename: 'Cart'
  storeCode: string
  /** Names the cart without giving its token away. */
  key: string
  currencyCode: string
  lines: readonly CartLineMapper[]
}>

export type CartLineMapper = Readonly<{
  __typename: 'CartLine'
  storeCode: string
  cartKey: string
  /** The platform's number of the line. */
  itemId: string
  sku: string
  name: string
  quantity: number
  /** Of one unit, without tax. */
  netPrice: number | null
  productType: string | null
  optionsChecksum: string | null
  chosen: LineOptions
  currencyCode: string
}> &
  LineAdditions

/** Totals of a cart or an order. `cart` is the cart whose lines have current catalogue prices; null for an order. */
export type CartTotalsMapper = Readonly<Omit<CartTotals, 'saved'> & { cart: CartMapper | null }>

/** Snapshot of a cart at the time it was shared, as plain data. */
export type SharedCartMapper = Readonly<{
  code: string
  expiresAt: string
  lines: readonly SharedCartLineMapper[]
}>

export type SharedCartLineMapper = Readonly<{
  sku: string
  optionsChecksum: string | null
  quantity: number
  name: string | null
  /** Of one unit today, with tax; null when it is no longer sold, or the platform does not say. */
  unitPrice: number | null
  productType: string | null
  options: readonly Readonly<{ label: string; value: string }>[]
  chosen: LineOptions
}> &
  LineAdditions

export type CartLineChoicesMapper = LineOptions

/** A cart that was saved under a name, as plain data. */
export type QuoteMapper = Readonly<{
  __typename: 'Quote'
  storeCode: string
  /** The platform's id of it. */
  quoteId: string
  name: string
  savedAt: string
  validUntil: string
  currencyCode: string
  lines: readonly QuoteLineMapper[]
}>

export type QuoteConnectionMapper = Page<QuoteMapper>

export type QuoteLineMapper = Readonly<
  Omit<SharedCartLineMapper, 'name' | 'unitPrice'> & {
    name: string
    currencyCode: string
    /** Of one unit with tax, as it was when the quote was saved, and today: null when it is no longer sold. */
    unitPriceThen: number
    unitPriceNow: number | null
  }
>
