import { expect, it } from 'vitest'
import { regionsOf } from '@hogar/schema/regions.ts'
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

it.each(['', '441', '4410a', '18000'])('does not guess from %j', (postcode) => {
  expect(regionOfPostcode(postcode, 'MX')).toBeUndefined()
})

it('leaves other countries alone', () => {
  expect(regionOfPostcode('44100', 'DE')).toBeUndefined()
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
