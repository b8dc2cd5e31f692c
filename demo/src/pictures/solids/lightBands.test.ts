import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brighterPart, lightBands } from './lightBands.ts'
import type { LitPoint } from './litCell.ts'

const lit = (x: number, y: number, light: number): LitPoint => ({ x, y, depth: 1, light })
const share = fc.double({ min: 0, max: 1, noNaN: true })

function area(polygon: readonly LitPoint[]): number {
  return Math.abs(
    polygon.reduce((sum, { x, y }, index) => {
      const next = polygon[(index + 1) % polygon.length] ?? { x, y }
      return sum + (x * next.y - next.x * y) / 2
    }, 0),
  )
}

test('the brighter and the darker part of a triangle make up the whole', () => {
  fc.assert(
    fc.property(fc.tuple(share, share, share), share, ([a, b, c], threshold) => {
      const triangle = [lit(0, 0, a), lit(10, 0, b), lit(0, 10, c)]
      const darker = triangle.map((corner) => ({ ...corner, light: -corner.light }))
      const sum = area(brighterPart(triangle, threshold)) + area(brighterPart(darker, -threshold))
      expect(sum).toBeCloseTo(50, 4)
    }),
  )
})

test('a cut runs where the light is exactly the threshold', () => {
  const part = brighterPart([lit(0, 0, 0), lit(10, 0, 1), lit(10, 10, 1), lit(0, 10, 0)], 0.25)
  expect(part.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([2.5, 2.5, 10, 10])
})

test('even light needs one path, a gradient many, darkest first', () => {
  const even = lightBands([[lit(0, 0, 0.51), lit(90, 0, 0.51), lit(90, 90, 0.51), lit(0, 90, 0.51)]])
  expect([...even.keys()]).toHaveLength(1)
  const levels = [...lightBands([[lit(0, 90, 0.2), lit(90, 90, 0.9), lit(90, 0, 0.9), lit(0, 0, 0.2)]]).keys()]
  expect(levels.length).toBeGreaterThan(8)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
})
