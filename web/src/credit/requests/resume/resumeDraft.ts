import { cleanCreditFolio, isCreditFolio, isTelephoneEnd } from '@hogar/schema/validation/creditFolio.ts'
import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { Refusal } from '../../../customers/sortRefusal.ts'

/** Field of the form that opens an application on another device. */
export type ResumeField = 'number' | 'telephoneEnd' | 'code'

export type ResumeDraft = Readonly<Record<ResumeField, string>>
export type ResumeTexts = Readonly<Partial<Record<ResumeField, string>>>

/** Steps of the form, with the fields that each sends in page order. */
export const RESUME_STEPS = {
  name: ['number', 'telephoneEnd'],
  code: ['number', 'telephoneEnd', 'code'],
} as const satisfies Record<string, readonly ResumeField[]>

export type ResumeStep = keyof typeof RESUME_STEPS

export const EMPTY_RESUME: ResumeDraft = { number: '', telephoneEnd: '', code: '' }

const CODE = new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`)

const IS_WRONG: Readonly<Record<ResumeField, (text: string) => boolean>> = {
  number: (text) => !isCreditFolio(cleanCreditFolio(text)),
  telephoneEnd: (text) => !isTelephoneEnd(text),
  code: (text) => !CODE.test(text),
}

const MESSAGES = {
  number: 'creditRequests.wrongNumber',
  telephoneEnd: 'creditRequests.wrongTelephone',
  code: 'telephones.missingCode',
} as const satisfies Record<ResumeField, string>

/** Returns the ids of the messages on a step's fields that the gateway would refuse, by field. */
export function resumeFaults(draft: ResumeDraft, step: ResumeStep): ResumeTexts {
  return Object.fromEntries(
    RESUME_STEPS[step].filter((name) => IS_WRONG[name](draft[name])).map((name) => [name, MESSAGES[name]]),
  )
}

/** Splits a refusal into errors of the step's fields and errors shown above the form. */
export function sortResumeRefusal(
  refusal: Refusal,
  step: ResumeStep,
): Readonly<{ fields: ResumeTexts; others: readonly string[] }> {
  if ('message' in refusal) return { fields: {}, others: [refusal.message] }
  const fields: Partial<Record<ResumeField, string>> = {}
  const others: string[] = []
  for (const { field, message } of refusal.userErrors) {
    const name = RESUME_STEPS[step].find((known) => known === field?.[0])
    if (name) fields[name] ??= message
    else others.push(message)
  }
  return { fields, others }
}
