import { expect, test } from 'vitest'
import { legibilityFault, showsMovement } from './legibility.ts'
import { DOCUMENT_MIN_SIDE_PIXELS as SIDE } from './limits.ts'

type Draw = (x: number, y: number) => number

const judge = (draw: Draw, [width, height] = [SIDE, SIDE]) => {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => draw(at % width, Math.floor(at / width)))
  return legibilityFault({ pixels, width, height }, SIDE)
}
/** Stripes, whose mean is between their tones and whose deviation is half of what is between them. */
const stripes =
  (dark: number, bright: number): Draw =>
  (x) =>
    x % 2 === 0 ? dark : bright
/** A slope from dark to bright, which has no edges, with a grain of so much. */
const slope =
  (grain: number): Draw =>
  (x, y) =>
    80 + Math.floor((x * 100) / SIDE) + ((x + y) % 2 === 0 ? grain : 0)

test.each<readonly [string, Draw, string | null]>([
  ['a mean brightness of 40', stripes(0, 80), null],
  ['a mean brightness of 39', stripes(0, 78), 'dark'],
  ['a mean brightness of 225', stripes(195, 255), null],
  ['a mean brightness of 226', stripes(197, 255), 'bright'],
  ['a standard deviation of 25', stripes(100, 150), null],
  ['a standard deviation of 24', stripes(101, 149), 'flat'],
  ['edges of a variance of 64', slope(2), null],
  ['edges of a variance of 16', slope(1), 'blurred'],
])('a photo with %s is judged on the device as the platform does', (_what, draw, fault) => {
  expect(judge(draw)).toBe(fault)
})

test.each([
  [600, 900, null],
  [599, 900, 'small'],
  [900, 599, 'small'],
])('a photo of %d by %d pixels is judged by its shorter side', (width, height, fault) => {
  expect(judge(stripes(40, 200), [width, height])).toBe(fault)
})

test('two frames show a movement that differ by two percent of full brightness', () => {
  const frame = (white: number) => new Uint8Array(4_096).fill(255, 0, white)
  expect(showsMovement(frame(0), frame(82))).toBe(true)
  expect(showsMovement(frame(0), frame(81))).toBe(false)
})
