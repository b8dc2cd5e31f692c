import { expect, it } from 'vitest'
import { cityOfPostcode } from './cityOfPostcode.ts'
import { regionOfPostcode } from './regionOfPostcode.ts'

it.each([
  ['01000', 'Álvaro Obregón'],
  ['06700', 'Cuauhtémoc'],
  ['11560', 'Miguel Hidalgo'],
  ['22000', 'Tijuana'],
  ['44100', 'Guadalajara'],
  ['64000', 'Monterrey'],
  ['72000', 'Puebla'],
  ['77500', 'Cancún'],
  ['97000', 'Mérida'],
])('knows the city of %s', (postcode, city) => {
  expect(cityOfPostcode(postcode, 'MX')).toBe(city)
})

it.each(['', '441', '4410a', '18000', '29900', '99999'])('does not guess from %j', (postcode) => {
  expect(cityOfPostcode(postcode, 'MX')).toBeUndefined()
})

it('leaves other countries alone', () => {
  expect(cityOfPostcode('44100', 'DE')).toBeUndefined()
})

it('names a city in every state, and none where no state is known', () => {
  const codes = Array.from({ length: 1_000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}00`)
  const withCity = codes.filter((postcode) => cityOfPostcode(postcode, 'MX') !== undefined)
  const states = new Set(withCity.map((postcode) => regionOfPostcode(postcode, 'MX')))
  expect(states).not.toContain(undefined)
  expect(states.size).toBe(32)
})
