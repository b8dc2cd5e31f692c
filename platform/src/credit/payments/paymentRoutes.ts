import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { TokenQuery } from '../../customers/signIn/userToken.ts'
import type { Database, Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../../http/idempotency.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { maskedNumber, readAccountNumber } from '../accounts/accountNumber.ts'
import { type AccountRow, lockAccount } from '../accounts/accountRepository.ts'
import { forbidCaching } from '../accounts/accountRequest.ts'
import { requireCreditAccess } from '../accounts/creditAccess.ts'
import { dayOf } from '../calendar/calendar.ts'
import { loadInvoices } from '../invoices/invoiceRepository.ts'
import { StoreBody } from '../requestFields.ts'
import { refuseOtherStores, requireCreditStore } from '../requireCreditStore.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { DebtsField, requireLines } from './debts.ts'
import { NAME_TEXT_MAX_CHARACTERS, PAYMENT_LINES_MAX } from './limits.ts'
import { openCardPayment, openTransfer } from './openPayment.ts'
import { paymentAnswer, transferAnswer } from './paymentAnswer.ts'
import { sendTransferInstructions } from './paymentMails.ts'
import { findPayment } from './paymentRepository.ts'

const tags = ['credit']
const ACCESS = `Needs the header \`X-Credit-Token\` of a session, or the user token of a customer with a linked account. With an
\`Idempotency-Key\` a repeated request gets the first answer.`
const DEBTS = `\`debts\` names 1 to ${PAYMENT_LINES_MAX} invoices of the account, each once. Refuses with \`amount\` what is no
amount, below 1.00 or above the payoff, with \`invoice\` an invoice named twice or (409) one that owes nothing; returns 404
for an invoice of another account. Name and mail are taken from the account.`
const CARD = `Opens a payment by card, and a page for it at \`url\`, for 60 minutes. ${DEBTS} ${ACCESS}`
const TRANSFER = `Opens a payment by bank transfer, for 72 hours. Asking again for the same invoices gives the same reference
while it is open. Refuses with \`channel\` invoices that take no transfers. ${DEBTS} ${ACCESS}`

const TextField = Type.Optional(Type.String({ maxLength: NAME_TEXT_MAX_CHARACTERS }))
const PaymentBody = Type.Object({
  ...StoreBody.properties,
  debts: DebtsField,
  clientNumber: Type.Optional(Type.String({ maxLength: 20, description: 'number of the account, whole or masked' })),
  clientName: TextField,
  clientMail: TextField,
  type: TextField,
  typeClient: TextField,
})
const PaymentParams = Type.Object({ payment_id: Type.String({ maxLength: 40 }) })

type Parts = Readonly<{
  db: Kysely<Schema>
  personalData: PersonalData
  paymentOrigin: string | null
  speiProcessingHours?: number | undefined
}>
type Call = FastifyRequest<{ Body: Static<typeof PaymentBody>; Querystring: Static<typeof TokenQuery> }>

/** Routes that open and read payments of credits. */
export function registerCreditPaymentRoutes(app: App, parts: Parts): void {
  const { db, paymentOrigin } = parts
  const hooks = { onRequest: forbidCaching, preValidation: refuseOtherStores }
  const body = { querystring: TokenQuery, body: PaymentBody }
  const card = { tags, summary: 'Pay credits by card', description: CARD, ...body }
  app.post('/api/ext/send_customer_payments', { schema: card, ...hooks }, async (request) => {
    if (paymentOrigin === null) throw new PlatformError(409, { errorMessage: 'Cards are not accepted' })
    const open = async (inside: Database, opening: Opening) => {
      const { id, url, total, pay_before } = await openCardPayment(inside, opening, paymentOrigin)
      return { payment_id: id, url, total: Number(total), pay_before: pay_before.toISOString() }
    }
    return success(await openOnce(db, request, { isTransfer: false, open }))
  })
  const transfer = { tags, summary: 'Pay credits by bank transfer', description: TRANSFER, ...body }
  app.post('/api/ext/payments_by_transfer', { schema: transfer, ...hooks }, async (request) => {
    const open = async (inside: Database, opening: Opening) => {
      const { payment, isChanged } = await openTransfer(inside, opening)
      if (isChanged) await sendTransferInstructions(inside, payment, parts)
      const { id, total, pay_before } = payment
      const way = await transferAnswer(inside, payment)
      return { payment_id: id, ...way, total: Number(total), pay_before: pay_before.toISOString() }
    }
    return success(await openOnce(db, request, { isTransfer: true, open }))
  })
  const one = {
    tags,
    summary: 'A payment of credits',
    description: `Returns 404 for a payment of another account. ${ACCESS}`,
    params: PaymentParams,
    querystring: TokenQuery,
  }
  app.get('/api/ext/credit_payments/:payment_id', { schema: one, ...hooks }, async (request) => {
    const account = await requireCreditAccess(db, request, { customerId: undefined, now: new Date() })
    const payment = await findPayment(db, request.params.payment_id)
    if (payment?.account_id !== account.id) throw new PlatformError(404, { errorMessage: 'No such payment' })
    return success(await paymentAnswer(db, payment))
  })
}

type Opening = Parameters<typeof openTransfer>[1]
type Way = Readonly<{ isTransfer: boolean; open: (inside: Database, opening: Opening) => Promise<unknown> }>

/** Checks a request for a payment under the lock of its account, and carries it out once for each key. */
async function openOnce(db: Kysely<Schema>, request: Call, { isTransfer, open }: Way): Promise<unknown> {
  const now = new Date()
  const account = await requireCreditAccess(db, request, { customerId: undefined, now })
  requireNamed(account, request.body.clientNumber)
  const idempotency = readIdempotency(request, `credit:${account.id}`)
  return carryOutOnce(db, idempotency, async (transaction) => {
    await lockAccount(transaction, account.id)
    const invoices = await loadInvoices(transaction, { accountId: account.id })
    const lines = requireLines(request.body.debts, { invoices, day: dayOf(now), isTransfer })
    return open(transaction, { account, lines, store: requireCreditStore(request), now })
  })
}

/** @throws PlatformError 403 when a request names another account than it has a right to. */
function requireNamed({ number }: AccountRow, named: string | undefined): void {
  if (named === undefined || named === '' || named === maskedNumber(number)) return
  if (readAccountNumber(named) !== number) throw new PlatformError(403, { errorMessage: 'This is another account' })
}
