import { cleanCreditNumber, creditNumberFault } from '@hogar/schema/validation/numbers/creditNumber.ts'
import type { Refusal } from '../../customers/sortRefusal.ts'
import { CREDIT_PIN_MAX_DIGITS, CREDIT_PIN_MIN_DIGITS, SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'

/** Field of the form that proves a credit account. */
export type ProofField = 'accountNumber' | 'pin' | 'code' | 'newPin'

export type ProofDraft = Readonly<Record<ProofField, string>>

export type ProofTexts = Readonly<Partial<Record<ProofField, string>>>

/** Steps of the form, with the fields that each shows in page order. */
export const PROOF_STEPS = {
  pin: ['accountNumber', 'pin'],
  send: ['accountNumber'],
  code: ['accountNumber', 'code', 'newPin'],
} as const satisfies Record<string, readonly ProofField[]>

export type ProofStep = keyof typeof PROOF_STEPS

export const EMPTY_PROOF: ProofDraft = { accountNumber: '', pin: '', code: '', newPin: '' }

const PIN = new RegExp(`^\\d{${CREDIT_PIN_MIN_DIGITS},${CREDIT_PIN_MAX_DIGITS}}$`)
const CODE = new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`)

const IS_WRONG: Readonly<Record<ProofField, (text: string) => boolean>> = {
  accountNumber: (text) => creditNumberFault(cleanCreditNumber(text)) !== null,
  pin: (text) => !PIN.test(text),
  code: (text) => !CODE.test(text),
  newPin: (text) => text !== '' && !PIN.test(text),
}

const MESSAGES = {
  accountNumber: 'creditAccount.wrongNumber',
  pin: 'creditAccount.wrongPin',
  code: 'telephones.missingCode',
  newPin: 'creditAccount.wrongPin',
} as const satisfies Record<ProofField, string>

/** Returns the ids of the messages on a step's fields that the gateway would refuse, by field. */
export function proofFaults(draft: ProofDraft, step: ProofStep): ProofTexts {
  return Object.fromEntries(
    PROOF_STEPS[step].filter((name) => IS_WRONG[name](draft[name])).map((name) => [name, MESSAGES[name]]),
  )
}

/** Splits a refusal into errors of the step's fields and errors shown above the form. */
export function sortProofRefusal(
  refusal: Refusal,
  step: ProofStep,
): Readonly<{ fields: ProofTexts; others: readonly string[] }> {
  if ('message' in refusal) return { fields: {}, others: [refusal.message] }
  const fields: Partial<Record<ProofField, string>> = {}
  const others: string[] = []
  for (const { field, message } of refusal.userErrors) {
    const name = PROOF_STEPS[step].find((known) => known === field?.[0])
    if (name) fields[name] ??= message
    else others.push(message)
  }
  return { fields, others }
}
