import { ADDRESS_TEXT_NAMES, type ValidAddress } from '@hogar/schema/validation/address.ts'

/** Returns a text key of an address, to detect changes. Company and tax number do not change its delivery. */
export function shippingKey(address: ValidAddress): string {
  const texts = ADDRESS_TEXT_NAMES.filter((name) => name !== 'company' && name !== 'taxId' && name !== 'crossStreet')
  return JSON.stringify([
    address.firstName,
    address.lastName,
    address.street,
    address.postcode,
    address.city,
    address.regionCode ?? null,
    address.countryCode,
    address.telephone ?? '',
    ...texts.flatMap((name) => (address[name] === undefined ? [] : [{ [name]: address[name] }])),
    ...(address.crossStreet === undefined ? [] : [address.crossStreet]),
  ])
}
