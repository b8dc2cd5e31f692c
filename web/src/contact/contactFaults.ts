import { type ContactFault, contactSchema } from '@hogar/schema/validation/contact.ts'
import * as v from 'valibot'

/** Values of the contact form. */
export type ContactDraft = Readonly<Record<ContactField, string>>
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Fields in page order. */
export const CONTACT_FIELDS = ['complaint', 'name', 'email', 'telephone', 'message'] as const

const MESSAGES = {
  required: 'contact.required',
  tooLong: 'contact.tooLong',
  email: 'contact.wrongEmail',
  telephone: 'contact.wrongTelephone',
} as const satisfies Record<ContactFault, string>

/** Returns the message ids of the faults that the gateway would refuse in a store of this country, by field. */
export function contactFaults(draft: ContactDraft, countryCode: string): Readonly<Partial<Record<string, string>>> {
  const parsed = v.safeParse(contactSchema(countryCode), draft)
  if (parsed.success) return {}
  const faults = parsed.issues.flatMap(({ message, path }) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === message)
    return known && path ? [[path[0].key, known[1]] as const] : []
  })
  return Object.fromEntries(faults)
}
