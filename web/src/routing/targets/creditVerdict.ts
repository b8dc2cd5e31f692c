import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import type { Verdict } from '../shopRoute.ts'

/** Returns the verdict on a page of credit: not found in a store that does not lend. */
export function creditVerdict({ store }: JsonRecord): Verdict {
  return { kind: isJsonRecord(store) && store['credit'] ? 'found' : 'notFound' }
}
