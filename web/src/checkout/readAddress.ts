import * as v from 'valibot'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { type FieldFault, type ValidAddress, addressSchema } from '@hogar/schema/validation/address.ts'
import type { AddressDraft, AddressField } from './checkoutDetails.ts'

export type AddressFaults = Readonly<Partial<Record<AddressField, FieldFault>>>

/** The address as the gateway takes it, or what is wrong with it, field by field. */
export type ReadAddress =
  | Readonly<{ isValid: true; address: ValidAddress }>
  | Readonly<{ isValid: false; faults: AddressFaults }>

/** Reads a written address by the rules that the gateway will apply, so that a field is told wrong before it is sent. */
export function readAddress(draft: AddressDraft, countryCode: string): ReadAddress {
  const { suburb, ...rest } = draft
  const [street, number] = [cleanText(draft.street), cleanText(draft.number)]
  const lines = [`${street} ${number}`.trim(), suburb]
  const parsed = v.safeParse(addressSchema, { ...rest, street: lines, countryCode })
  const faults: Partial<Record<AddressField, FieldFault>> = {}
  for (const issue of parsed.issues ?? []) {
    const field = fieldOf(issue.path?.map(({ key }) => key) ?? [])
    const fault = FAULTS.find((known) => known === issue.message)
    if (field && fault) faults[field] ??= fault
  }
  // The graph has one line for both, but a house without its number is not found.
  if (street === '') faults.street = 'required'
  if (number === '') faults.number = 'required'
  if (parsed.success && Object.keys(faults).length === 0) return { isValid: true, address: parsed.output }
  return { isValid: false, faults }
}

const FAULTS: readonly FieldFault[] = [
  'required',
  'tooLong',
  'name',
  'postcode',
  'telephone',
  'email',
  'region',
  'country',
  'taxId',
]

const FIELDS: readonly AddressField[] = [
  'firstName',
  'lastName',
  'mothersName',
  'postcode',
  'city',
  'regionCode',
  'telephone',
  'company',
  'taxId',
  'crossStreet',
]

function fieldOf([name, line]: readonly unknown[]): AddressField | undefined {
  if (name === 'street') return line === 1 ? 'suburb' : 'street'
  return FIELDS.find((field) => field === name)
}
