import { type JsonRecord, isJsonRecord } from '../relay/payload.ts'

/**
 * Returns the moment until which the server may cache a page of promotions, in milliseconds since 1970: that at which the
 * next of them begins or ends. Null for one with no limit of its own.
 */
export function promotionKeptUntil({ route, promotions }: JsonRecord): number | null {
  const [next] = [route, promotions].flatMap((answer) => (isJsonRecord(answer) ? (answer['nextChangeAt'] ?? []) : []))
  const moment = typeof next === 'string' ? Date.parse(next) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}
