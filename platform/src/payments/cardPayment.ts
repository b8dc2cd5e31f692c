import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { CARD_PAYMENT_MINUTES, PAYMENT_CODE_BYTES } from './limits.ts'

const MINUTE_MS = 60_000

/** Where an order is paid by card, and until when. */
export type CardPayment = Readonly<{ url: string; payBefore: Date }>

/** Opens a page for the payment of an order that is placed now. `paymentOrigin` is where such pages are. */
export function openCardPayment(paymentOrigin: string, placedAt: Date): CardPayment {
  return {
    url: newPaymentUrl(paymentOrigin),
    payBefore: new Date(placedAt.getTime() + CARD_PAYMENT_MINUTES * MINUTE_MS),
  }
}

/** Returns the address of a new page for a payment by card. */
export function newPaymentUrl(paymentOrigin: string): string {
  return paymentUrl(paymentOrigin, randomBytes(PAYMENT_CODE_BYTES).toString('base64url'))
}

/** The order that a page's code stands for, or null. */
export async function findOrderToPay(db: Database, paymentOrigin: string, code: string): Promise<OrderRow | null> {
  const url = paymentUrl(paymentOrigin, code)
  return (await db.selectFrom('sales_order').selectAll().where('payment_url', '=', url).executeTakeFirst()) ?? null
}

function paymentUrl(paymentOrigin: string, code: string): string {
  return `${paymentOrigin}/pay/${code}`
}
