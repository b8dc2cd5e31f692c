import { CREDIT_MAX_MXN, CREDIT_STEP_MXN } from '../limits.ts'
import { LINE_FACTOR, LINE_START_MXN } from './limits.ts'

/**
 * Returns the line of an account in pesos, by the cents that were paid on time in the last twelve months: twice as much
 * on top of what everybody starts with, rounded down to a step.
 */
export function creditLine(paidOnTimeCents: number): number {
  const line = LINE_START_MXN + (LINE_FACTOR * paidOnTimeCents) / 100
  return Math.min(CREDIT_MAX_MXN, downToStep(line))
}

/** Rounds pesos down to an amount that is lent. */
export function downToStep(pesos: number): number {
  return Math.floor(pesos / CREDIT_STEP_MXN) * CREDIT_STEP_MXN
}
