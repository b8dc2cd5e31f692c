import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { pageSender, registerFormPages } from '../../http/formPages.ts'
import { type PaymentPages, readCard } from '../../payments/cardPaymentRoutes.ts'
import { type CardField, checkCard } from '../../payments/checkCard.ts'
import { paymentFormPage, paymentPagePolicy, paymentTextPage } from '../../payments/paymentPage.ts'
import { returnAddress } from '../../payments/returnAddress.ts'
import { storeOrDefault } from '../../stores.ts'
import { dayOf } from '../calendar/calendar.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { creditPaymentUrl } from './openPayment.ts'
import type { PaymentRow } from './paymentRepository.ts'
import { mayTryCard } from '../../payments/mayTryCard.ts'
import { findPaymentByUrl, settleCard } from './settleCard.ts'

const ABOUT = 'Pago de tu crédito'
const NOTICES = {
  paid: 'Este pago ya está hecho.',
  over: 'Este pago venció o se canceló. No se cobró nada: vuelve a la tienda para hacer otro.',
  unknown: 'Este enlace no lleva a ningún pago.',
  tooMany: 'Probaste demasiadas tarjetas. Habla con tu banco y haz un pago nuevo.',
} as const

const Params = Type.Object({ code: Type.String({ pattern: '^[\\w-]{16,64}$' }) })
const Query = Type.Object({ return: Type.Optional(Type.String()) })

/** `/credit/pay/{code}`, where the platform plays the payment provider for payments of credits, as for orders. */
export function registerCreditCardPages(
  app: App,
  db: Kysely<Schema>,
  { personalData, ...pages }: PaymentPages & Readonly<{ personalData: PersonalData }>,
): void {
  const send = pageSender(paymentPagePolicy(pages.shopOrigin))
  const schema = { params: Params, querystring: Query, hide: true }
  registerFormPages(app, (scope) => {
    scope.get('/credit/pay/:code', { schema }, async (request, reply) => {
      const { payment, notice, say, form } = await findPage(db, request, pages)
      if (notice !== null) return send(reply, payment === null ? 404 : 200, say(notice))
      return send(reply, 200, form([], null))
    })
    scope.post('/credit/pay/:code', { schema }, async (request, reply) => {
      const { payment, notice, back, say, form } = await findPage(db, request, pages)
      if (payment === null) return send(reply, 404, say('unknown'))
      if (notice === 'paid') return reply.redirect(back, 303)
      if (notice !== null) return send(reply, 409, say(notice))
      const now = new Date()
      const verdict = checkCard(readCard(request.body), dayOf(now))
      if (verdict.kind === 'faulty') return send(reply, 422, form(verdict.fields, null))
      if (!(await mayTryCard(db, { table: 'credit_payment', id: payment.id }))) return send(reply, 429, say('tooMany'))
      if (verdict.kind === 'refused') return send(reply, 402, form([], verdict.reason))
      if (await settleCard(db, payment.id, { personalData, now })) return reply.redirect(back, 303)
      // A concurrent request was faster, or less is owed by now.
      const late = await findPage(db, request, pages)
      return late.notice === 'paid' ? reply.redirect(back, 303) : send(reply, 409, say(late.notice ?? 'over'))
    })
  })
}

type Asked = Readonly<{ params: { code: string }; query: { return?: string }; url: string }>

/** The payment of a page, and what can be shown about it; `notice` where there is nothing to pay. */
async function findPage(
  db: Kysely<Schema>,
  { params, query, url }: Asked,
  { paymentOrigin, shopOrigin }: PaymentPages,
) {
  const payment = await findPaymentByUrl(db, creditPaymentUrl(paymentOrigin, params.code))
  const store = storeOrDefault(payment?.store_code)
  const back = returnAddress(query.return, shopOrigin, store)
  return {
    payment,
    back,
    notice: noticeOf(payment, new Date()),
    say: (notice: keyof typeof NOTICES) => paymentTextPage(store, NOTICES[notice], back),
    form: (faulty: readonly CardField[], refusal: 'declined' | 'funds' | null) =>
      paymentFormPage({
        store,
        about: ABOUT,
        amount: Number(payment?.total ?? 0),
        months: null,
        action: url,
        back,
        faulty,
        refusal,
      }),
  }
}

function noticeOf(payment: PaymentRow | null, now: Date): 'unknown' | 'paid' | 'over' | null {
  if (payment === null) return 'unknown'
  if (payment.status === 'PENDING') return payment.pay_before > now ? null : 'over'
  return payment.received === null ? 'over' : 'paid'
}
