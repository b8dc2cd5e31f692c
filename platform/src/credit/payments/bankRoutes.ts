import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { accountRefusal } from '../accounts/accountRefusal.ts'
import { AmountField } from '../creditAmount.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { applyPayment } from './applyPayment.ts'
import { TRACKING_MAX_CHARACTERS } from './limits.ts'
import { paymentAnswer } from './paymentAnswer.ts'
import { receiveTransfer } from './receiveTransfer.ts'

/** Reference of a transfer whose sender left it out. */
const NO_REFERENCE = 'none'
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/
const PLAY = `Plays the bank, in development. The reference \`${NO_REFERENCE}\` is a transfer without one; then \`account\` is the
CLABE. \`now\` books it at once. The same report, by \`tracking\` or for the same payment, is counted once.`

const Params = Type.Object({ reference: Type.String({ pattern: `^(?:\\d{1,7}|${NO_REFERENCE})$` }) })
const Body = Type.Object({
  amount: AmountField,
  account: Type.Optional(Type.String({ pattern: '^\\d{18}$' })),
  sent_at: Type.Optional(Type.String({ format: 'date-time' })),
  now: Type.Optional(Type.Boolean()),
  tracking: Type.Optional(Type.String({ minLength: 1, maxLength: TRACKING_MAX_CHARACTERS })),
})

/** The bank's side of transfers, for developers. */
export function registerCreditBankRoutes(app: App, db: Kysely<Schema>, personalData: PersonalData): void {
  const schema = {
    tags: ['development'],
    summary: 'Play a bank transfer',
    description: PLAY,
    params: Params,
    body: Body,
  }
  app.put('/api/ext/credit_transfers/:reference', { schema }, async ({ params, body }) => {
    const amount = String(body.amount)
    if (!AMOUNT.test(amount) || Number(amount) === 0)
      throw accountRefusal(400, { reason: 'amount', field: 'amount', message: 'amount is pesos, above 0' })
    const now = new Date()
    const received = {
      clabe: body.account ?? null,
      reference: params.reference === NO_REFERENCE ? null : params.reference,
      amount,
      tracking: body.tracking ?? null,
      sentAt: body.sent_at === undefined ? now : new Date(body.sent_at),
      now,
    }
    const payment = await db.transaction().execute(async (transaction) => {
      const taken = await receiveTransfer(transaction, received)
      const booked = body.now === true ? await applyPayment(transaction, taken.id, { personalData, now }) : null
      return booked ?? taken
    })
    return success(await paymentAnswer(db, payment))
  })
}
