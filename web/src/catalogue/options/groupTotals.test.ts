import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GroupPart, type GroupUnits, groupTotal, unitsOf } from './groupTotals.ts'

const part = (id: string, amount: string, rest: Partial<GroupPart> = {}): GroupPart => ({
  id,
  money: { amount, currencyCode: 'MXN' },
  defaultUnits: 1,
  available: null,
  isSoldOut: false,
  ...rest,
})
const table = part('table', '5000.00')
const chairs = part('chair', '999.90', { defaultUnits: 4 })

test('begins with what belongs to the group', () => {
  expect(groupTotal([table, chairs], {})?.amount).toBe('8999.60')
})

type Case = readonly [what: string, part: GroupPart, units: GroupUnits, wanted: number]
const CASES: readonly Case[] = [
  ['what was set', chairs, { chair: 6 }, 6],
  ['nothing, when that was set', chairs, { chair: 0 }, 0],
  ['nothing of what is sold out', part('a', '1.00', { isSoldOut: true }), { a: 3 }, 0],
  ['no more than there are', part('a', '1.00', { available: 2, defaultUnits: 4 }), {}, 2],
  ['a whole number of what comes in fractions', part('a', '1.00', { available: 2.5 }), { a: 3 }, 2],
  ['one of what has no number of its own', part('a', '1.00', { defaultUnits: 0 }), {}, 1],
]

test.each(CASES)('takes %s', (...[, one, units, wanted]) => {
  expect(unitsOf(one, units)).toBe(wanted)
})

test('has no total while nothing is wanted', () => {
  expect(groupTotal([table, chairs], { table: 0, chair: 0 })).toBeNull()
})

test('costs what its units cost, to the cent', () => {
  const row = fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), units: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const parts = rows.map(({ cents }, index) => part(String(index), (cents / 100).toFixed(2)))
      const units = Object.fromEntries(rows.map((one, index) => [String(index), one.units]))
      const total = rows.reduce((sum, one) => sum + one.cents * one.units, 0)
      expect(groupTotal(parts, units)?.amount).toBe((total / 100).toFixed(2))
    }),
  )
})
