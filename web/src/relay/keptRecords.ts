import { isJsonRecord } from './payload.ts'

/** Relay's records by id, as plain data. */
export type KeptRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Records whose values are functions and caches, and those of changes that wait: neither can be kept. */
const isKeepable = (record: Readonly<Record<string, unknown>>) => record['__typename'] !== '__RELAY_RESOLVER__'

/** Reads records that were written by an earlier visit; what is no record is left out. */
export function readKeptRecords(value: unknown): KeptRecords {
  if (!isJsonRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, record]) => (isJsonRecord(record) && isKeepable(record) ? [[id, record]] : [])),
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
