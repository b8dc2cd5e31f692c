import { expect, test } from 'vitest'
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

test('a code that is not known has none, nor has any in another country', async () => {
  expect(await ask('99999')).toEqual({ code: 200, result: [] })
  expect(await ask('44100', 'de')).toEqual({ code: 200, result: [] })
})

test.each(['', '4410', '441000', 'CENTRO', '44100; --'])('%j is no postal code', async (postalCode) => {
  expect(await ask(postalCode)).toEqual({ code: 400, result: 'postalCode must have 5 digits' })
})
