import sharp from 'sharp'
import { expect, test } from 'vitest'
import { legibilityFault } from './legibility.ts'

const SIDE = 600
type Draw = (x: number, y: number) => number

/** A picture without losses, so that its brightness is exact. */
async function judge(draw: Draw, [width, height] = [SIDE, SIDE]) {
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => draw(at % width, Math.floor(at / width))),
  )
  const bytes = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return legibilityFault({ bytes, minSide: SIDE })
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
])('a document with %s is judged right', async (_what, draw, fault) => {
  expect(await judge(draw)).toBe(fault)
})

test.each([
  [600, 900, null],
  [900, 600, null],
  [599, 900, 'small'],
  [900, 599, 'small'],
])('a document of %d by %d pixels is judged by its shorter side', async (width, height, fault) => {
  expect(await judge(stripes(40, 200), [width, height])).toBe(fault)
})
