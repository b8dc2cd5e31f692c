import { ANSWER_SHARE, BYTES_PER_POINT, CALL_COST, HELD_SHARE, REQUEST_COST } from './limits.ts'

/** The work that an operation has made: objects that it may return, REST calls that were sent for it, bytes of their replies. */
export type Work = Readonly<{ requested: number; calls: number; bytes: number }>

/** Cost that is taken while an operation runs, so that many at once cannot spend more than there is. */
export function heldCost(requested: number): number {
  return Math.floor(requested * HELD_SHARE)
}

/**
 * Cost that an operation is charged for its work: the fee of every request, a small share of its objects for answering
 * them, and the calls that no cache has answered by what they brought.
 */
export function chargeOf({ requested, calls, bytes }: Work): number {
  return REQUEST_COST + Math.ceil(requested * ANSWER_SHARE + calls * CALL_COST + bytes / BYTES_PER_POINT)
}
