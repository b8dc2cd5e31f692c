import { ROOT_ID, ROOT_TYPE } from 'relay-runtime'
import { isJsonRecord } from './payload.ts'

/** Relay's records by id, as plain data. */
export type SnapshotRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns false for records of Relay resolvers: their values are functions and caches, which cannot be stored. */
const isKeepable = (record: Readonly<Record<string, unknown>>) => record['__typename'] !== '__RELAY_RESOLVER__'

/**
 * Field of a mutation's answer in a root: its name holds the whole input, and records below it without an id are named
 * after it: passwords included. Only mutations take an `input`. The root is the page's for an answer that is written
 * into the store, and a separate one for a mutation that Relay sends.
 */
const ANSWER_FIELD = /^\w+\(input:/
const ANSWER_ID = /^client:(?:root|local:\d+):\w+\(input:/
const isOfAnswer = (id: string, record: Readonly<Record<string, unknown>>) =>
  ANSWER_ID.test(id) || (record['__typename'] === ROOT_TYPE && id !== ROOT_ID)

const withoutAnswers = (root: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(root).filter(([field]) => !ANSWER_FIELD.test(field)))

/**
 * Reads records of Relay or of an earlier visit. Leaves out invalid records, and the answers of mutations: they are
 * never read again, and their names reveal the input.
 */
export function readSnapshotRecords(value: unknown): SnapshotRecords {
  if (!isJsonRecord(value)) return {}
  const kept: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const [id, record] of Object.entries(value)) {
    if (!isJsonRecord(record) || !isKeepable(record) || isOfAnswer(id, record)) continue
    kept[id] = id === ROOT_ID ? withoutAnswers(record) : record
  }
  return kept
}

/**
 * Merges two sets of records, field by field: one page may have read fields of a product that another had not. Where
 * both have a field, the newer one counts.
 */
export function mergeRecords(older: SnapshotRecords, newer: SnapshotRecords): SnapshotRecords {
  const merged: Record<string, Readonly<Record<string, unknown>>> = { ...older }
  for (const [id, record] of Object.entries(newer)) {
    const known = older[id]
    merged[id] = known ? { ...known, ...record } : record
  }
  return merged
}
