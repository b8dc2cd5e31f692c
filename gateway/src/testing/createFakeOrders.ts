import { Refusal, type createFakeCarts } from './fakeCart.ts'
import type { Document } from './productDocuments.ts'

/** Creates orders in memory, which carts become. */
export function createFakeOrders(carts: ReturnType<typeof createFakeCarts>) {
  const orders = new Map<string, Document>()
  /** Total of every order, regardless of its cart, and whether an agreed total is compared with it. */
  const charging: { total: number | null; comparesAgreed: boolean } = { total: null, comparesAgreed: false }

  const place = (body: Document, agreed: unknown) => {
    const id = String(body.cart_id)
    const lines = carts.cart(id)
    if (lines.some(({ sku }) => carts.refused.has(`order:${sku}`))) {
      throw new Refusal(
        500,
        `Error while adding products. The requested qty is not available: ${lines[0]?.sku}, 0 left`,
      )
    }
    const total = charging.total ?? 116
    if (charging.comparesAgreed && agreed !== undefined && agreed !== `${total.toFixed(2)} MXN`) {
      throw new Refusal(409, `Error placing an order. The total is ${total.toFixed(2)} MXN now.`)
    }
    const number = `00000000${orders.size + 1}`
    const items = lines.map((line) => ({
      ...line,
      product_sku: line.sku,
      qty_ordered: line.qty,
      price_incl_tax: line.price * 1.16,
    }))
    const order = {
      increment_id: number,
      order_id: body.order_id,
      cart: id,
      status: 'pending',
      created_at: '2026-11-20 10:30:00',
      grand_total: total,
      items,
    }
    orders.set(number, {
      ...order,
      ...(charging.total === null ? { totals: carts.totals(id) } : {}),
      customer_email: 'ana@example.mx',
    })
    carts.carts.delete(id)
    return { magentoOrderId: '1', orderNumber: number }
  }
  const read = (number: string, cartId: string | null) => {
    const order = orders.get(number)
    if (!order || order.cart !== cartId) throw new Refusal(404, 'No such entity')
    return order
  }
  const find = (field: string, value: string | undefined) =>
    [...orders.values()].find((order) => order[field] === value)

  return { orders, charging, place, find, read }
}
