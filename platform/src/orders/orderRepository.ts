import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type CardPayment, openCardPayment } from '../payments/cardPayment.ts'
import { paymentInstructions } from '../checkout/paymentInstructions.ts'
import type { AssembledCart } from '../cart/assembleCart.ts'
import type { CartLine } from '../cart/lines/cartLine.ts'
import { shownAdditionalData } from '../cart/additionalData.ts'
import { giftOf } from '../cart/gift.ts'
import { grandTotalOf } from '../cart/grandTotalOf.ts'
import { stockDemands } from '../cart/checkStock.ts'
import type { OrderRow, OrderItemRow } from './orderRow.ts'
import type { Database } from '../database/schema.ts'
import type { OrderCompany } from '../b2b/orderCompany.ts'
import type { DeliveryWindow } from '../stock/deliveryWindow.ts'
import { RECEIPT_CODE_BYTES } from './limits.ts'

const NUMBER_DIGITS = 9

export type NewOrder = Readonly<{
  cart: AssembledCart
  clientOrderId: string | null
  email: string
  shippingAddress: unknown
  billingAddress: unknown
  paymentMethod: string
  /** Units that it has taken out of stock, by sku. */
  stockTaken: ReadonlyMap<string, number>
  /** Origin of the pages for card payments; null where cards are not accepted. */
  paymentOrigin: string | null
  /** Days between which it is to arrive; null where nothing is promised. */
  delivery: DeliveryWindow | null
  /** Code of the branch in which it is picked up; null for what is delivered. */
  pickupBranch: string | null
  /** Months in which a card pays it; null for at once. */
  paymentMonths: number | null
  company: OrderCompany
}>

/** The number of the next order: nine digits, counted from 1. */
async function nextOrderNumber(db: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('order_number_seq')::text as number`.execute(db)
  return (rows[0]?.number ?? '0').padStart(NUMBER_DIGITS, '0')
}

/** Writes an order with its lines. One that costs nothing waits for no payment. */
export async function insertOrder(db: Database, order: NewOrder): Promise<OrderRow> {
  const { cart } = order
  const orderNumber = await nextOrderNumber(db)
  const placedAt = new Date()
  const total = grandTotalOf(cart.totals)
  const isFree = total === 0
  const { paymentMethod: method, paymentOrigin } = order
  const instructions = isFree ? null : paymentInstructions(cart.store, { method, orderNumber, placedAt })
  const gift = giftOf(cart.cart)
  const isByCard = method === 'card' && paymentOrigin !== null && !isFree
  const cardPayment = isByCard ? openCardPayment(paymentOrigin, placedAt) : null
  const saved = await db
    .insertInto('sales_order')
    .values({
      order_number: orderNumber,
      created_at: placedAt,
      client_order_id: order.clientOrderId,
      cart_id: cart.cart.id,
      customer_id: cart.cart.customer_id,
      origin: cart.cart.origin,
      gift: gift === null ? null : JSON.stringify(gift),
      store_code: cart.store.code,
      currency: cart.store.currency,
      email: order.email,
      grand_total: String(total),
      totals: JSON.stringify(cart.totals),
      shipping_address: order.shippingAddress === null ? null : JSON.stringify(order.shippingAddress),
      billing_address: JSON.stringify(order.billingAddress),
      carrier_code: cart.shippingMethod?.carrierCode ?? null,
      method_code: cart.shippingMethod?.methodCode ?? null,
      payment_method: method,
      payment_instructions: instructions === null ? null : JSON.stringify(instructions),
      pay_before: instructions === null ? (cardPayment?.payBefore ?? null) : new Date(instructions.pay_before),
      payment_url: cardPayment?.url ?? null,
      payment_months: order.paymentMonths,
      pickup_branch: order.pickupBranch,
      delivery_from: order.delivery?.earliest ?? null,
      delivery_to: order.delivery?.latest ?? null,
      made_to_order_days: order.delivery?.madeToOrderDays ?? null,
      status: isFree ? 'processing' : firstStatus(method, cardPayment),
      stock_taken: JSON.stringify(Object.fromEntries(order.stockTaken)),
      company_id: order.company.companyId,
      company_order_number: order.company.companyOrderNumber,
      receipt_code: randomBytes(RECEIPT_CODE_BYTES).toString('base64url'),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sales_order_item')
    .values(cart.lines.map((line) => orderItem(saved.id, cart, line)))
    .execute()
  return saved
}

/** Returns the first status of an order. A payment that is taken while the order is placed is not pending. */
function firstStatus(paymentMethod: string, cardPayment: CardPayment | null): string {
  if (paymentMethod === 'wallet') return 'processing'
  return cardPayment === null ? 'pending' : 'pending_payment'
}

function orderItem(orderId: number, cart: AssembledCart, line: CartLine) {
  const totals = cart.totals.items.find((item) => item.item_id === line.itemId)
  return {
    order_id: orderId,
    sku: line.sku,
    product_sku: line.productSku,
    product_id: line.productId,
    product_type: line.kind,
    name: line.name,
    qty: line.qty,
    price: line.unitPrice.toString(),
    price_incl_tax: String(totals?.price_incl_tax ?? 0),
    row_total_incl_tax: String(totals?.row_total_incl_tax ?? 0),
    product_option: line.productOption === null ? null : JSON.stringify(line.productOption),
    options: JSON.stringify(line.options),
    additional_data: JSON.stringify(shownAdditionalData(line)),
    stock_per_unit: JSON.stringify(Object.fromEntries(stockDemands([{ demands: line.demands, qty: 1 }]))),
  }
}

/** Makes requests with the same client order id wait for each other until the transaction ends. */
export async function lockClientOrderId(db: Database, clientOrderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${clientOrderId}, 0))`.execute(db)
}

