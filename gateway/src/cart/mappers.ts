import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'

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
  /** What the platform's additional data say of the line; null where they say nothing. */
  warranty: string | null
  deliveryOption: string | null
}>

/** A cart as it was when somebody shared it, as plain data. */
export type SharedCartMapper = Readonly<{
  code: string
  expiresAt: string
  lines: readonly SharedCartLineMapper[]
}>

export type SharedCartLineMapper = Readonly<{
  sku: string
  quantity: number
  name: string | null
  productType: string | null
  options: readonly Readonly<{ label: string; value: string }>[]
  chosen: LineOptions
}>
