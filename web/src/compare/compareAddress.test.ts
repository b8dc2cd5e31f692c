import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePath, comparedIds } from './compareAddress.ts'
import { COMPARED_MAX } from './limits.ts'

const read = (path: string) => comparedIds(new URL(path, 'https://hogar.example').searchParams)

test('what is put into an address is read out of it', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes(','))
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: COMPARED_MAX }), (ids) => {
      expect(read(comparePath(ids))).toEqual(ids)
    }),
  )
})

test.each([
  ['/compare', []],
  ['/compare?ids=', []],
  ['/compare?ids=,a,,b,a', ['a', 'b']],
  ['/compare?ids=a,b,c,d,e', ['a', 'b', 'c', 'd']],
])('%s names %j', (path, ids) => {
  expect(read(path)).toEqual(ids)
})
