import { randomUUID } from 'node:crypto'
import type Big from 'big.js'
import { hashOfSecret } from '../../secrets/secret.ts'
import type { Database } from '../../database/schema.ts'
import { type Credentials, newFolio, newKey } from '../applications/applicationRepository.ts'
import { type Applicant, sealFields } from '../applications/personalFields.ts'
import type { PersonalData } from '../secrets/personalData.ts'

type Wish = Readonly<{
  orderNumber: string
  customerId: number
  storeCode: string
  email: string
  /** Linked account whose line is too small; null without one. */
  accountId: number | null
  amount: Big
  months: number
  now: Date
}>

/** Applicant of a draft without data yet; messages about it go to the address of the order. */
const unknownApplicant = (email: string): Applicant => ({
  nombres: '',
  apellido_paterno: '',
  apellido_materno: null,
  fecha_nacimiento: '',
  curp: '',
  telefono: '',
  email,
})

/**
 * Opens the draft of the application that an order waits for, within the transaction that places it. It has no key: its
 * customer gets one with the first step. Returns its folio.
 */
export async function openOrderRequest(db: Database, personalData: PersonalData, wish: Wish): Promise<string> {
  const { orderNumber, customerId, storeCode, email, accountId, amount, months, now } = wish
  const folio = newFolio()
  await db
    .insertInto('credit_application')
    .values({
      id: randomUUID(),
      folio,
      kind: 'MENUDEO',
      customer_kind: accountId === null ? 'NUEVO' : 'CASA',
      store_code: storeCode,
      customer_id: customerId,
      account_id: accountId,
      order_number: orderNumber,
      amount: amount.toFixed(2),
      months,
      frequency: 'SEMANAL',
      sealed: sealFields(personalData, { applicant: unknownApplicant(email) }),
      steps: '{}',
      created_at: now,
      changed_at: now,
    })
    .execute()
  return folio
}

type Taker = Readonly<{
  customerId: number | null
  kind: string
  /** Account of a customer of the house; null for a new one. */
  accountId: number | null
  now: Date
}>

/**
 * Gives a customer the key of the draft that their last order waits for; the key before opens nothing from then on. Null
 * where no order of theirs waits.
 */
export async function takeOrderRequest(
  db: Database,
  { customerId, kind, accountId, now }: Taker,
): Promise<(Credentials & Readonly<{ folio: string | null }>) | null> {
  if (customerId === null || kind !== 'MENUDEO') return null
  const clave = newKey()
  const newest = db
    .selectFrom('credit_application')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'MENUDEO')
    .where('status', '=', 'DRAFT')
    .where('order_number', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
  const taken = await db
    .updateTable('credit_application')
    .set({
      key_hash: hashOfSecret(clave),
      other_key_hash: null,
      customer_kind: accountId === null ? 'NUEVO' : 'CASA',
      account_id: accountId,
      changed_at: now,
    })
    .where('id', '=', newest)
    .where('status', '=', 'DRAFT')
    .returning(['id', 'folio'])
    .executeTakeFirst()
  return taken === undefined ? null : { solicitud: taken.id, clave, folio: taken.folio }
}

/** Statuses of an application that ends with its order. */
const OPEN = ['DRAFT', 'SUBMITTED', 'NEEDS_FILES', 'PARTIALLY_APPROVED'] as const

/** Cancels the open application of an order that is called off, or paid without it. */
export async function endOrderRequest(db: Database, orderNumber: string, now: Date): Promise<void> {
  await db
    .updateTable('credit_application')
    .set({ status: 'CANCELED', changed_at: now })
    .where('order_number', '=', orderNumber)
    .where('status', 'in', OPEN)
    .execute()
}

/**
 * Locks the application of an order until the transaction ends. Whatever changes both locks the application first, as
 * decisions do: the other way round, two transactions would wait for each other.
 */
export async function lockOrderRequest(db: Database, orderNumber: string): Promise<void> {
  await db.selectFrom('credit_application').select('id').where('order_number', '=', orderNumber).forUpdate().execute()
}
