import { expect, test } from 'vitest'
import { surfaceOf } from '../materials/surface.ts'
import { box } from './box.ts'
import { createCamera } from './camera.ts'
import { paintOrder } from './paintOrder.ts'
import { projectSolid } from './projectSolid.ts'
import { tube } from './roundSolids.ts'
import type { Solid } from './solid.ts'

const surface = surfaceOf({ material: 'paintedWood', color: '#cccccc' })
const camera = createCamera(
  { azimuth: 30, elevation: 20, target: [0, 20, 0], distance: 400 },
  { zoom: 5, x: 600, y: 600 },
)
const ordered = (solids: readonly Solid[]): Solid[] =>
  paintOrder(
    solids.map((solid) => projectSolid(solid, { camera, occluders: [], size: 100, width: 1200, height: 1200 })),
  ).map(({ solid }) => solid)

const at = (x: number, y: number, z: number): Solid => box({ size: [30, 30, 30], at: [x, y, z], surface })

test('solids that stand behind are painted first, given in any order', () => {
  const [back, middle, front] = [at(0, 0, -50), at(0, 0, 0), at(0, 0, 50)]
  for (const given of [
    [back, middle, front],
    [front, middle, back],
    [middle, front, back],
  ]) {
    expect(ordered(given)).toEqual([back, middle, front])
  }
})

test('a bar that slants through the box around a cube is still ordered before or behind it', () => {
  const cube = at(0, 0, 0)
  const before = tube({
    path: [
      [-30, 0, 30],
      [30, 45, 22],
    ],
    radius: 2,
    surface,
  })
  const behind = tube({
    path: [
      [-30, 0, -30],
      [30, 45, -22],
    ],
    radius: 2,
    surface,
  })
  expect(ordered([before, cube, behind])).toEqual([behind, cube, before])
})

test('things that go around each other are all painted', () => {
  const ring = [
    box({ size: [80, 8, 8], at: [0, 0, 20], roll: 12, surface }),
    box({ size: [8, 8, 80], at: [20, 4, 0], tilt: 12, surface }),
    box({ size: [80, 8, 8], at: [0, 8, -20], roll: -12, surface }),
  ]
  expect(new Set(ordered(ring))).toEqual(new Set(ring))
})
