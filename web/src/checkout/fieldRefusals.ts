import type { QueuedUserError } from '../offline/outcome.ts'
import { fieldOfPart } from './address/addressForm.ts'
import type { FormField } from './faultMessageId.ts'

/** Forms of the checkout that the platform validates. */
export type FormName = 'contact' | 'address' | 'billing'

/** Messages of the platform by form and field. */
export type FieldRefusals = Readonly<Partial<Record<FormName, Readonly<Partial<Record<FormField, string>>>>>>

type SortedRefusals = Readonly<{ fields: FieldRefusals; others: readonly string[] }>

/**
 * Groups the platform's user errors by form and field, so that each is shown beside its field. Errors without such a
 * field are left to the step that sent the change.
 */
export function fieldRefusals(userErrors: readonly QueuedUserError[]): SortedRefusals {
  const fields: Partial<Record<FormName, Partial<Record<FormField, string>>>> = {}
  const others: string[] = []
  for (const { field, message } of userErrors) {
    const place = placeOf(field ?? [])
    if (place) (fields[place.form] ??= {})[place.field] ??= message
    else others.push(message)
  }
  return { fields, others }
}

function placeOf([root, name, line]: readonly string[]): Readonly<{ form: FormName; field: FormField }> | null {
  if (root === 'email') return { form: 'contact', field: 'email' }
  const form = root === 'address' ? 'address' : root === 'billingAddress' ? 'billing' : null
  const field = fieldOfPart(name, line)
  return form && field ? { form, field } : null
}
