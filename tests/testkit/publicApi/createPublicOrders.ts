import type { Document } from '@hogar/gateway/testing/productDocuments.ts'
import type { createFakeCarts } from '@hogar/gateway/testing/fakeCart.ts'
import type { createPublicCustomers } from './createPublicCustomers.ts'
import { PublicRefusal } from './PublicRefusal.ts'

type Carts = ReturnType<typeof createFakeCarts>
type Customers = ReturnType<typeof createPublicCustomers>
type Line = Readonly<{ item_id: number; sku: string; name: string; qty: number; price: number; product_type: string }>
type Posted = Readonly<{
  user_id: string
  cart_id: string
  order_id?: string
  products: readonly object[]
  addressInformation: Document
}>

/** Orders of the public API: placed at once or by a queue's worker, read by their customer's history alone. */
export function createPublicOrders(carts: Carts, customers: Customers) {
  const placed: Document[] = []
  const queued: Posted[] = []
  const synced = new Map<string, Document>()

  /** Null where the API never answers: a customer's cart without its customer. */
  const place = (body: Posted): Document | null => {
    const customer = Number(body.user_id) > 0 ? customers.byId(body.user_id) : undefined
    if (!customer && /^\d+$/.test(body.cart_id)) return null
    const cartId = customer ? String(customer.cart) : body.cart_id
    const lines = carts.cart(cartId) as readonly Line[]
    if (lines.length === 0) throw new PublicRefusal(500, 'Error placing an order. The shopping cart is empty.')
    const entityId = 101 + placed.length
    const number = `000000${entityId}`
    placed.unshift(
      document({ entityId, number, body, lines, totals: carts.totals(cartId), customerId: customer?.id ?? null }),
    )
    carts.carts.delete(cartId)
    if (customer) customer.cart = null
    if (body.order_id !== undefined)
      synced.set(body.order_id, {
        platform_order_id: entityId,
        transmited: true,
        transmited_at: '2020-01-23T15:14:20.000Z',
        platform: 'magento2',
        order: null,
      })
    return {
      magentoOrderId: entityId,
      orderNumber: number,
      backendOrderId: entityId,
      transferedAt: '2020-01-23T15:14:20.000Z',
    }
  }
  return {
    placed,
    queued,
    place,
    /** Answers a job's number; the order is placed when the worker runs. */
    enqueue: (body: Posted): number => queued.push(body),
    /** Runs the worker of the queue once over all jobs. */
    work: () => {
      for (const body of queued.splice(0)) place(body)
    },
    synced: (orderId: string): Document | null => synced.get(orderId) ?? null,
    historyOf: (customerId: number, size: number, page: number): Document => {
      const own = placed.filter(({ customer_id: owner }) => owner === customerId)
      return {
        items: own.slice((page - 1) * size, page * size),
        search_criteria: { page_size: size, current_page: page },
        total_count: own.length,
      }
    },
  }
}

type Parts = Readonly<{
  entityId: number
  number: string
  body: Posted
  lines: readonly Line[]
  totals: Document
  customerId: number | null
}>

/** An order as the backend's search result holds it: configurable lines stand twice. */
function document({ entityId, number, body, lines, totals, customerId }: Parts): Document {
  const {
    shippingAddress,
    billingAddress,
    payment_method_code: method,
  } = body.addressInformation as Record<string, Document>
  const items = lines.flatMap((line) => {
    const own = {
      item_id: line.item_id,
      parent_item_id: null,
      product_id: 20,
      product_type: line.product_type,
      sku: line.sku,
      name: line.name,
      qty_ordered: line.qty,
      qty_canceled: 0,
      price: line.price,
      price_incl_tax: line.price * 1.16,
      row_total_incl_tax: line.qty * line.price * 1.16,
    }
    if (line.product_type !== 'configurable') return [own]
    return [
      own,
      {
        ...own,
        item_id: line.item_id + 1_000,
        parent_item_id: line.item_id,
        product_type: 'simple',
        price: 0,
        price_incl_tax: 0,
        row_total_incl_tax: 0,
      },
    ]
  })
  return {
    entity_id: entityId,
    increment_id: number,
    status: 'pending',
    state: 'new',
    created_at: '2020-01-23 15:30:04',
    customer_id: customerId,
    customer_email: billingAddress?.['email'],
    order_currency_code: 'MXN',
    grand_total: totals['grand_total'],
    shipping_description: 'Flat Rate - Fixed',
    items,
    billing_address: billingAddress,
    payment: { method, additional_information: ['Cash On Delivery'] },
    extension_attributes: {
      shipping_assignments: [{ shipping: { address: shippingAddress, method: 'flatrate_flatrate' }, items: [] }],
    },
  }
}
