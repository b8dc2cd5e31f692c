import * as v from 'valibot'
import { emailSchema } from '@hogar/schema/validation/address.ts'

/** Validates a typed e-mail address by the gateway's rule; returns null if it is invalid. */
export function readEmail(text: string): string | null {
  const parsed = v.safeParse(emailSchema, text)
  return parsed.success ? parsed.output : null
}
