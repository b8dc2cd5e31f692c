import { ROOT_ID, ROOT_TYPE } from 'relay-runtime'
import { transferRecords } from './keptTransfers.ts'
import { isJsonRecord } from '../payload.ts'

/** Relay's records by id, as plain data. */
export type SnapshotRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Type of the records of Relay resolvers, whose values are functions and caches: they are not stored. */
const RESOLVER = '__RELAY_RESOLVER__'
/**
 * Types of the personal data of an application for credit, and of what was looked up for its address. These stay in the
 * open page alone.
 */
const PERSONAL = /^(?:Credit(?:Applicant|Address|Reference|Insurance)|Beneficiary|PostcodeCredit)$/
/** Field of a root whose name holds what was typed into an application for credit. */
const TYPED_FIELD = /^postcodeCredit\(/
/**
 * Types of a payment of credits, where to transfer and the provider's page among them: stored for a transfer alone, which
 * must be readable at a counter without a network, while it can be made and the device may keep it.
 */
const OF_PAYMENT = /^(?:CreditPayment\w*|TransferInstructions)$/

/**
 * Field of a mutation's answer in a root: its name holds the whole input, and records below it without an id are named
 * after it: passwords included. Only mutations take an `input`. The root is the page's for an answer that is written
 * into the store, and a separate one for a mutation that Relay sends.
 */
const ANSWER_FIELD = /^\w+\(input:/
const PAYMENT_FIELD = /^creditPayment\(/
const ANSWER_ID = /^client:(?:root|local:\d+):\w+\(input:/
const isOfAnswer = (id: string, record: Readonly<Record<string, unknown>>) =>
  ANSWER_ID.test(id) || (record['__typename'] === ROOT_TYPE && id !== ROOT_ID)

/**
 * Returns the root without answers of mutations and typed texts, and without payments that are not stored. A credit
 * account that was proven is none there: a proof of minutes opens it.
 */
function storedRoot(root: Readonly<Record<string, unknown>>, isTransfer: (id: string) => boolean) {
  const fields = Object.entries(root).filter(([field, value]) => {
    if (PAYMENT_FIELD.test(field)) return isJsonRecord(value) && isTransfer(String(value['__ref']))
    return !ANSWER_FIELD.test(field) && !TYPED_FIELD.test(field)
  })
  return { ...Object.fromEntries(fields), ...('creditAccount' in root ? { creditAccount: null } : {}) }
}

const WHOLE_NUMBER = /^(C\d{4})\d{3}(\d)$/

/**
 * Fields of an application for credit whose records are not stored. As links to them they would make its page count as
 * incomplete, and an applicant without a network would be sent home.
 */
const NO_DATA = { applicant: null, address: null, reference: null, insurance: null }

/** Returns the open transfers of a credit account that are stored. A link to another would be one to nothing. */
function storedTransfers(links: unknown, isTransfer: (id: string) => boolean) {
  if (!isJsonRecord(links) || !Array.isArray(links['__refs'])) return {}
  return { openTransfers: { __refs: links['__refs'].filter((id) => isTransfer(String(id))) } }
}

/**
 * Removes the personal data of an application, and masks what the PIN of a credit account has unlocked, as the platform
 * does without a proof: a proof ends after minutes, and these records stay for days.
 */
function withoutProof(
  record: Readonly<Record<string, unknown>>,
  isTransfer: (id: string) => boolean,
): Readonly<Record<string, unknown>> {
  const { __typename: type, number } = record
  if (type === 'CreditApplication') return { ...record, ...NO_DATA }
  if (type !== 'CreditAccount') return record
  const masked = typeof number === 'string' ? { number: number.replace(WHOLE_NUMBER, '$1•••$2') } : {}
  const transfers = storedTransfers(record['openTransfers'], isTransfer)
  return { ...record, ...masked, ...transfers, holder: null, isProven: false }
}

/**
 * Reads records of Relay or of an earlier visit. Leaves out invalid records, and the answers of mutations: they are
 * never read again, and their names reveal the input. `transfers` are the ids of the transfers that may be stored.
 */
export function readSnapshotRecords(value: unknown, transfers: readonly string[] = []): SnapshotRecords {
  if (!isJsonRecord(value)) return {}
  const isTransfer = transferRecords(value, transfers)
  const kept: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const [id, record] of Object.entries(value)) {
    if (!isJsonRecord(record) || isOfAnswer(id, record)) continue
    const type = String(record['__typename'])
    if (type === RESOLVER || PERSONAL.test(type) || (OF_PAYMENT.test(type) && !isTransfer(id))) continue
    kept[id] = id === ROOT_ID ? storedRoot(record, isTransfer) : withoutProof(record, isTransfer)
  }
  return kept
}

/**
 * Merges two sets of records, field by field: one page may have read fields of a product that another had not. Where
 * both have a field, the newer one counts.
 */
export function mergeRecords(older: SnapshotRecords, newer: Readonly<Record<string, unknown>>): SnapshotRecords {
  const merged: Record<string, Readonly<Record<string, unknown>>> = { ...older }
  for (const [id, record] of Object.entries(newer)) {
    if (!isJsonRecord(record)) continue
    const known = older[id]
    merged[id] = known ? { ...known, ...record } : record
  }
  return merged
}
