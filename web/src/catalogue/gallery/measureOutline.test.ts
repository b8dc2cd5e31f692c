import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductOutline } from '../../__generated__/MeasurementDrawing_dimensions.graphql.ts'
import { measureOutline } from './measureOutline.ts'
import { outlineBoxes } from './outlineBoxes.ts'

const side = fc.double({ min: 1, max: 400, noNaN: true })
const OUTLINES: readonly ProductOutline[] = [
  'BOX', 'SOFA', 'CORNER_SOFA', 'CHAIR', 'STOOL', 'TABLE', 'BED', 'MATTRESS', 'WARDROBE', 'DRESSER', 'SHELF', 'SCREEN',
  'LAMP', 'HANGING_LAMP', 'PANEL', 'APPLIANCE',
] // prettier-ignore

const drawn = (outline: ProductOutline, [width, height, depth]: readonly [number, number, number]) =>
  measureOutline({ width, height, depth }, outlineBoxes(outline, { width, height, depth }))
const numbersIn = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

test.each(OUTLINES)('%s fills the box of its measures and stays in it, however flat or tall', (outline) => {
  fc.assert(
    fc.property(side, side, side, (width, height, depth) => {
      const parts = outlineBoxes(outline, { width, height, depth })
      for (const axis of ['x', 'y', 'z'] as const) {
        const ends = parts.flatMap((part) => part[axis])
        expect(Math.min(...ends)).toBeCloseTo(0, 6)
        expect(Math.max(...ends)).toBeCloseTo(1, 6)
      }
      for (const { x, y, z } of parts) for (const [from, to] of [x, y, z]) expect(from).toBeLessThanOrEqual(to)
    }),
    { numRuns: 30 },
  )
})

test('draws everything and its labels inside of the picture', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OUTLINES), side, side, side, (outline, ...sides) => {
      const { viewBox, faces, measureLines, labels } = drawn(outline, sides)
      const [, , right = 0, bottom = 0] = viewBox.split(' ').map(Number)
      const numbers = numbersIn([...faces, measureLines].join(' '))
      const xs = [...numbers.filter((_, index) => index % 2 === 0), ...Object.values(labels).map(({ x }) => x)]
      const ys = [...numbers.filter((_, index) => index % 2 === 1), ...Object.values(labels).map(({ y }) => y)]
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs)).toBeLessThanOrEqual(right)
      expect(Math.max(...ys)).toBeLessThanOrEqual(bottom)
    }),
  )
})

test('keeps the proportions: a sofa is wider than it is high', () => {
  const front = drawn('BOX', [200, 80, 90]).faces.at(-1) ?? ''
  const [left = 0, top = 0, right = 0, , , bottom = 0] = numbersIn(front)
  expect((right - left) / (bottom - top)).toBeCloseTo(200 / 80, 1)
})

test('a sofa for three has a seat more than one for two', () => {
  const seatsOf = (width: number) => outlineBoxes('SOFA', { width, height: 84, depth: 90 }).length
  expect(seatsOf(212) - seatsOf(158)).toBe(1)
})
