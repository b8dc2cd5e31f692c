import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstInOrder } from './firstInOrder.ts'

const ascending = (one: number, two: number) => one - two

test('says what sorting and cutting would say', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), fc.integer({ min: 0, max: 30 }), (items, count) => {
      expect(firstInOrder(items, count, ascending)).toEqual(items.toSorted(ascending).slice(0, count))
    }),
  )
})
