import { expect, test } from 'vitest'
import { placeOfName, placeOfPostcode } from './postcodePlaces.ts'

test.each([
  ['MX', '44100', 'Guadalajara'],
  ['MX', '03100', 'Ciudad de México'],
  ['DE', '04229', 'Leipzig'],
  ['IT', '00184', 'Roma'],
])('a postal code in %s, %s, lies near %s', (country, postcode, name) => {
  expect(placeOfPostcode(postcode, country)?.name).toBe(name)
})

test.each(['4410', '99999', '441000', 'x4100', ''])('«%s» lies nowhere', (postcode) => {
  expect(placeOfPostcode(postcode, 'MX')).toBeNull()
})

test('a town is known by the beginning of its name, without accents', () => {
  expect(placeOfName(' merida ', 'MX')?.name).toBe('Mérida')
  expect(placeOfName('MÜNCHEN', 'DE')?.name).toBe('München')
  expect([placeOfName('me', 'MX'), placeOfName('Atlantis', 'MX'), placeOfName('Roma', 'MX')]).toEqual([
    null,
    null,
    null,
  ])
})
