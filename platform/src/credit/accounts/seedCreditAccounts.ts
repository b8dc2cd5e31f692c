import { type Kysely, sql } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import { addDays, type Day, dayOf } from '../calendar/calendar.ts'
import { CHANNELS, type Opening, openInvoice } from '../invoices/openInvoice.ts'
import { payOnTime, startFor } from '../invoices/payOnTime.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import type { AccountRow } from './accountRepository.ts'
import type { Holder } from './holder.ts'
import { linkAccount } from './linkAccount.ts'
import { openAccount } from './openAccount.ts'

const SEED_LOCK = 7_410_003

/** An invoice whose first payments were made on time. `dueInDays` is when the next one is due, below 0 for a late one. */
type SeedInvoice = Omit<Opening, 'accountId' | 'startedOn'> & Readonly<{ paid: number; dueInDays: number }>
type SeedAccount = Readonly<{ holder: Holder; pin: string; invoices: readonly SeedInvoice[] }>

const WEEKLY = { months: 12, frequency: 'SEMANAL' } as const
const ACCOUNTS: readonly SeedAccount[] = [
  {
    holder: {
      firstNames: 'Ana',
      fatherName: 'López',
      motherName: 'Ruiz',
      birthDate: '1990-05-14',
      curp: 'LORA900514MJCPZN08',
      telephone: '523312345678',
      email: 'ana@hogar.example',
    },
    pin: '2580',
    invoices: [{ product: 'MENUDEO', amount: '5000', ...WEEKLY, paid: 20, dueInDays: 3 }],
  },
  {
    holder: {
      firstNames: 'Luis',
      fatherName: 'García',
      motherName: 'Ramos',
      birthDate: '1985-09-23',
      curp: 'GARL850923HDFRMS04',
      telephone: '525512345601',
      email: 'luis@hogar.example',
    },
    pin: '3691',
    invoices: [{ product: 'CREDILANA', amount: '10000', ...WEEKLY, insurance: 'VIDA-10', paid: 10, dueInDays: -8 }],
  },
  {
    holder: {
      firstNames: 'Luisa',
      fatherName: 'Cruz',
      motherName: 'Bravo',
      birthDate: '1978-01-01',
      curp: 'CUBL780101MJCRRS04',
      telephone: '523312345602',
      email: 'luisa@hogar.example',
    },
    pin: '1470',
    invoices: [
      { product: 'PERSONAL', amount: '5000', months: 12, frequency: 'MENSUAL', paid: 3, dueInDays: 10 },
      { product: 'MENUDEO', amount: '1000', ...WEEKLY, channel: CHANNELS.catalogue, paid: 1, dueInDays: 5 },
    ],
  },
  {
    holder: {
      firstNames: 'Mónica',
      fatherName: 'Solís',
      motherName: 'Aldana',
      birthDate: '1990-03-10',
      curp: 'SOAM900310MDFSLN09',
      telephone: '525512345603',
      email: 'monica@hogar.example',
    },
    pin: '8520',
    // 26,500.00 paid on time: the least that gives the longest line.
    invoices: [{ product: 'MENUDEO', amount: '22601.28', months: 6, frequency: 'SEMANAL', paid: 26, dueInDays: -14 }],
  },
]

/**
 * Makes accounts with known PINs and a history, for development. Their days count from the first start; where there are
 * accounts already, nothing is made. An account is linked to the customer with the e-mail address of its holder.
 */
export async function seedCreditAccounts(db: Kysely<Schema>, personalData: PersonalData, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(transaction)
    const known = await transaction.selectFrom('credit_account').select('id').limit(1).executeTakeFirst()
    if (known !== undefined) return
    const store = storeOrDefault(undefined)
    for (const { holder, pin, invoices } of ACCOUNTS) {
      const account = await openAccount(transaction, holder, { personalData, store, pin })
      for (const invoice of invoices)
        await seedInvoice(transaction, { accountId: account.id, today: dayOf(now) }, invoice)
      await linkByEmail(transaction, account, holder)
    }
  })
}

async function seedInvoice(
  db: Database,
  { accountId, today }: Readonly<{ accountId: number; today: Day }>,
  { paid, dueInDays, ...terms }: SeedInvoice,
): Promise<void> {
  const next = { frequency: terms.frequency, position: paid + 1, dueOn: addDays(today, dueInDays) }
  const invoice = await openInvoice(db, { ...terms, accountId, startedOn: startFor(next) })
  await payOnTime(db, invoice, paid)
}

async function linkByEmail(db: Database, account: AccountRow, { email }: Holder): Promise<void> {
  const customer = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()
  if (customer !== undefined) await linkAccount(db, { customerId: customer.id, account })
}
