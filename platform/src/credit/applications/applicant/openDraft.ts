import Big from 'big.js'
import type { Database } from '../../../database/schema.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import type { StoreDefinition } from '../../../stores.ts'
import { CREDIT_MAX_MXN, CREDIT_NEW_MAX_MXN } from '../../limits.ts'
import type { CreditProductCode } from '../../products.ts'
import { fieldRefusal, pendingRefusal, stateRefusal } from '../applicationRefusal.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import {
  type Credentials,
  hasPending,
  insertDraft,
  lockDraft,
  personHashes,
  saveApplication,
} from '../applicationRepository.ts'
import { takeOrderRequest } from '../../orders/orderRequest.ts'
import { deleteFileRows } from '../../files/fileRows.ts'
import { countTry } from '../../callers/countTry.ts'
import { CONTACTS_MAX } from '../limits.ts'
import { withErasing } from '../decision/withErasing.ts'
import type { HomeCustomer } from '../homeCustomer.ts'
import type { Applicant } from '../personalFields.ts'
import { type TypedApplicant, readApplicant } from './applicant.ts'

type Opening = Readonly<{
  kind: CreditProductCode
  store: StoreDefinition
  customerId: number | null
  now: Date
}>

/**
 * Opens the draft of a new customer, or changes the applicant of the draft that `typed` names. A customer whose order
 * waits for an application opens that one.
 */
export async function openForNew(
  parts: ApplicationParts,
  opening: Opening,
  typed: TypedApplicant & Partial<Credentials>,
) {
  const applicant = readApplicant(typed, opening.now)
  const { curps } = personHashes(parts.personalData, applicant)
  // The answer says whether this person has an application in review.
  const subjects = [`credit-contact:curp:${curps[0]}`]
  await countTry(parts.db, { subjects, now: opening.now, maxTries: CONTACTS_MAX })
  if (await hasPending(parts.db, parts.personalData, { person: applicant, except: null })) throw pendingRefusal()
  const opened = openedBy(typed) ?? (await takeOrderRequest(parts.db, { ...opening, accountId: null }))
  if (opened !== null) {
    const { solicitud, clave } = opened
    const folio = await changeApplicant(parts, opened, { applicant, kind: opening.kind })
    return { solicitud, clave, incrementId: folio, estado: 'DRAFT', hasta_un_maximo_de_prestamo: CREDIT_NEW_MAX_MXN }
  }
  const { kind, store, customerId, now } = opening
  const draft = await insertDraft(parts.db, parts.personalData, {
    kind,
    customer_kind: 'NUEVO',
    store_code: store.code,
    customer_id: customerId,
    account_id: null,
    personal: { applicant },
    steps: {},
    now,
  })
  return draftAnswer(draft, CREDIT_NEW_MAX_MXN)
}

function openedBy({ solicitud, clave }: Partial<Credentials>): Credentials | null {
  return solicitud === undefined || clave === undefined ? null : { solicitud, clave }
}

/**
 * Opens the draft of a customer of the house, or that which their order waits for. Their data, telephone included, are
 * those of the account.
 * @throws PlatformError 401 without a credit session, 409 `pending`.
 */
export async function openForHome(parts: ApplicationParts, opening: Opening, creditToken: string | null) {
  const { db, personalData } = parts
  const { kind, store, customerId, now } = opening
  const home = await requireHome(parts, db, { creditToken, now })
  if (await hasPending(db, personalData, { person: home.person, except: null })) throw pendingRefusal()
  const known = {
    personal: { applicant: home.person, ...(home.address && { address: home.address }) },
    steps: { telephoneAt: now.toISOString() },
    now,
  }
  const waiting = await takeOrderRequest(db, { customerId, kind, accountId: home.accountId, now })
  if (waiting !== null) await saveApplication(db, personalData, { id: waiting.solicitud, ...known })
  const opened =
    waiting ??
    (await insertDraft(db, personalData, {
      kind,
      customer_kind: 'CASA',
      store_code: store.code,
      customer_id: customerId,
      account_id: home.accountId,
      ...known,
    }))
  return draftAnswer(opened, homeMaximum(home).toNumber())
}

/** Returns the largest amount for a customer of the house, in pesos. */
export function homeMaximum({ line }: Pick<HomeCustomer, 'line'>): Big {
  return line.gt(CREDIT_MAX_MXN) ? new Big(CREDIT_MAX_MXN) : line
}

type Proof = Readonly<{ creditToken: string | null; now: Date }>

/** Returns the customer whom a credit token proves. @throws PlatformError 401 without a valid one. */
export async function requireHome(
  { homeCustomers }: Pick<ApplicationParts, 'homeCustomers'>,
  db: Database,
  { creditToken, now }: Proof,
): Promise<HomeCustomer> {
  const home = await homeCustomers.proven(db, creditToken, now)
  if (home === null) throw new PlatformError(401, { errorMessage: 'The credit session is over' })
  return home
}

function draftAnswer({ solicitud, clave, folio }: Credentials & Readonly<{ folio: string | null }>, maximum: number) {
  return { solicitud, clave, incrementId: folio, estado: 'DRAFT', hasta_un_maximo_de_prestamo: maximum }
}

type ChangedApplicant = Readonly<{ applicant: Applicant; kind: CreditProductCode }>

/**
 * Replaces the applicant of a new customer's draft. Another telephone has to be confirmed, and another person agrees and
 * shows their own identification. Returns the folio.
 */
function changeApplicant(
  parts: ApplicationParts,
  credentials: Credentials,
  { applicant, kind }: ChangedApplicant,
): Promise<string | null> {
  return withErasing(parts, async (transaction, erase) => {
    const { row, personal, steps } = await lockDraft(transaction, parts.personalData, credentials)
    // An applicant of the house is the holder of the account.
    if (row.customer_kind !== 'NUEVO' || row.kind !== kind) throw stateRefusal(row.status)
    if (personal.reference?.telefono === applicant.telefono)
      throw fieldRefusal({ reason: 'samePhone', field: 'telefono', message: 'The reference has the same telephone' })
    const isSamePhone = personal.applicant.telefono === applicant.telefono
    const isSamePerson = personal.applicant.curp === applicant.curp
    if (!isSamePerson) erase(await deleteFileRows(transaction, row.id, null))
    await saveApplication(transaction, parts.personalData, {
      id: row.id,
      personal: { ...personal, applicant },
      steps: {
        ...steps,
        ...(isSamePhone ? {} : { telephoneAt: undefined }),
        ...(isSamePerson ? {} : { liveTestAt: undefined, challenge: undefined, consentVersion: undefined }),
      },
      row: isSamePerson ? {} : { consent_until: null },
      now: new Date(),
    })
    return row.folio
  })
}
