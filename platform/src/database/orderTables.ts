import type { Generated } from 'kysely'

export type OrderTable = {
  id: Generated<number>
  order_number: string
  client_order_id: string | null
  cart_id: string
  /** Whose it is; null for a guest's. */
  customer_id: number | null
  store_code: string
  status: Generated<string>
  currency: string
  email: string
  grand_total: string
  totals: unknown
  shipping_address: unknown
  billing_address: unknown
  carrier_code: string | null
  method_code: string | null
  payment_method: string
  /** Null for what is paid on delivery, or while the order is placed. */
  payment_instructions: Generated<unknown>
  /** Until when the money is waited for; null for what is paid on delivery, or while the order is placed. */
  pay_before: Date | null
  /** Units that were taken out of stock and are not back yet, by sku. */
  stock_taken: Generated<unknown>
  /** Whoever knows it may see the receipt; null for orders of before there were any. */
  receipt_code: string | null
  /** Where a card pays it; null for other ways of paying. */
  payment_url: string | null
  payment_tries: Generated<number>
  /** Number that the delivery company knows the parcel by, and who that is; null before it is on its way. */
  guide_number: string | null
  delivery_company: string | null
  /** When it first was said to be with its buyer. */
  delivered_at: Date | null
  /** What its buyer need not pay, or gets back, of what was called off. */
  total_canceled: Generated<string>
  /** Paid back into a wallet, for what was canceled and what came back. The database counts it. */
  total_refunded: Generated<string>
  /** Why its buyer called it off, or what was called off of it last. */
  cancel_reason: string | null
  /** The campaign that brought it; null where nobody said. */
  origin: string | null
  created_at: Generated<Date>
}

export type OrderItemTable = {
  id: Generated<number>
  order_id: number
  sku: string
  product_sku: string
  product_id: number
  product_type: string
  name: string
  qty: number
  price: string
  price_incl_tax: string
  row_total_incl_tax: string
  product_option: unknown
  options: unknown
  qty_canceled: Generated<number>
  /** Units that one unit of the line takes out of stock, by sku; null for orders of before that was kept. */
  stock_per_unit: unknown
}
