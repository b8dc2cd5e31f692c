import { toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

/** Looks of a mattress: quilting patterns times bands around it. */
const QUILTINGS = 4
const BANDS = 4

const mattress: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const look = plan.style(QUILTINGS * BANDS)
  const band = Math.floor(look / QUILTINGS)
  const edge = toned(secondary, [-0.35, 0.25, -0.6, -0.1][band] ?? 0)
  return [
    box({ size: [width, height * 0.6, depth], at: [0, 0, 0], radius: 3, surface: toned(secondary, 0.1) }),
    ...bandsOf(plan, band).map(([y, high]) =>
      box({ size: [width - 0.6, height * high, depth - 0.6], at: [0, height * y, 0], radius: 1, surface: edge }),
    ),
    box({
      size: [width + 0.6, height * 0.48, depth + 0.6],
      at: [0, height * 0.52, 0],
      radius: 5,
      puff: 1.6,
      surface: primary,
    }),
    ...quilting(plan, look % QUILTINGS),
    ...[-0.25, 0.25].map((x) =>
      box({
        size: [16, 3, 1.4],
        at: [x * width, height * 0.26, depth / 2 + 0.5],
        radius: 0.6,
        surface: toned(secondary, -0.5),
      }),
    ),
  ]
}

/** Heights and thicknesses of the bands around a mattress, as shares of the whole. */
function bandsOf({ has }: Blueprint, band: number): readonly (readonly [y: number, high: number])[] {
  const one: readonly (readonly [number, number])[] = [[0.46, 0.08]]
  const two: readonly (readonly [number, number])[] = [
    [0.1, 0.05],
    [0.46, 0.06],
  ]
  return has('pillowTop') || band % 2 === 1 ? two : one
}

/** Buttons, channels across, channels along, or squares. */
function quilting({ width, height, depth, primary }: Blueprint, style: number): Solid[] {
  const surface = toned(primary, -0.16)
  const y = height + 1.1
  const across = () =>
    slots(-depth / 2, depth / 2, 9).map((z) =>
      box({ size: [width - 8, 0.5, 1.1], at: [0, y, z], radius: 0.2, surface, shadowless: true }),
    )
  const along = () =>
    slots(-width / 2, width / 2, 6).map((x) =>
      box({ size: [1.1, 0.5, depth - 8], at: [x, y, 0], radius: 0.2, surface, shadowless: true }),
    )
  if (style === 1) return across()
  if (style === 2) return along()
  if (style === 3) return [...across(), ...along()]
  return slots(-width / 2, width / 2, 6)
    .slice(0, 5)
    .flatMap((x) =>
      slots(-depth / 2, depth / 2, 8)
        .slice(0, 7)
        .map((z) =>
          cylinder({ radius: 1.3, height: 0.5, at: [x + width / 12, y, z + depth / 16], surface, shadowless: true }),
        ),
    )
}

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
