import { expect, it } from 'vitest'
import { regionsOf } from './regions.ts'
import { regionOfPostcode } from './regionOfPostcode.ts'

it.each([
  ['01000', 'CMX'],
  ['20000', 'AGU'],
  ['44100', 'JAL'],
  ['64000', 'NLE'],
  ['77500', 'ROO'],
  ['97000', 'YUC'],
  ['99999', 'ZAC'],
])('knows the state of %s', (postcode, region) => {
  expect(regionOfPostcode(postcode, 'MX')).toBe(region)
})

it.each(['', '441', '4410a', '18000', '00000'])('does not guess from %j', (postcode) => {
  expect(regionOfPostcode(postcode, 'MX')).toBeUndefined()
})

it('names none in Germany, whose addresses have no region', () => {
  expect(regionOfPostcode('44100', 'DE')).toBeUndefined()
})

it.each([
  ['00184', 'RM'],
  ['40125', 'BO'],
  ['20134', 'MI'],
  ['20900', 'MB'],
  ['33170', 'PN'],
  ['34170', 'GO'],
  ['34121', 'TS'],
  ['86170', 'IS'],
  ['09124', 'CA'],
  ['89900', 'VV'],
])('knows the province of %s', (postcode, province) => {
  expect(regionOfPostcode(postcode, 'IT')).toBe(province)
})

it.each(['09010', '08020', '33061', '47890', '49000', '99000'])('does not guess the province of %s', (postcode) => {
  expect(regionOfPostcode(postcode, 'IT')).toBeUndefined()
})

it('names an Italian province by one of the 107 codes alone, and all but the one that shares its codes', () => {
  const known = new Set(regionsOf('IT').map(({ code }) => code))
  expect(known.size).toBe(107)
  const starts = Array.from({ length: 10_000 }, (_, start) => `${String(start).padStart(4, '0')}0`)
  const reached = new Set(starts.flatMap((postcode) => regionOfPostcode(postcode, 'IT') ?? []))
  expect([...reached].filter((code) => !known.has(code))).toEqual([])
  expect([...known].filter((code) => !reached.has(code))).toEqual(['SU'])
})

it('reaches every state, and names none that an address could not have', () => {
  const prefixes = Array.from({ length: 100 }, (_, prefix) => `${String(prefix).padStart(2, '0')}000`)
  const reached = new Set(prefixes.flatMap((postcode) => regionOfPostcode(postcode, 'MX') ?? []))
  expect([...reached].sort()).toEqual(
    regionsOf('MX')
      .map(({ code }) => code)
      .sort(),
  )
})
