import { expect, test } from 'vitest'
import { branchesOf } from '../contact/branches.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const ask = async (postalCode: string, storeCode = 'hogar') =>
  (await platform.post(`/api/ext/colonies?storeCode=${storeCode}`, { postalCode })).body

test('a postal code has its suburbs', async () => {
  expect(await ask('03100')).toEqual({
    code: 200,
    result: [{ colony: 'Del Valle Centro' }, { colony: 'Insurgentes San Borja' }],
  })
  expect(await ask(' 44100 ')).toEqual({ code: 200, result: [{ colony: 'Guadalajara Centro' }] })
})

test('the postal code of each Mexican branch has suburbs', async () => {
  const branches = [...branchesOf('MX', 'shop'), ...branchesOf('MX', 'pickupPoint')]
  expect(branches).toHaveLength(10)
  for (const { postcode } of branches) {
    const { result } = (await ask(postcode)) as unknown as { result: readonly object[] }
    expect([postcode, result.length > 0]).toEqual([postcode, true])
  }
})

test('a code that is not known has none, nor has any in another country', async () => {
  expect(await ask('99999')).toEqual({ code: 200, result: [] })
  expect(await ask('44100', 'de')).toEqual({ code: 200, result: [] })
})

test.each(['', '4410', '441000', 'CENTRO', '44100; --'])('%j is no postal code', async (postalCode) => {
  expect(await ask(postalCode)).toEqual({ code: 400, result: 'postalCode must have 5 digits' })
})

const placeOf = async (postcode: string, storeCode = 'hogar') =>
  (await platform.get(`/api/ext/postal-code/${postcode}?storeCode=${storeCode}`)).body

test.each([
  ['06700', 'hogar', { cities: ['Cuauhtémoc'], suburbs: ['Roma Norte'] }],
  ['03100', 'viu', { cities: ['Benito Juárez'], suburbs: ['Del Valle Centro', 'Insurgentes San Borja'] }],
  ['23000', 'mavi', { cities: ['La Paz'], suburbs: [] }],
  ['10115', 'de', { cities: ['Berlin'], suburbs: [] }],
  ['20095', 'de', { cities: ['Hamburg'], suburbs: [] }],
  ['80331', 'de', { cities: ['München'], suburbs: [] }],
  ['01067', 'de', { cities: ['Dresden'], suburbs: [] }],
  ['99998', 'de', { cities: ['Körner', 'Mühlhausen'], suburbs: [] }],
  ['00184', 'it', { cities: ['Roma'], suburbs: [] }],
  ['40125', 'it', { cities: ['Bologna'], suburbs: [] }],
  ['67100', 'it', { cities: ['L’Aquila'], suburbs: [] }],
])('%s lies in a place of the country of the store %s', async (postcode, store, place) => {
  expect(await placeOf(postcode, store)).toEqual({ code: 200, result: { postcode, ...place } })
})

test.each([
  ['99999', 'hogar'],
  ['10115', 'it'],
  ['00000', 'de'],
])('%s is of no known place in the store %s', async (postcode, store) => {
  expect(await placeOf(postcode, store)).toEqual({ code: 200, result: { postcode, cities: [], suburbs: [] } })
})

test.each(['4410', '441000', 'CENTRO'])('%s has no place, because it is no postal code', async (postcode) => {
  expect(await placeOf(postcode)).toEqual({ code: 400, result: 'postalCode must have 5 digits' })
})
