/** States of an order that is called off: its stock is for sale again, and nothing of it is paid or sent any more. */
export const ENDED_STATUSES = ['canceled', 'denied', 'rejected'] as const
export type EndedStatus = (typeof ENDED_STATUSES)[number]

/** Returns the state of a called-off order; null for any other state. */
export function endedStatus(status: string): EndedStatus | null {
  return ENDED_STATUSES.find((ended) => ended === status) ?? null
}
