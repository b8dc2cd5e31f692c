import { expect, test } from 'vitest'
import { areDifferent } from './areDifferent.ts'

const PIXELS = 4_096
/** A grey picture of which so many pixels are white. */
const frame = (white: number) => new Uint8Array(PIXELS).fill(255, 0, white)
/** Two percent of the brightness of all pixels is that of 81.92 white ones. */
const [BELOW, ABOVE] = [81, 82]

test.each([
  [[0, ABOVE, 2 * ABOVE], true],
  [[0, BELOW, 2 * ABOVE], false],
  [[0, ABOVE, ABOVE + BELOW], false],
  // The first and the last have to differ, too.
  [[0, 2 * ABOVE, BELOW], false],
  [[0, 0, 0], false],
] as const)('frames of %j white pixels of 4,096 show a movement: %s', (white, expected) => {
  expect(areDifferent(white.map(frame))).toBe(expected)
})

test('every pixel counts by how much its brightness changes', () => {
  const grey = (value: number) => new Uint8Array(PIXELS).fill(value)
  expect(areDifferent([grey(100), grey(106)])).toBe(true)
  expect(areDifferent([grey(100), grey(105)])).toBe(false)
})
