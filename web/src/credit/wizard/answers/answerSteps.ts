import type { MutationName } from '../../../offline/registeredMutations.ts'
import type { StepName } from '../wizardFlow.ts'

/** Steps whose answers may wait for a network, by the mutation that sends them. */
export const ANSWER_STEPS = {
  setCreditOffer: 'prestamo',
  setCreditAddress: 'domicilio',
  setCreditReference: 'referencia',
  setCreditInsurance: 'seguro',
} as const satisfies Partial<Record<MutationName, StepName>>

export type AnswerName = keyof typeof ANSWER_STEPS

/** Returns true for a mutation that sends an answer. */
export function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(ANSWER_STEPS, name)
}
