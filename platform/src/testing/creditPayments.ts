import { textIn, withAccount, withInvoice } from './creditAccount.ts'
import type { Answer, Json, TestPlatform } from './withPlatform.ts'

type Debt = Readonly<{ id_factura: string; abono: string }>
export type CreditTerms = Parameters<typeof withInvoice>[2]

/** A card that every bank accepts. */
export const GOOD_CARD = { number: '4111 1111 1111 1111', expiry: '12/40', code: '123', holder: 'Ana López' }

/** Result of an answer. */
export const resultOf = ({ body }: Answer): Json => body.result!

/** Calls that pay credits on a platform: accounts with an invoice, the provider's page, and the bank. */
export function creditPayments(platform: TestPlatform) {
  return {
    debtor: (terms?: CreditTerms) => debtorOf(platform, terms),
    bank: (reference: unknown, body: object) => platform.put(`/api/ext/credit_transfers/${textIn(reference)}`, body),
    payPage: (url: unknown, fields: object) =>
      platform.post(
        `${new URL(textIn(url)).pathname}?return=/my-account/payments/pay`,
        new URLSearchParams(Object.entries(fields)).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      ),
  }
}

/** An account with an invoice whose first payment is due today, in a session. */
async function debtorOf(platform: TestPlatform, terms: CreditTerms = {}) {
  const holder = await withAccount(platform)
  const invoice = await withInvoice(platform, holder, terms)
  const session = await holder.session()
  const post =
    (call: string) =>
    (debts: readonly Debt[], headers: Record<string, string> = {}) =>
      platform.post(`/api/ext/${call}`, { debts, clientNumber: holder.number }, { ...session, ...headers })
  const pay = (abono: string, number = invoice.number): Debt => ({ id_factura: number, abono })
  return {
    ...holder,
    invoice,
    session,
    newSession: holder.session,
    pay,
    card: post('send_customer_payments'),
    transfer: post('payments_by_transfer'),
    read: async (id: unknown) => (await platform.get(`/api/ext/credit_payments/${textIn(id)}`, session)).body.result!,
    detail: async () =>
      (await platform.get(`/api/ext/credit_invoice?incrementId=${invoice.number}`, session)).body.result!,
    mails: () =>
      platform
        .database()
        .db.selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', holder.holder.email)
        .orderBy('id')
        .execute(),
  }
}
