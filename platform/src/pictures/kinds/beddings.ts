import { toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

const mattress: KindBuilder = ({ width, height, depth, primary, secondary }) => [
  box({ size: [width, height * 0.6, depth], at: [0, 0, 0], radius: 3, surface: toned(secondary, 0.1) }),
  box({
    size: [width - 0.6, height * 0.08, depth - 0.6],
    at: [0, height * 0.46, 0],
    radius: 1,
    surface: toned(secondary, -0.35),
  }),
  box({
    size: [width + 0.6, height * 0.48, depth + 0.6],
    at: [0, height * 0.52, 0],
    radius: 5,
    puff: 1.6,
    surface: primary,
  }),
  ...slots(-width / 2, width / 2, 6)
    .slice(0, 5)
    .flatMap((x) =>
      slots(-depth / 2, depth / 2, 8)
        .slice(0, 7)
        .map((z) =>
          cylinder({
            radius: 1.3,
            height: 0.5,
            at: [x + width / 12, height + 1.1, z + depth / 16],
            surface: toned(primary, -0.16),
            shadowless: true,
          }),
        ),
    ),
  ...[-0.25, 0.25].map((x) =>
    box({
      size: [16, 3, 1.4],
      at: [x * width, height * 0.26, depth / 2 + 0.5],
      radius: 0.6,
      surface: toned(secondary, -0.5),
    }),
  ),
]

const pillowKind: KindBuilder = ({ width, height, primary, style }) => {
  const thick = Math.max(12, Math.min(20, height))
  const long = Math.max(width, 40)
  const deep = long * 0.66
  const flat = (y: number, turn: number, surface = primary) =>
    placedAll([pillow({ size: [long, deep, thick], tilt: -90, at: [0, thick / 2, deep / 2], surface })], {
      at: [0, y, 0],
      turn,
    })
  return style(2) === 0
    ? [...flat(0, 0), ...flat(thick * 0.7, 16, toned(primary, 0.12))]
    : [...flat(0, 0), ...flat(thick * 0.7, 0), ...flat(thick * 1.4, 0)]
}

const bedding: KindBuilder = ({ width, primary, secondary }) => {
  const w = Math.min(60, Math.max(44, width * 0.3))
  const fold = (y: number, high: number, surface: Surface) =>
    box({ size: [w, high, w * 0.72], at: [0, y, 0], radius: high * 0.48, puff: 0.8, surface })
  return [
    fold(0, 13, primary),
    fold(12.4, 11, toned(primary, 0.12)),
    fold(23, 7, secondary),
    fold(29.4, 6, toned(primary, 0.35)),
    pillow({ size: [w * 0.86, w * 0.56, 12], tilt: -86, at: [0, 41, w * 0.28], surface: toned(primary, 0.3) }),
    box({
      size: [4, 36, w * 0.74],
      at: [-w * 0.2, 0, 0],
      radius: 1,
      surface: toned(secondary, -0.3),
      shadowless: true,
    }),
  ]
}

export const BEDDINGS = { mattress, pillow: pillowKind, bedding } as const
