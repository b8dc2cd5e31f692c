import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPostcode } from './readPostcode.ts'

test.each([
  ['', { isValid: false, fault: 'missing' }],
  ['  ', { isValid: false, fault: 'missing' }],
  ['4410', { isValid: false, fault: 'wrong' }],
  ['441000', { isValid: false, fault: 'wrong' }],
  ['44 1000', { isValid: false, fault: 'wrong' }],
  ['\u200B', { isValid: false, fault: 'missing' }],
  ['44 100', { isValid: true, postcode: '44100' }],
  ['C.P. 44100', { isValid: true, postcode: '44100' }],
  ['４４１００', { isValid: true, postcode: '44100' }],
  [' 44100 ', { isValid: true, postcode: '44100' }],
  ['06600', { isValid: true, postcode: '06600' }],
])('%j is read as %j', (text, read) => {
  expect(readPostcode(text)).toEqual(read)
})

test('every accepted postal code has five digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPostcode(text)
      return !read.isValid || /^\d{5}$/.test(read.postcode)
    }),
  )
})
