import * as v from 'valibot'
import { type FieldFault, emailSchema, telephoneSchema } from './address.ts'
import { cleanCode, cleanLines, cleanText } from './cleanText.ts'
import { COMPLAINT_CODE_MAX_CHARACTERS, CONTACT_MESSAGE_MAX_CHARACTERS, CONTACT_NAME_MAX_CHARACTERS } from './limits.ts'

/** Reason why a field of a message was refused; web and gateway each have their own texts for it. */
export type ContactFault = Extract<FieldFault, 'required' | 'tooLong' | 'email' | 'telephone'>

const fault = (name: ContactFault): ContactFault => name

const text = (max: number, clean = cleanText) =>
  v.pipe(v.string(), v.transform(clean), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

/** Schema of a contact message to the shop of a country. A blank telephone or complaint counts as omitted. */
export const contactSchema = (countryCode: string) =>
  v.object({
    name: text(CONTACT_NAME_MAX_CHARACTERS),
    email: emailSchema,
    telephone: v.pipe(
      v.nullish(v.string()),
      v.transform((text) => cleanText(text ?? '') || undefined),
      v.optional(telephoneSchema(countryCode)),
    ),
    message: text(CONTACT_MESSAGE_MAX_CHARACTERS, cleanLines),
    complaint: v.pipe(
      v.nullish(v.string()),
      v.transform((text) => cleanCode(text ?? '') || undefined),
      v.optional(v.pipe(v.string(), v.maxLength(COMPLAINT_CODE_MAX_CHARACTERS, fault('tooLong')))),
    ),
  })
