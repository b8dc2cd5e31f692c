import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { TokenQuery } from '../../customers/signIn/userToken.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { accountSummary } from '../accounts/accountProfile.ts'
import { loadAccount } from '../accounts/accountRepository.ts'
import { AccountBody, CustomerIdField, forbidCaching, requireAccountNumber } from '../accounts/accountRequest.ts'
import { findCreditAccess, requireCreditAccess } from '../accounts/creditAccess.ts'
import { requireCreditSession } from '../accounts/creditSession.ts'
import { CREDIT_PRODUCTS, type CreditProductCode } from '../products.ts'
import { openTransfers } from '../payments/openTransfers.ts'
import { ProductField } from '../requestFields.ts'
import { refuseOtherStores } from '../requireCreditStore.ts'
import { dayOf } from '../calendar/calendar.ts'
import { creditRoom } from './creditRoom.ts'
import { CREDIT_NAMES, invoiceAnswer, invoiceDetail } from './invoiceAnswer.ts'
import { loadInvoices } from './invoiceRepository.ts'
import { lineOfAccount } from '../orders/payFromLine.ts'
import { INVOICE_NUMBER_MAX_CHARACTERS } from './limits.ts'
import { pesos } from './money.ts'
import { balanceCents, sum } from './payoff.ts'

const tags = ['credit']
const ACCESS = 'Needs the header `X-Credit-Token` of a session, or the user token of a customer with a linked account.'
const LIST = `Invoices by product, with what is owed of all, the line of the account, and what is free of it, in pesos. \`type\` is a product,
\`MENUDEO\` by default, or \`TODOS\`. Without a linked account the lists are empty. \`presta\` is false while a payment late for more than a week, or a
block, ends lending. The number in \`cuenta\` is masked without a session. \`payment\` is everything late and the next
payment at its on-time amount; \`expiration\` is \`true\` while a payment is late. \`transferencias\` has the payments by
transfer that can still be made, and those that are not booked yet. ${ACCESS}`
const ONE = `An invoice with its payments. \`liquidar.hoy\` settles it today, \`ahorro\` is what that saves against paying every
payment on time, \`ahorro_contrato\` against the contract. Returns 404 for an invoice of another account. ${ACCESS}`
const HOME = `Whether the account can borrow, and at most how much. \`motivo\` is \`OVERDUE\` with a payment late for more than a
week, \`LINE\` when less is free than the smallest loan. Needs a credit session of this account.`
const ListQuery = Type.Object({
  ...TokenQuery.properties,
  userId: Type.Optional(CustomerIdField),
  type: Type.Optional(Type.Union([...ProductField.anyOf, Type.Literal('TODOS')])),
})
const MineQuery = Type.Object({ ...TokenQuery.properties, customerId: CustomerIdField })
const OneQuery = Type.Object({
  ...TokenQuery.properties,
  customerId: Type.Optional(CustomerIdField),
  incrementId: Type.String({ maxLength: INVOICE_NUMBER_MAX_CHARACTERS }),
})
const HomeBody = Type.Object({ ...AccountBody.properties, clienteId: Type.Optional(CustomerIdField) })

/** Routes that read the invoices of an account, and its room for more credit. */
export function registerInvoiceRoutes(app: App, db: Kysely<Schema>): void {
  const hooks = { onRequest: forbidCaching, preValidation: refuseOtherStores }
  const list = { tags, summary: 'Credits of an account', description: LIST, querystring: ListQuery }
  app.get('/api/ext/customer_credits', { schema: list, ...hooks }, async (request) => {
    const { userId, type = 'MENUDEO' } = request.query
    const now = new Date()
    const { account, isProven } = await findCreditAccess(db, request, { customerId: userId, now })
    const kinds = Object.keys(CREDIT_PRODUCTS).filter(isProduct)
    const shown = type === 'TODOS' ? kinds : [type]
    const invoices = account === null ? [] : await loadInvoices(db, { accountId: account.id })
    const line = account === null ? null : await lineOfAccount(db, account, now)
    const group = (kind: CreditProductCode) => ({
      nombre: CREDIT_NAMES[kind],
      facturas: invoices.filter((one) => one.kind === kind).map((one) => invoiceAnswer(one, dayOf(now))),
    })
    return success({
      creditos: Object.fromEntries(shown.map((kind) => [kind, group(kind)])),
      cuenta: account && accountSummary(account, { isProven }),
      saldo: pesos(sum(invoices, (one) => (one.status === 'VIGENTE' ? balanceCents(one, dayOf(now)) : 0))),
      linea: line?.line ?? 0,
      disponible: line?.available ?? 0,
      presta: line?.isOpen ?? false,
      transferencias: account === null ? [] : await openTransfers(db, account.id, now),
    })
  })
  const mine = { tags, summary: 'All invoices of a customer', description: ACCESS, querystring: MineQuery }
  app.get('/api/ext/credits', { schema: mine, ...hooks }, async (request) => {
    const now = new Date()
    const { account } = await findCreditAccess(db, request, { customerId: request.query.customerId, now })
    const invoices = account === null ? [] : await loadInvoices(db, { accountId: account.id })
    return success({ items: invoices.map((invoice) => invoiceAnswer(invoice, dayOf(now))) })
  })
  const one = { tags, summary: 'An invoice and its payments', description: ONE, querystring: OneQuery }
  app.get('/api/ext/credit_invoice', { schema: one, ...hooks }, async (request) => {
    const { customerId, incrementId: number } = request.query
    const now = new Date()
    const { id: accountId } = await requireCreditAccess(db, request, { customerId, now })
    const [invoice] = await loadInvoices(db, { accountId, number })
    if (invoice === undefined) throw new PlatformError(404, { errorMessage: 'No such invoice' })
    return success(invoiceDetail(invoice, dayOf(now)))
  })
  const home = { tags, summary: 'Whether an account can borrow', description: HOME, body: HomeBody }
  app.post('/api/ext/credit_home_validation', { schema: home, ...hooks }, async (request) => {
    const { cuenta, clienteId } = request.body
    const now = new Date()
    const { accountId } = await requireCreditSession(db, request, now)
    const account = await loadAccount(db, accountId)
    const isNamed = clienteId === undefined || Number(clienteId) === account.customer_id
    if (requireAccountNumber(cuenta, 'cuenta') !== account.number || !isNamed)
      throw new PlatformError(403, { errorMessage: 'This is another account' })
    const { refusal, largest } = await creditRoom(db, accountId, dayOf(now))
    return success({
      puede: refusal === null,
      maximo: refusal === null ? largest : 0,
      ...(refusal !== null && { motivo: refusal }),
    })
  })
}

function isProduct(code: string): code is CreditProductCode {
  return Object.hasOwn(CREDIT_PRODUCTS, code)
}
