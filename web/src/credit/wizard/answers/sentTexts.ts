import * as v from 'valibot'
import type { WaitingTask } from '../../../offline/waitingTask.ts'
import { isJsonRecord } from '../../../relay/payload.ts'
import type { LoanChoice } from '../../loans/loanAddress.ts'
import { recordOf } from '../steps/insurance/insuranceDraft.ts'
import { ANSWER_STEPS, isAnswerName } from './answerSteps.ts'
import { insuranceVariablesSchema } from './setCreditInsuranceMutation.ts'
import { offerVariablesSchema } from './setCreditOfferMutation.ts'

type Sent = Pick<WaitingTask, 'name' | 'variables'>
type Texts = Readonly<Record<string, string>>

/** Returns the application that an answer is meant for; null for a task that is none. */
export function applicationOf({ variables: { input } }: Pick<Sent, 'variables'>): string | null {
  const id = isJsonRecord(input) ? input['applicationId'] : null
  return typeof id === 'string' ? id : null
}

/** Returns the texts of an answer as its form holds them, by the name of the draft. */
export function sentTexts({ name, variables }: Sent): Readonly<Record<string, Texts>> {
  if (!isAnswerName(name) || name === 'setCreditOffer') return {}
  if (name !== 'setCreditInsurance') return { [ANSWER_STEPS[name]]: textsIn(variables['input']) }
  const insurance = v.safeParse(insuranceVariablesSchema, variables)
  if (!insurance.success) return {}
  const { code, beneficiaries } = insurance.output.input
  const people = beneficiaries.map((person, key) => ({ ...person, percent: String(person.percent), key }))
  const choice = { wanted: code === null ? '' : 'yes', ...(code === null ? {} : { code }) }
  return { seguro: choice, ...(people.length > 0 ? { beneficiarios: recordOf(people) } : {}) }
}

/** Returns the loan of an answer; null for an answer of another step. */
export function sentLoan({ name, variables }: Sent): LoanChoice | null {
  const offer = name === 'setCreditOffer' ? v.safeParse(offerVariablesSchema, variables) : null
  if (!offer?.success) return null
  const { amount, months, frequency } = offer.output.input
  return { amount: Number(amount), months, frequency }
}

function textsIn(input: unknown): Texts {
  const fields = isJsonRecord(input) ? Object.entries(input) : []
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' && name !== 'applicationId' ? [[name, value]] : [])),
  )
}
