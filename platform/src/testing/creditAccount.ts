import { textOf } from '../parse/fields.ts'
import { openAccount } from '../credit/accounts/openAccount.ts'
import type { Holder } from '../credit/accounts/holder.ts'
import { addDays, dayOf } from '../credit/calendar/calendar.ts'
import type { Invoice } from '../credit/invoices/invoiceRepository.ts'
import { type Opening, openInvoice } from '../credit/invoices/openInvoice.ts'
import { payOnTime, startFor } from '../credit/invoices/payOnTime.ts'
import { createPersonalData } from '../credit/secrets/personalData.ts'
import { storeOrDefault } from '../stores.ts'
import type { Answer, TestPlatform } from './withPlatform.ts'

/** The key that `withPlatform` seals with. */
export const testPersonalData = createPersonalData([Buffer.alloc(32, 7)])
export const PIN = '2580'

/** Text of a field of an answer, or an empty one. */
export const textIn = (value: unknown): string => textOf(value) ?? ''

let people = 0

/** A person that no other account is of. */
export function holderOf(fields: Partial<Holder> = {}): Holder {
  people += 1
  const id = String(people).padStart(4, '0')
  return {
    firstNames: 'Ana',
    fatherName: 'López',
    motherName: 'Ruiz',
    birthDate: '1990-05-14',
    curp: `LORA900514MJC${id}`,
    telephone: `52331234${id}`,
    email: `ana${id}@credito.example`,
    ...fields,
  }
}

/** Headers of a caller of its own, so that what one test does wrong does not count for another. */
export function callerHeaders(name: string = crypto.randomUUID()): Record<string, string> {
  return { 'x-client-address': name }
}

/** An account of a new person, and the calls that its holder makes. */
export async function withAccount(platform: TestPlatform, fields: Partial<Holder> = {}, { hasPin = true } = {}) {
  const { db } = platform.database()
  const holder = holderOf(fields)
  const opening = { personalData: testPersonalData, store: storeOrDefault('hogar'), ...(hasPin && { pin: PIN }) }
  const account = await db.transaction().execute((inside) => openAccount(inside, holder, opening))
  const post = (call: string, body: object, headers = callerHeaders()): Promise<Answer> =>
    platform.post(`/api/ext/${call}`, body, headers)
  const login = (nip = PIN, headers = callerHeaders()) => post('credit_login', { cuenta: account.number, nip }, headers)
  return {
    account,
    holder,
    number: account.number,
    login,
    /** Begins a session and returns its header. */
    session: async () => {
      const { body } = await login()
      return { 'x-credit-token': textIn(body.result?.creditToken) }
    },
    sendCode: (headers = callerHeaders()) => post('resend_client_nip', { cuenta: account.number }, headers),
    useCode: (nip: string, fields: object = {}, headers = callerHeaders()) =>
      post('validate_client_nip', { cuenta: account.number, nip, ...fields }, headers),
    messages: () =>
      db.selectFrom('outbox').selectAll().where('recipient', '=', `+${holder.telephone}`).orderBy('id').execute(),
  }
}

type Credit = Partial<Omit<Opening, 'accountId' | 'startedOn'>> &
  Readonly<{
    /** Payments made so far, each on its due day and at its on-time amount. */
    paid?: number
    /** Days until the first open payment is due; negative when it is late. */
    dueIn?: number
  }>

/** An invoice of an account: 5,000 of goods in 52 weeks, the first payment due today. */
export async function withInvoice(
  platform: TestPlatform,
  { account }: Readonly<{ account: Readonly<{ id: number }> }>,
  { paid = 0, dueIn = 0, ...terms }: Credit = {},
): Promise<Invoice> {
  const { db } = platform.database()
  const { product = 'MENUDEO', amount = '5000', months = 12, frequency = 'SEMANAL', ...rest } = terms
  const today = dayOf(new Date())
  const startedOn = startFor({ frequency, position: paid + 1, dueOn: addDays(today, dueIn) })
  return db.transaction().execute(async (inside) => {
    const invoice = await openInvoice(inside, { accountId: account.id, product, amount, months, frequency, startedOn, ...rest }) // prettier-ignore
    return payOnTime(inside, invoice, paid)
  })
}
