import { type QuestionFault, questionSchema } from '@hogar/schema/validation/question.ts'
import { faultMessages } from '../design/forms/faultMessages.ts'

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
  return faultMessages(questionSchema, MESSAGES, draft)
}
