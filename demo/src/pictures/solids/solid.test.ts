import { expect, test } from 'vitest'
import { surfaceOf } from '../materials/surface.ts'
import { box } from './box.ts'
import { extentOf } from './extent.ts'
import { pillow } from './pillows.ts'
import { cylinder, lathe, tube } from './roundSolids.ts'
import { prism } from './sheets.ts'
import type { Solid } from './solid.ts'
import { dot, itemAt, subtract } from './vector.ts'

const surface = surfaceOf({ material: 'plastic', color: '#888888' })
const CONVEX: Readonly<Record<string, Solid>> = {
  board: box({ size: [40, 20, 30], surface }),
  cushion: box({ size: [40, 20, 30], radius: 6, puff: 2, surface }),
  pillow: pillow({ size: [40, 30, 12], surface }),
  disc: cylinder({ radius: 20, height: 8, surface }),
  leg: cylinder({ radius: 2, height: 30, topRadius: 3, surface }),
  vase: lathe({
    profile: [
      [4, 0],
      [9, 10],
      [8, 20],
      [5, 24],
    ],
    smooth: true,
    surface,
  }),
  bar: tube({
    path: [
      [0, 0, 0],
      [10, 30, 5],
    ],
    radius: 2,
    surface,
  }),
  plate: prism({
    outline: [
      [-10, 0],
      [10, 0],
      [8, 12],
      [-8, 12],
    ],
    depth: 6,
    surface,
  }),
}

test.each(Object.entries(CONVEX))('the normals of a %s point outwards and are numbers', (_name, solid) => {
  const { middle } = extentOf([solid])
  for (const patch of solid.patches) {
    for (const [index, normal] of patch.normals.entries()) {
      expect(normal.every(Number.isFinite)).toBe(true)
      expect(dot(normal, subtract(itemAt(patch.points, index), middle))).toBeGreaterThan(-0.6)
    }
  }
})

test('a box keeps its size and stands on its foot', () => {
  const extent = extentOf([box({ size: [40, 20, 30], at: [5, 7, -3], surface })])
  expect(extent.low).toEqual([-15, 7, -18])
  expect(extent.high).toEqual([25, 27, 12])
})

test('turning by a quarter swaps width and depth', () => {
  const extent = extentOf([box({ size: [40, 20, 30], turn: 90, surface })])
  expect(extent.width).toBeCloseTo(30)
  expect(extent.depth).toBeCloseTo(40)
})
