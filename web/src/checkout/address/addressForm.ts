import { ADDRESS_DIRECTIONS, type AddressText } from '@hogar/schema/validation/address.ts'
import { fieldNames, mapFields } from '@hogar/schema/validation/fieldTable.ts'

type Row = Readonly<{
  /** Message ids of the label, and of the fault of an empty field. */
  label: string
  missing: string
  width: 'full' | 'half' | 'third' | 'twoThirds'
  isOptional?: boolean
  /** Token of the browser's `autocomplete` attribute, without section. */
  autoComplete?: string
}>

/** Returns the row of a text that may be empty: its only fault is a wrong value. */
const optional = (name: AddressText | 'suburb', width: Row['width']) => ({
  label: `checkout.${name}`,
  missing: 'checkout.tooLong',
  width,
  isOptional: true,
})

/** Fields of the address form, in page order. */
export const ADDRESS_FORM = {
  firstName: {
    label: 'checkout.firstName',
    missing: 'checkout.missingFirstName',
    width: 'half',
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'checkout.lastName',
    missing: 'checkout.missingLastName',
    width: 'half',
    autoComplete: 'family-name',
  },
  mothersName: optional('mothersName', 'full'),
  postcode: {
    label: 'checkout.postcode',
    missing: 'checkout.missingPostcode',
    width: 'third',
    autoComplete: 'postal-code',
  },
  regionCode: {
    label: 'checkout.region',
    missing: 'checkout.missingRegion',
    width: 'twoThirds',
    autoComplete: 'address-level1',
  },
  city: { label: 'checkout.city', missing: 'checkout.missingCity', width: 'full', autoComplete: 'address-level2' },
  street: {
    label: 'checkout.street',
    missing: 'checkout.missingStreet',
    width: 'twoThirds',
    autoComplete: 'address-line1',
  },
  number: { label: 'checkout.number', missing: 'checkout.missingNumber', width: 'third' },
  suburb: { ...optional('suburb', 'full'), autoComplete: 'address-line2' },
  ...mapFields(ADDRESS_DIRECTIONS, (name) => optional(name, 'full')),
  telephone: { label: 'checkout.telephone', missing: 'checkout.missingTelephone', width: 'full', autoComplete: 'tel' },
  company: { ...optional('company', 'half'), autoComplete: 'organization' },
  taxId: optional('taxId', 'half'),
} as const satisfies Readonly<Record<string, Row>>

export type AddressField = keyof typeof ADDRESS_FORM

export const ADDRESS_FIELDS = fieldNames(ADDRESS_FORM)

/** Address as typed, not validated: every field is a text. */
export type AddressDraft = Record<AddressField, string>

/** Returns the description of a field of the form. */
export function rowOf(field: AddressField): Row {
  return ADDRESS_FORM[field]
}

/** Returns the field of the form that shows a part of an address: its name, and the line of the street. */
export function fieldOfPart(name: unknown, line: unknown): AddressField | undefined {
  if (name === 'street') return Number(line) === 1 ? 'suburb' : 'street'
  return ADDRESS_FIELDS.find((field) => field === name)
}
