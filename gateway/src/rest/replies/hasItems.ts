import { isRecord } from '../../parse/isRecord.ts'

/** Returns true for a result with a list in `items`. */
export function hasItems(result: unknown): boolean {
  return isRecord(result) && Array.isArray(result['items'])
}
