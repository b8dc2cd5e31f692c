import { expect, test } from 'vitest'
import { createRim } from './createRim.ts'

// Corners of a 3 by 3 grid, numbered row by row.
const CELLS = [
  [0, 1, 4, 3],
  [1, 2, 5, 4],
  [3, 4, 7, 6],
  [4, 5, 8, 7],
] as const

test('inner edges cancel out', () => {
  const rim = createRim()
  for (const cell of CELLS) rim.add(cell)
  const loops = rim.loops()
  expect(loops).toHaveLength(1)
  expect(loops[0]).toHaveLength(8)
  expect(loops[0]).not.toContain(4)
})

test('cells that only touch at a corner keep all their edges', () => {
  const rim = createRim()
  rim.add(CELLS[0])
  rim.add(CELLS[3])
  expect(rim.loops().flat()).toHaveLength(8)
})
