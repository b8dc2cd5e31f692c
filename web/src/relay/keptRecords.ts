import { ROOT_ID, ROOT_TYPE } from 'relay-runtime'
import { isJsonRecord } from './payload.ts'

/** Relay's records by id, as plain data. */
export type KeptRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Records whose values are functions and caches, and those of changes that wait: neither can be kept. */
const isKeepable = (record: Readonly<Record<string, unknown>>) => record['__typename'] !== '__RELAY_RESOLVER__'

/**
 * The answer of a mutation hangs in a root by a name with all of its input in it, and what has no id of its own below it
 * is named after that: a password among them. Only mutations take an `input`. The root is the page's for an answer that is
 * put in, and one that nobody else reads for a mutation that Relay sends.
 */
const ANSWER_FIELD = /^\w+\(input:/
const ANSWER_ID = /^client:(?:root|local:\d+):\w+\(input:/
const isOfAnswer = (id: string, record: Readonly<Record<string, unknown>>) =>
  ANSWER_ID.test(id) || (record['__typename'] === ROOT_TYPE && id !== ROOT_ID)

const withoutAnswers = (root: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(root).filter(([field]) => !ANSWER_FIELD.test(field)))

/**
 * Reads records as Relay or an earlier visit has them. What is no record is left out, and so are the answers of mutations:
 * nobody reads those again, and their names tell what was sent.
 */
export function readKeptRecords(value: unknown): KeptRecords {
  if (!isJsonRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, record]) => {
      if (!isJsonRecord(record) || !isKeepable(record) || isOfAnswer(id, record)) return []
      return [[id, id === ROOT_ID ? withoutAnswers(record) : record]]
    }),
  )
}

/**
 * Two sets of records as one, field by field: a page may have read of a product what another had not. Where both know a
 * field, the newer one counts.
 */
export function mergeRecords(older: KeptRecords, newer: KeptRecords): KeptRecords {
  const merged: Record<string, Readonly<Record<string, unknown>>> = { ...older }
  for (const [id, record] of Object.entries(newer)) merged[id] = { ...older[id], ...record }
  return merged
}
