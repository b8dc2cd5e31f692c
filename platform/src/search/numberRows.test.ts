import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extremePlace, placeIn } from './editorsPlaces.ts'
import { countNumbers, createNumberRows, pushRow } from './numberRows.ts'

const LIMIT = 12
const LONG = 300

function rowsOf(all: readonly (readonly number[])[]) {
  const rows = createNumberRows()
  for (const row of all) pushRow(rows, row)
  return rows
}

test('numbers are counted over the requested rows, however long they are and however many', () => {
  const row = fc.array(fc.nat(LIMIT - 1), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(row, { maxLength: LONG, size: 'max' }), fc.infiniteStream(fc.boolean()), (all, chosen) => {
      const slots = [...all.keys()].filter(() => chosen.next().value)
      const expected = Array.from({ length: LIMIT }, () => 0)
      for (const slot of slots) for (const number of all[slot]!) expected[number]! += 1
      expect([...countNumbers(rowsOf(all), slots, LIMIT)]).toEqual(expected)
    }),
  )
})

test('a place is that in the category, or the least or greatest of all; without any there is none', () => {
  const places = rowsOf([[30, 3, 31, 1], [], [31, 0]])
  expect([0, 1, 2].map((slot) => placeIn(places, slot, 31))).toEqual([1, null, 0])
  expect([0, 1, 2].map((slot) => placeIn(places, slot, 3))).toEqual([null, null, null])
  expect([0, 1, 2].map((slot) => extremePlace(places, slot, 'min'))).toEqual([1, null, 0])
  expect([0, 1, 2].map((slot) => extremePlace(places, slot, 'max'))).toEqual([3, null, 0])
})
