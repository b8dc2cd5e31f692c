import { expect, test } from 'vitest'
import { fieldRefusals } from './fieldRefusals.ts'

const refusal = (message: string, field: readonly string[] | null) => ({
  code: 'INVALID',
  message,
  field: field && [...field],
})

test('a refusal of a field is shown at that field, of either address and of the e-mail address', () => {
  expect(
    fieldRefusals([
      refusal('cp', ['address', 'postcode']),
      refusal('colonia', ['address', 'street', '1']),
      refusal('calle', ['address', 'street', '0']),
      refusal('rfc', ['billingAddress', 'taxId']),
      refusal('correo', ['email']),
    ]),
  ).toEqual({
    fields: {
      address: { postcode: 'cp', suburb: 'colonia', street: 'calle' },
      billing: { taxId: 'rfc' },
      contact: { email: 'correo' },
    },
    others: [],
  })
})

test('what is about no field, or one that no form has, stays with the step; of two about one the first counts', () => {
  expect(
    fieldRefusals([
      refusal('agotado', null),
      refusal('método', ['methodCode']),
      refusal('país', ['address', 'countryCode']),
      refusal('uno', ['address', 'city']),
      refusal('dos', ['address', 'city']),
    ]),
  ).toEqual({ fields: { address: { city: 'uno' } }, others: ['agotado', 'método', 'país'] })
})
