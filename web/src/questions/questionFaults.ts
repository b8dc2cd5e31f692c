import { type QuestionFault, questionSchema } from '@hogar/schema/validation/question.ts'
import * as v from 'valibot'

/** Values of the form for a question. */
export type QuestionDraft = Readonly<Record<QuestionField, string>>
export type QuestionField = (typeof QUESTION_FIELDS)[number]

/** Fields in page order. */
export const QUESTION_FIELDS = ['question', 'nickname', 'email'] as const

const MESSAGES = {
  required: 'questions.required',
  tooLong: 'questions.tooLong',
  email: 'questions.wrongEmail',
} as const satisfies Record<QuestionFault, string>

/** Returns the message ids of the faults that the gateway would refuse, by field. */
export function questionFaults(draft: QuestionDraft): Readonly<Partial<Record<string, string>>> {
  const parsed = v.safeParse(questionSchema, draft)
  if (parsed.success) return {}
  const faults = parsed.issues.flatMap(({ message, path }) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === message)
    return known && path ? [[path[0].key, known[1]] as const] : []
  })
  return Object.fromEntries(faults)
}
