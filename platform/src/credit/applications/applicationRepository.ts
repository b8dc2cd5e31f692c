import { randomBytes, randomUUID } from 'node:crypto'
import { type Selectable, type Transaction, sql } from 'kysely'
import { hashOfSecret } from '../../secrets/secret.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { isSameHash } from '../../telephones/smsCode.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { keyRefusal, pendingRefusal, stateRefusal } from './applicationRefusal.ts'
import { type ApplicationSteps, readSteps } from './applicationSteps.ts'
import type { ApplicationStatus, ApplicationTable } from './applicationTables.ts'
import { APPLICATION_FOLIO_CHARACTERS, APPLICATION_KEY_BYTES } from './limits.ts'
import { type Applicant, type PersonalFields, openFields, sealFields } from './personalFields.ts'

export type ApplicationRow = Selectable<ApplicationTable>
/** An application with its decrypted fields. */
export type Application = Readonly<{ row: ApplicationRow; personal: PersonalFields; steps: ApplicationSteps }>
/** Id and key of an application, as a call names them. */
export type Credentials = Readonly<{ solicitud: string; clave: string }>

/** Statuses in which a person has an application in review, and cannot send another one. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  'SUBMITTED',
  'NEEDS_FILES',
  'PARTIALLY_APPROVED',
  'APPROVED',
]

/** Letters and figures of a folio, without those easily read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random folio: `S-7KD29MXF`. */
export function newFolio(): string {
  const letters = Array.from(randomBytes(APPLICATION_FOLIO_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length])
  return `S-${letters.join('')}`
}

/** Look-up hashes of a person. The first of each is stored, all are searched. */
export function personHashes({ lookups }: PersonalData, { curp, telefono }: Pick<Applicant, 'curp' | 'telefono'>) {
  return { curps: lookups('curp', curp), phones: lookups('phone', telefono) } as const
}

/** Returns a random key, which opens an application. */
export function newKey(): string {
  return randomBytes(APPLICATION_KEY_BYTES).toString('base64url')
}

type NewApplication = Pick<ApplicationRow, 'kind' | 'customer_kind' | 'store_code' | 'customer_id' | 'account_id'> &
  Readonly<{ personal: PersonalFields; steps: ApplicationSteps; now: Date }>

/** Opens a draft. Returns its id and key: the key is returned once and stored as a hash. */
export async function insertDraft(
  db: Database,
  personalData: PersonalData,
  { personal, steps, now, ...fields }: NewApplication,
): Promise<Credentials & Readonly<{ folio: string }>> {
  const [id, key, folio] = [randomUUID(), newKey(), newFolio()]
  const { curps, phones } = personHashes(personalData, personal.applicant)
  await db
    .insertInto('credit_application')
    .values({
      ...fields,
      id,
      folio,
      key_hash: hashOfSecret(key),
      sealed: sealFields(personalData, personal),
      steps: JSON.stringify(steps),
      curp_hmac: curps[0],
      phone_hmac: phones[0],
      created_at: now,
      changed_at: now,
    })
    .execute()
  return { solicitud: id, clave: key, folio }
}

/**
 * Loads the application of a call and locks it until the transaction ends.
 * @throws PlatformError 401 for an unknown id, and for a key that is not the application's: both alike.
 */
export async function lockByKey(
  transaction: Transaction<Schema>,
  personalData: PersonalData,
  { solicitud, clave }: Credentials,
): Promise<Application> {
  const row = await transaction
    .selectFrom('credit_application')
    .selectAll()
    .where('id', '=', solicitud)
    .forUpdate()
    .executeTakeFirst()
  const hash = hashOfSecret(clave)
  const isOpened = [row?.key_hash, row?.other_key_hash].map((known) => isSameHash(known ?? '', hash)).includes(true)
  if (row === undefined || !isOpened) throw keyRefusal()
  return openApplication(personalData, row)
}

/** The same, for a step that a draft alone has. @throws PlatformError 401, or 409 after the draft. */
export async function lockDraft(
  transaction: Transaction<Schema>,
  personalData: PersonalData,
  credentials: Credentials,
): Promise<Application> {
  const application = await lockByKey(transaction, personalData, credentials)
  if (application.row.status !== 'DRAFT') throw stateRefusal(application.row.status)
  return application
}

/** Decrypts a row. @throws PlatformError 401 for one that was erased. */
export function openApplication(personalData: PersonalData, row: ApplicationRow): Application {
  if (row.sealed === null) throw keyRefusal()
  return { row, personal: openFields(personalData, row.sealed), steps: readSteps(row.steps) }
}

type Changed = Readonly<{
  personal?: PersonalFields
  steps?: ApplicationSteps
  row?: Partial<Pick<ApplicationRow, 'amount' | 'months' | 'frequency' | 'offer' | 'consent_until' | 'customer_id'>>
  now: Date
}>

/** Stores the changed parts of a locked application. */
export async function saveApplication(
  db: Database,
  personalData: PersonalData,
  { id, personal, steps, row = {}, now }: Changed & Readonly<{ id: string }>,
): Promise<void> {
  const { offer, ...columns } = row
  const hashes = personal && personHashes(personalData, personal.applicant)
  await db
    .updateTable('credit_application')
    .set({
      ...columns,
      ...(offer === undefined ? {} : { offer: JSON.stringify(offer) }),
      ...(steps && { steps: JSON.stringify(steps) }),
      ...(personal && { sealed: sealFields(personalData, personal) }),
      ...(hashes && { curp_hmac: hashes.curps[0], phone_hmac: hashes.phones[0] }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Whether a person has an application in review, by their CURP or telephone, beside the application named. */
export async function hasPending(
  db: Database,
  personalData: PersonalData,
  { person, except }: Readonly<{ person: Pick<Applicant, 'curp' | 'telefono'>; except: string | null }>,
): Promise<boolean> {
  const { curps, phones } = personHashes(personalData, person)
  const found = await db
    .selectFrom('credit_application')
    .select('id')
    .where('status', 'in', OPEN_STATUSES)
    .where((where) => where.or([where('curp_hmac', 'in', curps), where('phone_hmac', 'in', phones)]))
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Requires that a person has no other application in review, and keeps others from being sent until the transaction ends.
 * @throws PlatformError 409 `pending`.
 */
export async function requireNonePending(
  transaction: Transaction<Schema>,
  personalData: PersonalData,
  { row, personal }: Application,
): Promise<void> {
  const { curps, phones } = personHashes(personalData, personal.applicant)
  // Always in the same order, so that two senders do not wait for each other.
  for (const hash of [curps[0], phones[0]].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`credit:${hash}`}, 0))`.execute(transaction)
  if (await hasPending(transaction, personalData, { person: personal.applicant, except: row.id }))
    throw pendingRefusal()
}
