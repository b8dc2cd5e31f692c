import * as v from 'valibot'
import { type FieldFault, emailSchema } from './address.ts'
import { cleanLines, cleanText } from './cleanText.ts'
import { NICKNAME_MAX_CHARACTERS, QUESTION_MAX_CHARACTERS } from './limits.ts'

/** Reason why a field of a question was refused; web and gateway each have their own texts for it. */
export type QuestionFault = Extract<FieldFault, 'required' | 'tooLong' | 'email'>

const fault = (name: QuestionFault): QuestionFault => name

const text = (max: number, clean = cleanText) =>
  v.pipe(v.string(), v.transform(clean), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

/** Schema of a question about a product. */
export const questionSchema = v.object({
  question: text(QUESTION_MAX_CHARACTERS, cleanLines),
  nickname: text(NICKNAME_MAX_CHARACTERS),
  email: emailSchema,
})
