import { ANSWER_SHARE, BYTES_PER_POINT, CALL_COST, HELD_SHARE, REQUEST_COST } from './limits.ts'

/** Work of an operation: objects that it may return, REST calls that it sent, bytes of their replies. */
export type Work = Readonly<{ requested: number; calls: number; bytes: number }>

/** Returns the cost reserved while an operation runs, so that concurrent ones cannot exceed the quota. */
export function reservedCost(requested: number): number {
  return Math.floor(requested * HELD_SHARE)
}

/**
 * Returns the cost charged for an operation: the fee of every request, a small share of its objects, and uncached REST
 * calls by the size of their replies.
 */
export function chargeOf({ requested, calls, bytes }: Work): number {
  return REQUEST_COST + Math.ceil(requested * ANSWER_SHARE + calls * CALL_COST + bytes / BYTES_PER_POINT)
}
