import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBody, withAddress } from './customerAddresses.ts'
import type { CustomerAddressMapper } from './mappers.ts'

const address = (addressId: string, flags: Partial<CustomerAddressMapper> = {}): CustomerAddressMapper => ({
  addressId,
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  region: 'Jalisco',
  regionCode: 'JAL',
  postcode: '44100',
  countryCode: 'MX',
  telephone: '3312345678',
  company: null,
  taxId: null,
  crossStreet: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...flags,
})

const WANTED = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  street: ['Calle 2'],
  city: 'Tepic',
  regionCode: 'NAY',
  postcode: '63000',
  countryCode: 'MX' as const,
  telephone: '3111234567',
  company: undefined,
  taxId: undefined,
  crossStreet: undefined,
}
const wanted = (addressId: string | null, flags: object = {}) => ({
  addressId,
  address: WANTED,
  isDefaultShipping: null,
  isDefaultBilling: null,
  ...flags,
})

describe('an address that is kept', () => {
  it('is the default for both uses when it is the first', () => {
    expect(withAddress([], wanted(null, { isDefaultShipping: false }))).toMatchObject([
      { isDefaultShipping: true, isDefaultBilling: true, region: 'Nayarit' },
    ])
  })

  it('takes a default from the one that had it, and keeps its own flags where nothing is said', () => {
    const known = [address('1', { isDefaultShipping: true, isDefaultBilling: true }), address('2')]
    expect(withAddress(known, wanted('2', { isDefaultShipping: true }))).toMatchObject([
      { addressId: '1', isDefaultShipping: false, isDefaultBilling: true },
      { addressId: '2', city: 'Tepic', isDefaultShipping: true, isDefaultBilling: false },
    ])
    expect(withAddress(known, wanted('1'))[0]).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true })
  })

  it('leaves every other address as it was, and at most one default of a use', () => {
    const lists = fc.nat(6).map((count) => Array.from({ length: count }, (_, index) => address(String(index + 1))))
    const flag = fc.constantFrom(true, false, null)
    const flags = fc.record({ isDefaultShipping: flag, isDefaultBilling: flag })
    fc.assert(
      fc.property(lists, fc.nat(6), flags, (known, at, said) => {
        const addressId = known[at]?.addressId ?? null
        const kept = withAddress(known, wanted(addressId, said))
        expect(kept.map((item) => item.addressId)).toEqual(
          addressId === null ? [...known.map((item) => item.addressId), null] : known.map((item) => item.addressId),
        )
        expect(kept.filter((item) => item.isDefaultShipping).length).toBeLessThanOrEqual(1)
        expect(kept.filter((item) => item.isDefaultBilling).length).toBeLessThanOrEqual(1)
        expect(kept.filter((item) => item.city === 'Tepic')).toHaveLength(1)
      }),
    )
  })
})

it('an address goes out as the platform takes it, a new one without a number', () => {
  expect(addressBody(address('7', { company: 'Hogar', isDefaultBilling: true }))).toEqual({
    id: 7,
    firstname: 'Ana',
    lastname: 'López',
    street: ['Av. Juárez 10'],
    city: 'Guadalajara',
    region: { region: 'Jalisco', region_code: 'JAL' },
    postcode: '44100',
    country_id: 'MX',
    telephone: '3312345678',
    company: 'Hogar',
    default_shipping: false,
    default_billing: true,
  })
  expect(addressBody({ ...address('7'), addressId: null })).not.toHaveProperty('id')
})
