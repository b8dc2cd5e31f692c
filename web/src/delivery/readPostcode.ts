import * as v from 'valibot'
import { postcodeSchema } from '@hogar/schema/validation/address.ts'

type ReadPostcode =
  | Readonly<{ isValid: true; postcode: string }>
  | Readonly<{ isValid: false; fault: 'missing' | 'wrong' }>

/** Validates a typed postal code by the rules of checkout and gateway. */
export function readPostcode(text: string): ReadPostcode {
  const parsed = v.safeParse(postcodeSchema, text)
  if (parsed.success) return { isValid: true, postcode: parsed.output }
  return { isValid: false, fault: parsed.issues[0].message === 'required' ? 'missing' : 'wrong' }
}
