import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { advanceOf } from '../orders/payment/advanceOf.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { pageSender, registerFormPages } from '../http/formPages.ts'
import { endedStatus } from '../orders/endedStatuses.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { settleOrder } from '../orders/payment/settleOrder.ts'
import { storeOrDefault } from '../stores.ts'
import { localDay } from '../timeZones.ts'
import { findOrderToPay } from './cardPayment.ts'
import { mayTryCard } from './mayTryCard.ts'
import { type Card, type CardField, checkCard } from './checkCard.ts'
import { CARD_FIELD_MAX_CHARACTERS } from './limits.ts'
import { paymentFormPage, paymentNoticePage, paymentPagePolicy } from './paymentPage.ts'
import { paymentTexts } from './paymentTexts.ts'
import { returnAddress } from './returnAddress.ts'

export type PaymentPages = Readonly<{
  /** Where these pages are, as browsers reach them. */
  paymentOrigin: string
  /** Where the shop lives: the way back leads there. */
  shopOrigin: string
}>

const Params = Type.Object({ code: Type.String({ pattern: '^[\\w-]{16,64}$' }) })
const Query = Type.Object({ return: Type.Optional(Type.String()) })

/**
 * `/pay/{code}`, where the platform plays the payment provider for developers: the one place that sees a card. Neither
 * shop nor gateway does, and nothing of it is kept.
 */
export function registerCardPaymentRoutes(app: App, db: Kysely<Schema>, pages: PaymentPages): void {
  const send = pageSender(paymentPagePolicy(pages.shopOrigin))
  const schema = { params: Params, querystring: Query, hide: true }
  registerFormPages(app, (scope) => {
    scope.get('/pay/:code', { schema }, async (request, reply) => {
      const payment = await findPayment(db, request, pages)
      return send(reply, payment.order === null ? 404 : 200, payment.notice ?? payment.form([], null))
    })
    scope.post('/pay/:code', { schema }, async (request, reply) => {
      const { order, notice, back, form, say } = await findPayment(db, request, pages)
      if (order !== null && isPaid(order)) return reply.redirect(back, 303)
      if (order === null || notice !== null) return send(reply, order === null ? 404 : 409, notice ?? '')
      const verdict = checkCard(readCard(request.body), localDay(new Date(), storeOrDefault(order.store_code).country))
      if (verdict.kind === 'faulty') return send(reply, 422, form(verdict.fields, null))
      if (!(await mayTryCard(db, { table: 'sales_order', id: order.id }))) return send(reply, 429, say('tooMany'))
      if (verdict.kind === 'refused') return send(reply, 402, form([], verdict.reason))
      const settled = await settleOrder(db, order.order_number)
      if (settled === 'paid') return reply.redirect(back, 303)
      if (settled === 'line') return send(reply, 409, say('line'))
      // A concurrent request was faster: the order is already paid, or has just been canceled.
      const { notice: late } = await findPayment(db, request, pages)
      return send(reply, 409, late ?? say('canceled'))
    })
  })
}

type Asked = Readonly<{ params: { code: string }; query: { return?: string }; url: string }>

/** The order that is to be paid, and the pages that can be said of it; `notice` where there is nothing to pay. */
async function findPayment(
  db: Kysely<Schema>,
  { params, query, url }: Asked,
  { paymentOrigin, shopOrigin }: PaymentPages,
) {
  const order = await findOrderToPay(db, paymentOrigin, params.code)
  const store = storeOrDefault(order?.store_code)
  const back = returnAddress(query.return, shopOrigin, store)
  const text = noticeOf(order)
  return {
    order,
    back,
    notice: text === null ? null : paymentNoticePage(store, text, back),
    say: (name: 'tooMany' | 'line' | 'canceled') => paymentNoticePage(store, name, back),
    form: (faulty: readonly CardField[], refusal: 'declined' | 'funds' | null) =>
      paymentFormPage({
        store,
        about: paymentTexts(store).order.replace('{number}', order?.order_number ?? ''),
        amount: order === null ? 0 : advanceOf(order).toNumber(),
        months: order?.payment_months ?? null,
        action: url,
        back,
        faulty,
        refusal,
      }),
  }
}

function noticeOf(order: OrderRow | null): 'unknown' | 'paid' | 'nothing' | 'canceled' | null {
  if (order === null) return 'unknown'
  if (endedStatus(order.status) !== null) return 'canceled'
  if (!isPaid(order)) return null
  return advanceOf(order).eq(0) ? 'nothing' : 'paid'
}

/** Whether a card has paid an order, or its part of one on credit: then it has no deadline any more. */
function isPaid({ status, pay_before: payBefore }: OrderRow): boolean {
  return payBefore === null && endedStatus(status) === null
}

/** Reads the fields of a card from a form. Too long ones count as empty. */
export function readCard(body: unknown): Card {
  const given = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const text = (name: CardField) => {
    const value: unknown = given.get(name)
    return typeof value === 'string' && value.length <= CARD_FIELD_MAX_CHARACTERS ? value : ''
  }
  return { number: text('number'), expiry: text('expiry'), code: text('code'), holder: text('holder') }
}
