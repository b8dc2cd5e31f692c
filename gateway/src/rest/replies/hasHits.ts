import { isRecord } from '../../parse/isRecord.ts'

/** Returns true for the result of a search, in the standard or in the compact format. */
export function hasHits(result: unknown): boolean {
  if (!isRecord(result)) return false
  const { hits } = result
  return Array.isArray(hits) || (isRecord(hits) && Array.isArray(hits['hits']))
}
