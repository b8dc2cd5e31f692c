import * as v from 'valibot'
import { type FieldFault, emailSchema } from './address.ts'
import { cleanCode } from './cleanText.ts'
import { ORDER_NUMBER_MAX_CHARACTERS } from './limits.ts'

/** Reason why a field of the form that finds an order was refused; web and gateway each have their own texts for it. */
export type TrackingFault = Extract<FieldFault, 'required' | 'tooLong' | 'email'> | 'invalid'

const fault = (name: TrackingFault): TrackingFault => name

/** Brings an order number into the form in which it is sent: without blanks and the sign before it. */
export function cleanOrderNumber(text: string): string {
  return cleanCode(text).replace(/\s/g, '').replace(/^#/, '')
}

/** Schema of an order number and the e-mail address of its confirmation. */
export const trackedOrderSchema = v.object({
  orderNumber: v.pipe(
    v.string(),
    v.transform(cleanOrderNumber),
    v.minLength(1, fault('required')),
    v.maxLength(ORDER_NUMBER_MAX_CHARACTERS, fault('tooLong')),
    v.regex(/^[\w-]*$/, fault('invalid')),
  ),
  email: emailSchema,
})
