import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPostcode } from '../cleanPostcode.ts'
import { cleanTelephone } from '../cleanTelephone.ts'
import { cleanClabe, clabeFault } from './clabe.ts'
import { type DigitKind, isTypedInDigits } from './typedDigits.ts'

test.each<[DigitKind, string, boolean]>([
  ['number', '', true],
  ['number', '646 180-1104', true],
  ['number', '٤٤١٠٠', true],
  ['number', '12a4', false],
  ['number', '+12', false],
  ['postcode', '44100', true],
  ['postcode', '44 100', true],
  ['postcode', 'C.P. 44100', true],
  ['postcode', 'C', false],
  ['postcode', '4410O', false],
  ['telephone', '+52 (33) 3615-2020', true],
  ['telephone', '0052 33 3615 2020', true],
  ['telephone', 'tel:+523336152020', true],
  ['telephone', '+', true],
  ['telephone', '33 3615 2020 casa', false],
  ['telephone', '33+3615', false],
  ['creditNumber', 'C', true],
  ['creditNumber', 'c 1234-5674', true],
  ['creditNumber', '12345674', true],
  ['creditNumber', 'D1234', false],
])('%s: %j has digits only: %j', (kind, text, expected) => {
  expect(isTypedInDigits(kind, text)).toBe(expected)
})

test('is true of all that the rule of the field accepts, whatever stands between its digits', () => {
  const between = fc.constantFrom('', ' ', '-', '.', '\u00A0')
  const typed = fc
    .array(fc.tuple(fc.nat(9), between), { minLength: 1, maxLength: 18 })
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(typed, (text) => {
      if (cleanTelephone(text, 'MX') !== null) expect(isTypedInDigits('telephone', text)).toBe(true)
      if (/^\d{5}$/.test(cleanPostcode(text))) expect(isTypedInDigits('postcode', text)).toBe(true)
      if (clabeFault(cleanClabe(text)) === null) expect(isTypedInDigits('number', text)).toBe(true)
      expect(isTypedInDigits('number', text)).toBe(true)
    }),
  )
})
