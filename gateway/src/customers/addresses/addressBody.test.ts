import { expect, it } from 'vitest'
import { addressBody } from './addressBody.ts'

const ADDRESS = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  mothersName: 'Paz',
  street: ['Calle 2'],
  city: 'Tepic',
  regionCode: 'NAY',
  postcode: '63000',
  countryCode: 'MX' as const,
  telephone: '3111234567',
  company: 'Hogar',
  taxId: undefined,
  crossStreet: 'Entre Hidalgo y Morelos',
}

it('an address goes out as the platform takes it, a new one without a number, and says of a default what was said', () => {
  const wanted = { addressId: '7', address: ADDRESS, isDefaultShipping: false, isDefaultBilling: null }
  expect(addressBody(wanted)).toEqual({
    id: 7,
    firstname: 'Eva',
    lastname: 'Ruiz',
    mothers_name: 'Paz',
    street: ['Calle 2'],
    city: 'Tepic',
    region: { region: 'Nayarit', region_code: 'NAY' },
    postcode: '63000',
    country_id: 'MX',
    telephone: '3111234567',
    company: 'Hogar',
    cross_street: 'Entre Hidalgo y Morelos',
    default_shipping: false,
  })
  expect(addressBody({ ...wanted, addressId: null, isDefaultBilling: true })).toMatchObject({ default_billing: true })
  expect(addressBody({ ...wanted, addressId: null })).not.toHaveProperty('id')
})
