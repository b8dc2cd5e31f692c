import * as v from 'valibot'
import { postcodeSchema } from '@hogar/schema/validation/address.ts'
import type { KeptDefinition } from '../device/keptValue.ts'

/** Where a shopper wants things brought to, as the device keeps it; null while nobody has said. */
export const POSTCODE: KeptDefinition<string | null> = {
  name: 'postcode',
  schema: v.nullable(postcodeSchema),
  empty: null,
}

type ReadPostcode =
  | Readonly<{ isValid: true; postcode: string }>
  | Readonly<{ isValid: false; fault: 'missing' | 'wrong' }>

/** Reads a written postal code by the rules that the checkout and the gateway have. */
export function readPostcode(text: string): ReadPostcode {
  const parsed = v.safeParse(postcodeSchema, text)
  if (parsed.success) return { isValid: true, postcode: parsed.output }
  return { isValid: false, fault: parsed.issues[0].message === 'required' ? 'missing' : 'wrong' }
}
