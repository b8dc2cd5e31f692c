import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTiers, tierForOne } from './decodeTiers.ts'

const tier = (customer_group_id: number, qty: number, value: number | string) => ({ customer_group_id, qty, value })
const TIERS = [tier(1, 1, 380), tier(32000, 10, 360), tier(0, 10, '350'), tier(0, 5, 370), tier(2, 1, 1)]

test('a group gets its own tiers and those of every group, the lowest of each number of units', () => {
  expect(decodeTiers(TIERS, 0)).toEqual([
    { quantity: 5, price: 370 },
    { quantity: 10, price: 350 },
  ])
  expect(decodeTiers(TIERS, 1)).toEqual([
    { quantity: 1, price: 380 },
    { quantity: 10, price: 360 },
  ])
})

test('only a tier from one unit on is a price of a single unit', () => {
  expect(tierForOne(TIERS, 1)).toBe(380)
  expect(tierForOne(TIERS, 0)).toBeNull()
})

test.each([null, 'x', [], [{}], [tier(0, 0, 5)], [tier(0, 1, -5)], [{ customer_group_id: 0, qty: 1 }]])(
  '%j is no tier',
  (value) => {
    expect(decodeTiers(value, 0)).toEqual([])
  },
)

test('tiers rise in units, each once, and are amounts that the document names for that group', () => {
  const any = fc.record({
    customer_group_id: fc.constantFrom(0, 1, 32000),
    qty: fc.integer({ min: 1, max: 4 }),
    value: fc.integer({ min: 0, max: 50 }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (tiers) => {
      const found = decodeTiers(tiers, 1)
      const own = tiers.filter(({ customer_group_id: group }) => group !== 0)
      return (
        found.every((item, index) => index === 0 || item.quantity > found[index - 1]!.quantity) &&
        own.every(({ qty, value }) => found.some((item) => item.quantity === qty && item.price <= value)) &&
        found.every(({ quantity, price }) => own.some(({ qty, value }) => qty === quantity && value === price))
      )
    }),
  )
})
