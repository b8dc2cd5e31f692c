import { expect, it } from 'vitest'
import { placeLine } from './placeLine.ts'

it.each([
  [{ countryCode: 'IT', postcode: '40125', city: 'Bologna', region: 'Bologna', regionCode: 'BO' }, '40125 Bologna BO'],
  [{ countryCode: 'IT', postcode: '40125', city: 'Bologna BO', regionCode: 'BO' }, '40125 Bologna BO'],
  [{ countryCode: 'IT', postcode: '40125', city: 'Bologna' }, '40125 Bologna'],
  [{ countryCode: 'MX', postcode: '44100', city: 'Guadalajara', region: 'Jalisco' }, '44100 Guadalajara, Jalisco'],
  [{ countryCode: 'DE', postcode: '10115', city: 'Berlin', region: null }, '10115 Berlin'],
])('writes the place of %j', (address, line) => {
  expect(placeLine(address)).toBe(line)
})
