import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOutline } from './boxOutline.ts'

const side = fc.double({ min: 1, max: 400, noNaN: true })

test('draws every box and its labels inside of the picture, however flat or tall', () => {
  fc.assert(
    fc.property(side, side, side, (width, height, depth) => {
      const { viewBox, faces, measureLines, labels } = boxOutline({ width, height, depth })
      const [, , right = 0, bottom = 0] = viewBox.split(' ').map(Number)
      const numbers =
        [...faces, measureLines]
          .join(' ')
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? []
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
  const [front = ''] = boxOutline({ width: 200, height: 80, depth: 90 }).faces
  const [left = 0, top = 0, right = 0, , , bottom = 0] = front.match(/[\d.]+/g)?.map(Number) ?? []
  expect((right - left) / (bottom - top)).toBeCloseTo(200 / 80, 1)
})
