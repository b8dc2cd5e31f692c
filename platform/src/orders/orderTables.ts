import type { Generated } from 'kysely'

export type OrderTable = {
  id: Generated<number>
  order_number: string
  client_order_id: string | null
  cart_id: string
  /** Customer who placed it; null for a guest's. */
  customer_id: number | null
  /** When an order that a guest placed came into the account; null for one that did not. */
  attached_at: Generated<Date | null>
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
  /** Code of the branch in which it is picked up. */
  pickup_branch: Generated<string | null>
  /** Null for payment on delivery, or while the order is placed. */
  payment_instructions: Generated<unknown>
  /** Payment deadline; null for payment on delivery, or while the order is placed. */
  pay_before: Date | null
  /** Units that were taken out of stock and are not back yet, by sku. */
  stock_taken: Generated<unknown>
  /** Secret that grants access to the receipt; null for orders older than receipts. */
  receipt_code: string | null
  /** Where a card pays it; null for other ways of paying. */
  payment_url: string | null
  payment_tries: Generated<number>
  /** Number of monthly card instalments, without interest; null for payment in one sum. */
  payment_months: number | null
  /** First and last day on which it is to arrive, `yyyy-mm-dd`; null where nothing was promised. */
  delivery_from: string | null
  delivery_to: string | null
  /** Calendar days from the order, where goods in it are made to order; null where none are. */
  made_to_order_days: number | null
  /** Tracking number and delivery company; null before shipment. */
  guide_number: string | null
  delivery_company: string | null
  /** Time of the first delivery report. */
  delivered_at: Date | null
  /** Days after it in which it may be returned; null for a guest's order, or one delivered before ranks had days. */
  return_days: Generated<number | null>
  /** When it first was paid, sent, and canceled or denied. Computed by the database; null for orders of before. */
  paid_at: Generated<Date | null>
  sent_at: Generated<Date | null>
  canceled_at: Generated<Date | null>
  /** Time of the last change of the order. Computed by the database; null for an order of before that has not changed since. */
  updated_at: Generated<Date | null>
  /** Total of canceled lines, which the buyer need not pay or gets back. */
  total_canceled: Generated<string>
  /** Worth of units that came back before the order's money: the buyer need not pay it. */
  returned_unpaid: Generated<string>
  /** Amount refunded into a wallet, for cancellations and returns. Computed by the database. */
  total_refunded: Generated<string>
  /** The buyer's reason for canceling the order, or the last part of it. */
  cancel_reason: string | null
  /** Campaign that the order came from; null if unknown. */
  origin: string | null
  /** Amount that store credit pays, without interest, and its term; null for other payment methods. */
  credit_amount: string | null
  credit_months: number | null
  /** Part of it that was approved; null before. */
  credit_approved: string | null
  /** Folio of the application that the order waits for; null where a line paid it. */
  credit_request: string | null
  /** Number of the invoice of its credit. */
  credit_invoice: string | null
  /** Company in whose name it was placed, and its number there; null for an order of one's own. */
  company_id: number | null
  company_order_number: string | null
  /** Gift message; null if there is none. */
  gift: Generated<unknown>
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
  /** Warranty and delivery option of the cart's line. */
  additional_data: Generated<unknown>
  /** Units that one unit of the line takes out of stock, by sku; null for orders of before that was kept. */
  stock_per_unit: unknown
}
