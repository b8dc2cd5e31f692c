import { ADDRESS_TEXT_NAMES, type AddressText, type ValidAddress } from '@hogar/schema/validation/address.ts'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'

/** Names of an address's optional texts in the platform's documents. */
const REST_NAMES = {
  mothersName: 'mothers_name',
  company: 'company',
  taxId: 'vat_id',
  crossStreet: 'cross_street',
} as const satisfies Readonly<Record<AddressText, string>>

type RestName = (typeof REST_NAMES)[AddressText]

export const REST_TEXT_NAMES: readonly RestName[] = ADDRESS_TEXT_NAMES.map(restNameOf)

/** Returns the name of an optional text in the platform's documents. */
export function restNameOf(text: AddressText): RestName {
  return REST_NAMES[text]
}

/** Returns the part of an address that all bodies of the platform share. Leaves out texts that are not given. */
export function restAddress(address: ValidAddress) {
  const { telephone } = address
  const texts = ADDRESS_TEXT_NAMES.flatMap((name): [string, string][] => {
    const text = address[name]
    return text ? [[REST_NAMES[name], text]] : []
  })
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    country_id: address.countryCode,
    ...(telephone ? { telephone } : {}),
    ...Object.fromEntries(texts),
  }
}

/** Returns the optional texts of an address, by their names in the graph. */
export function readTexts(read: (name: RestName) => string | null): Record<AddressText, string | null> {
  return mapFields(ADDRESS_TEXT_NAMES, (name) => read(REST_NAMES[name]))
}
