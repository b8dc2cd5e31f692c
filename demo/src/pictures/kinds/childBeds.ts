import { toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'
import { SHEET } from './beds.ts'

/** Looks of a cot: how its ends are closed, times the bedding. */
const ENDS = 2
const COVERS = 5

const crib: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const look = plan.style(ENDS * COVERS)
  const cover = Math.floor(look / ENDS)
  const rail = (x: number, z: number, size: readonly [number, number, number]) =>
    [16, height - 6].map((y) => box({ size, at: [x, y, z], radius: 1, surface: primary }))
  const bar = (x: number, z: number) => cylinder({ radius: 0.9, height: height - 22, at: [x, 18, z], surface: primary })
  const [hw, hd] = [width / 2 - 2, depth / 2 - 2]
  const end = (x: number): readonly Solid[] =>
    look % ENDS === 0
      ? [...rail(x, 0, [3, 4.5, depth - 6]), ...slots(-hd, hd, 7).map((z) => bar(x, z))]
      : [box({ size: [3, height - 14, depth - 6], at: [x, 10, 0], radius: 1.4, surface: primary })]
  const blanket = toned(secondary, [0, 0.35, -0.25, 0.15, -0.4][cover] ?? 0)
  const covered = [0.4, 0.62, 0.5, 0.74, 0.3][cover] ?? 0.4
  return [
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box({ size: [4.5, height, 4.5], at: [x * hw, 0, z * hd], radius: 1, surface: primary })),
    ),
    ...[-1, 1].flatMap((z) => [
      ...rail(0, z * hd, [width - 6, 4.5, 3]),
      ...slots(-hw, hw, 13 + cover).map((x) => bar(x, z * hd)),
    ]),
    ...end(-hw),
    ...end(hw),
    box({ size: [width - 7, 12, depth - 7], at: [0, 34, 0], radius: 3, surface: SHEET }),
    box({
      size: [width * covered, 4, depth - 8],
      at: [width * (0.46 - covered / 2), 45, 0],
      radius: 1.9,
      surface: blanket,
    }),
    pillow({ size: [30, 22, 8], at: [-width * 0.34, 48, 8], tilt: -80, surface: toned(secondary, 0.3) }),
  ]
}

const bunkBed: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const [hx, hz] = [width / 2 - 3, depth / 2 - 3]
  const deck = (y: number) => [
    box({ size: [width, 13, depth - 4], at: [0, y, 0], radius: 1, surface: primary }),
    box({ size: [width - 8, 15, depth - 12], at: [0, y + 9, 0], radius: 4, surface: SHEET }),
    box({ size: [width - 5, 12, depth * 0.62], at: [0, y + 14, depth * 0.14], radius: 5, puff: 1, surface: secondary }),
    pillow({ size: [width * 0.62, 34, 13], at: [0, y + 26, -depth * 0.34], tilt: -58, surface: toned(secondary, 0.4) }),
  ]
  const upper = height * 0.62
  return [
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box({ size: [6, height, 6], at: [x * hx, 0, z * hz], radius: 1, surface: primary })),
    ),
    ...deck(24),
    ...deck(upper),
    ...[0.14, 0.28].map((y) =>
      box({
        size: [2.6, 6, depth * 0.62],
        at: [hx, upper + 13 + y * 70, -depth * 0.14],
        radius: 0.8,
        surface: primary,
      }),
    ),
    ...[-1, 1].flatMap((z) =>
      [0.1, 0.26].map((y) =>
        box({ size: [width - 8, 6, 2.6], at: [0, upper + 13 + y * 80, z * hz], radius: 0.8, surface: primary }),
      ),
    ),
    ...[-1, 1].map((side) =>
      box({ size: [3, upper + 34, 4], at: [hx + 5, 0, depth * 0.3 + side * 17], radius: 0.8, surface: primary }),
    ),
    ...slots(14, upper, 5).map((y) =>
      box({ size: [3, 3.4, 32], at: [hx + 5, y, depth * 0.3], radius: 0.8, surface: primary }),
    ),
  ]
}

export const CHILD_BEDS = { crib, bunkBed } as const
