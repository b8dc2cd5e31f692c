import type { QueuedUserError } from '../offline/outcome.ts'
import type { AddressField } from './checkoutDetails.ts'
import type { FormField } from './faultMessages.ts'

/** The forms of the checkout that the shop may find fault with. */
export type FormName = 'contact' | 'address' | 'billing'

/** What the shop said of single fields, in its own words. */
export type FieldRefusals = Readonly<Partial<Record<FormName, Readonly<Partial<Record<FormField, string>>>>>>

type SortedRefusals = Readonly<{ fields: FieldRefusals; others: readonly string[] }>

/**
 * Sorts what the shop refused by the field that it is about, so that it is said beside it. What is about no field of a
 * form is left for the step that sent it.
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
  const field = name === 'street' && line === '1' ? 'suburb' : ADDRESS_FIELDS.find((known) => known === name)
  return form && field ? { form, field } : null
}

const ADDRESS_FIELDS: readonly AddressField[] = [
  'firstName',
  'lastName',
  'mothersName',
  'street',
  'postcode',
  'city',
  'regionCode',
  'telephone',
  'company',
  'taxId',
  'crossStreet',
]
