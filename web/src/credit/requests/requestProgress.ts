/** Steps of an application after it was started, in their order. */
export const REQUEST_STEPS = ['sent', 'review', 'decision', 'deposit'] as const

export type RequestStep = (typeof REQUEST_STEPS)[number]
export type StepState = 'done' | 'current' | 'later'

/** Index of the current step by status. An application that ended without a decision has no steps. */
const CURRENT: Readonly<Record<string, number>> = {
  DRAFT: 0,
  SUBMITTED: 1,
  NEEDS_FILES: 1,
  PARTIALLY_APPROVED: 2,
  DENIED: 2,
  APPROVED: 3,
  ACTIVE: REQUEST_STEPS.length,
}

/** Returns the state of each step of an application; null for one that ended without a decision. */
export function requestProgress(status: string): Readonly<Record<RequestStep, StepState>> | null {
  const current = CURRENT[status]
  if (current === undefined) return null
  const at = (index: number): StepState => (index < current ? 'done' : index === current ? 'current' : 'later')
  return { sent: at(0), review: at(1), decision: at(2), deposit: at(3) }
}