/** The order that a client's own id stands for, or null. */
export async function findOrderByClientId(db: Database, clientOrderId: string): Promise<OrderRow | null> {
  return (
    (await db.selectFrom('sales_order').selectAll().where('client_order_id', '=', clientOrderId).executeTakeFirst()) ??
    null
  )
}

/** Proof of access to an order: the id of its cart, or the customer's id. */
export type OrderProof = Readonly<{ cartId: string; customerId: number | null }>

/**
 * Returns an order as it was placed. An order that was attached to an account later stays a guest's order: it must not
 * reveal that the address has an account.
 */
export function asPlaced(order: OrderRow): OrderRow {
  return order.attached_at === null ? order : { ...order, customer_id: null }
}

/** Finds an order by number for its customer; a guest's order also for a caller that knows its cart's id. */
export async function findOwnOrder(
  db: Database,
  orderNumber: string,
  { cartId, customerId }: OrderProof,
): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  if (order === undefined) return null
  if (order.customer_id !== null && order.customer_id === customerId) return order
  const placed = asPlaced(order)
  return placed.customer_id === null && placed.cart_id === cartId ? placed : null
}

/** The order that a receipt's code stands for in a store, or null. The code is the right to see it. */
export async function findOrderByReceiptCode(db: Database, code: string, storeCode: string): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('receipt_code', '=', code)
    .where('store_code', '=', storeCode)
    .executeTakeFirst()
  return order === undefined ? null : asPlaced(order)
}

/** Finds an order of a store by its number and the e-mail address that it was placed with, in any case; null for none. */
export async function findOrderOfEmail(
  db: Database,
  { orderNumber, email, storeCode }: Readonly<{ orderNumber: string; email: string; storeCode: string }>,
): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('store_code', '=', storeCode)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return order ?? null
}

/** A page of a customer's orders, the newest first, and how many there are. */
export async function loadCustomerOrders(
  db: Database,
  { customerId, size, page }: Readonly<{ customerId: number; size: number; page: number }>,
): Promise<Readonly<{ orders: readonly OrderRow[]; total: number }>> {
  const own = db.selectFrom('sales_order').where('customer_id', '=', customerId)
  const { total } = await own.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const orders = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { orders, total: Number(total) }
}

/** Lines of many orders, by order. */
export async function loadItemsOf(db: Database, orders: readonly OrderRow[]): Promise<Map<number, OrderItemRow[]>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const items = await db.selectFrom('sales_order_item').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  return Map.groupBy(items, (item) => item.order_id)
}

/** Lines of an order. */
export async function loadOrderItems(db: Database, orderId: number): Promise<OrderItemRow[]> {
  return db.selectFrom('sales_order_item').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}
