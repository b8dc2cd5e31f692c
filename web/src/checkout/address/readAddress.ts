import * as v from 'valibot'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { type FieldFault, type ValidAddress, addressSchema } from '@hogar/schema/validation/address.ts'
import { type AddressDraft, type AddressField, fieldOfPart } from './addressForm.ts'

export type AddressFaults = Readonly<Partial<Record<AddressField, FieldFault>>>

/** Validated address as the gateway accepts it, or the faults by field. */
export type ReadAddress =
  | Readonly<{ isValid: true; address: ValidAddress }>
  | Readonly<{ isValid: false; faults: AddressFaults }>

/** Validates an address by the gateway's rules, so that errors show before it is sent. */
export function readAddress(draft: AddressDraft, countryCode: string): ReadAddress {
  const { suburb, ...rest } = draft
  const [street, number] = [cleanText(draft.street), cleanText(draft.number)]
  const lines = [`${street} ${number}`.trim(), suburb]
  const parsed = v.safeParse(addressSchema, { ...rest, street: lines, countryCode })
  const faults: Partial<Record<AddressField, FieldFault>> = {}
  for (const issue of parsed.issues ?? []) {
    const [name, line] = issue.path?.map(({ key }) => key) ?? []
    const field = fieldOfPart(name, line)
    const fault = FAULTS.find((known) => known === issue.message)
    if (field && fault) faults[field] ??= fault
  }
  // The schema has one line for street and number, but a house without its number cannot be found.
  if (street === '') faults.street = 'required'
  if (number === '') faults.number = 'required'
  // Italian parcels need the province; the postal code determines it in nearly all cases.
  if (countryCode === 'IT' && parsed.success && parsed.output.regionCode === undefined) faults.regionCode = 'region'
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
  'regionMismatch',
  'country',
  'taxId',
]
