import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOfGlobalId, parseGlobalId, toGlobalId } from './globalId.ts'

test('an id is parsed back to its type, store and keys, with any characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 64, unit: 'grapheme' }), fc.string({ maxLength: 64 }), (one, other) => {
      const id = toGlobalId('ProductVariant', 'hogar', one, other)
      expect(id).toMatch(/^[\w-]+$/)
      expect(parseGlobalId(id)).toEqual({ type: 'ProductVariant', storeCode: 'hogar', keys: [one, other] })
    }),
  )
})

test('different things have different ids', () => {
  const ids = [
    toGlobalId('Product', 'hogar', 'A'),
    toGlobalId('Product', 'de', 'A'),
    toGlobalId('Category', 'hogar', 'A'),
    toGlobalId('Product', 'hogar', 'A', ''),
    toGlobalId('Product', 'hogar', 'A","'),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

test('anything else is no id', () => {
  fc.assert(fc.property(fc.string(), (text) => parseGlobalId(text) === null))
  expect(parseGlobalId(Buffer.from('["Secret","hogar","1"]').toString('base64url'))).toBeNull()
  expect(parseGlobalId(Buffer.from('["Product",1]').toString('base64url'))).toBeNull()
  expect(parseGlobalId('A'.repeat(10_000))).toBeNull()
})

test('an id of another store names nothing here, one of another type is a mistake', () => {
  expect(keysOfGlobalId(toGlobalId('Product', 'de', 'A'), 'Product', 'hogar')).toBeNull()
  expect(() => keysOfGlobalId(toGlobalId('Category', 'hogar', 'A'), 'Product', 'hogar')).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT' }),
  )
})
