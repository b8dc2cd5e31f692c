import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surfaceOf } from '../materials/surface.ts'
import { blockersOf, hitDistance, KEY_LIGHT, lightAt, opennessOf } from './light.ts'
import { dot, normalized } from './vector.ts'
import type { Vec3 } from './vector.ts'

const unitBox = {
  centre: [0, 0, 0],
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  half: [1, 1, 1],
} as const

test('a ray hits the near face of a box', () => {
  expect(hitDistance([0, 0, 5], [0, 0, -1], unitBox)).toBeCloseTo(4)
  expect(hitDistance([0, 3, 5], [0, 0, -1], unitBox)).toBe(Infinity)
  expect(hitDistance([0, 0, 5], [0, 0, 1], unitBox)).toBe(Infinity)
})

test('a ray from inside has not hit, else touching parts would turn black', () => {
  expect(hitDistance([0, 0, 0], [0, 1, 0], unitBox)).toBe(Infinity)
})

test('a hit lies on the surface of the box', () => {
  const coordinate = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(coordinate, coordinate, coordinate), (raw) => {
      const direction = normalized(raw)
      const start: Vec3 = [-direction[0] * 9, -direction[1] * 9, -direction[2] * 9]
      const t = hitDistance(start, direction, unitBox)
      const hit = start.map((value, axis) => value + (direction[axis] ?? 0) * t)
      expect(Math.max(...hit.map(Math.abs))).toBeCloseTo(1, 6)
    }),
  )
})

test('a roof takes light away and nothing adds any', () => {
  const point = { position: [0, 1, 0], normal: [0, 1, 0] } as const
  const roof = blockersOf([{ ...unitBox, centre: [0, 12, 0], half: [30, 1, 30] }])
  const [open, covered] = [opennessOf(point, [], 100), opennessOf(point, roof, 100)]
  expect(open).toEqual({ sky: 1, key: 1 })
  expect(covered.sky).toBeLessThan(0.5)
  expect(covered.key).toBeLessThan(0.5)
})

test('the side towards the window is brighter than the side away from it', () => {
  const surface = surfaceOf({ material: 'linen', color: '#888888' })
  const seen = { eye: [0, 0, 900], openness: { sky: 1, key: 1 } } as const
  const away: Vec3 = [-KEY_LIGHT[0], -KEY_LIGHT[1], -KEY_LIGHT[2]]
  expect(dot(away, KEY_LIGHT)).toBeLessThan(0)
  const [bright, dark] = [KEY_LIGHT, away].map((normal) => lightAt({ position: [0, 0, 0], normal }, surface, seen))
  expect(bright).toBeGreaterThan((dark ?? 1) + 0.4)
})
