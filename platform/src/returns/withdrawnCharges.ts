import { Big } from 'big.js'
import { standardPrice } from '../checkout/shippingMethods.ts'
import { isGiftCard } from '../giftcards/giftCardOffer.ts'
import { atMost } from '../orders/cancellation/refundableOf.ts'
import type { OrderItemRow, OrderRow } from '../orders/orderRow.ts'
import { fieldsOf, numberOf } from '../parse/fields.ts'
import { storeOrDefault } from '../stores.ts'
import { lastSecondOf } from '../timeZones.ts'
import { isSendable } from './returnRepository.ts'

/** Days after the delivery in which a consumer may withdraw from the purchase (directive 2011/83/EU, art. 9). */
const WITHDRAWAL_DAYS = 14
const DAY_MS = 86_400_000

/** Units of a line of an order that have come back, when their return was asked for. */
export type ReceivedUnits = Readonly<{ order_item_id: number; qty_received: number; created_at: Date }>

type Withdrawal = Readonly<{ items: readonly OrderItemRow[]; received: readonly ReceivedUnits[] }>

/**
 * Returns what goes back beside the price of the goods when a purchase in Germany or Italy is withdrawn from whole: the cost
 * of its delivery, up to that of the standard delivery, and of its way of paying (directive 2011/83/EU, art. 13). 0 while
 * something that can be sent back is not, and for goods that were sent back later than the law grants.
 */
export function withdrawnCharges(order: OrderRow, { items, received }: Withdrawal): Big {
  const store = storeOrDefault(order.store_code)
  const { delivered_at: deliveredAt } = order
  if (store.country === 'MX' || deliveredAt === null) return new Big(0)
  const end = lastSecondOf(new Date(deliveredAt.getTime() + WITHDRAWAL_DAYS * DAY_MS), store.country)
  const inTime = received.filter(({ created_at: askedAt }) => askedAt <= end)
  const isWhole = items.filter(isSendable).every(({ id, qty, qty_canceled: canceled }) => {
    const back = inTime.filter((line) => line.order_item_id === id).map((line) => line.qty_received)
    return back.reduce((sum, units) => sum + units, canceled) >= qty
  })
  if (!isWhole) return new Big(0)
  const { shipping_incl_tax: shipping, payment_incl_tax: payment } = fieldsOf(order.totals)
  const goods = items.filter((item) => !isGiftCard({ productSku: item.product_sku }))
  const subtotal = goods.reduce((sum, item) => sum.plus(item.row_total_incl_tax), new Big(0))
  return atMost(amountOf(shipping), standardPrice(store, subtotal)).plus(amountOf(payment))
}

function amountOf(value: unknown): Big {
  return new Big(numberOf(value) ?? 0)
}
