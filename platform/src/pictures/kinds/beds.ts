import { surfaceOf, toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { pillow, pillowRow } from '../solids/pillows.ts'
import { cylinder } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { legs } from './legs.ts'
import { slots } from './upholstery.ts'

const SHEET: Surface = surfaceOf({ material: 'cotton', color: '#f4f0e8' })

/** Mattress, cover, pillows and a throw, between the head (back) and the foot (front). */
function madeUp({ width, length, y }: Readonly<{ width: number; length: number; y: number }>, cover: Surface): Solid[] {
  const count = width > 125 ? 2 : 1
  const head = -length / 2
  return [
    box({ size: [width, 22, length], at: [0, y, 0], radius: 5, surface: SHEET }),
    box({ size: [width + 5, 20, length * 0.64], at: [0, y + 6, length * 0.185], radius: 8, puff: 2, surface: cover }),
    box({ size: [width + 6, 19, 24], at: [0, y + 8.5, -length * 0.12], radius: 8, puff: 1, surface: toned(cover, 0.4) }),
    box({ size: [width + 8, 20, length * 0.2], at: [0, y + 7.5, length * 0.3], radius: 8, puff: 1, surface: toned(cover, -0.32) }),
    ...pillowRow(width - 8, count).flatMap((x) => [
      pillow({ size: [width / count - 10, 46, 19], at: [x, y + 19, head + 12], tilt: -24, surface: SHEET }),
      pillow({ size: [width / count - 22, 38, 16], at: [x, y + 20, head + 30], tilt: -34, surface: toned(cover, 0.22) }),
    ]),
  ]
}

const HEADS = ['channels', 'panel', 'slats', 'buttons'] as const

function headPanel(plan: Blueprint, { width, from, to, z }: Readonly<{ width: number; from: number; to: number; z: number }>): Solid[] {
  const style = HEADS[plan.style(4)] ?? 'panel'
  if (style === 'channels') {
    return slots(-width / 2, width / 2, 9).map((x) => box({ size: [width / 9 - 0.2, to - from, 9], at: [x, from, z], radius: 4, puff: 0.8, surface: plan.primary }))
  }
  if (style === 'slats') {
    return [
      ...slots(-width / 2 + 4, width / 2 - 4, 13).map((x) => box({ size: [3, to - from - 6, 2.4], at: [x, from, z], surface: plan.primary })),
      box({ size: [width, 8, 4], at: [0, to - 8, z], radius: 1, surface: plan.primary }),
      ...[-1, 1].map((side) => box({ size: [6, to, 5], at: [side * (width / 2 - 3), 0, z], radius: 1, surface: plan.primary })),
    ]
  }
  const panel = box({ size: [width, to - from, 9], at: [0, from, z], radius: style === 'panel' ? 2 : 4, puff: style === 'panel' ? 0 : 1, surface: plan.primary })
  if (style === 'panel') return [panel, box({ size: [width - 16, to - from - 30, 2], at: [0, from + 22, z + 5], radius: 0.9, surface: toned(plan.primary, 0.08) })]
  const dots = [0.62, 0.84].flatMap((row, index) =>
    slots(-width / 2 + 6, width / 2 - 6, 8 - index).map((x) =>
      box({ size: [3, 3, 1.6], at: [x, from + (to - from) * row, z + 5], radius: 0.75, surface: toned(plan.primary, -0.35), shadowless: true }),
    ),
  )
  return [panel, ...dots]
}

const bed: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const z = -depth / 2 + 5
  const low = 14
  const drawers = plan.has('storage')
    ? slots(-depth / 2 + 10, depth / 2, 2).map((at) => box({ size: [1.6, 16, depth / 2 - 12], at: [width / 2 + 0.4, 8, at], radius: 0.4, surface: toned(primary, 0.1) }))
    : []
  return [
    ...headPanel(plan, { width, from: plan.style(4) === 2 ? 24 : 6, to: height, z }),
    box({ size: [width, drawers.length ? 22 : 15, depth - 10], at: [0, drawers.length ? 5 : low, 4], radius: 2, surface: primary }),
    ...placedAll(legs({ width: width - 14, depth: depth - 20, height: low, surface: secondary, style: 'block', thickness: 5 }), { at: [0, 0, 4] }),
    ...drawers,
    ...placedAll(madeUp({ width: width - 8, length: depth - 14, y: 24 }, toned(bedCover(plan), 0)), { at: [0, 0, 4] }),
  ]
}

function bedCover(plan: Blueprint): Surface {
  const colors = ['#d9cdb9', '#a9b3a2', '#c9a690', '#aab4c0', '#e6e0d6']
  return surfaceOf({ material: 'linen', color: colors[plan.style(5, 'cover')] ?? '#d9cdb9' })
}

const headboard: KindBuilder = (plan) => [
  ...headPanel(plan, { width: plan.width, from: plan.height * 0.3, to: plan.height, z: 0 }),
  ...[-1, 1].map((side) => box({ size: [6, plan.height * 0.4, 3], at: [side * plan.width * 0.36, 0, -3], surface: plan.secondary })),
]

const mattress: KindBuilder = ({ width, height, depth, primary, secondary }) => [
  box({ size: [width, height * 0.6, depth], at: [0, 0, 0], radius: 3, surface: toned(secondary, 0.1) }),
  box({ size: [width - 0.6, height * 0.08, depth - 0.6], at: [0, height * 0.46, 0], radius: 1, surface: toned(secondary, -0.35) }),
  box({ size: [width + 0.6, height * 0.48, depth + 0.6], at: [0, height * 0.52, 0], radius: 5, puff: 1.6, surface: primary }),
  ...slots(-width / 2, width / 2, 6).slice(0, 5).flatMap((x) =>
    slots(-depth / 2, depth / 2, 8).slice(0, 7).map((z) =>
      cylinder({ radius: 1.3, height: 0.5, at: [x + width / 12, height + 1.1, z + depth / 16], surface: toned(primary, -0.16), shadowless: true }),
    ),
  ),
  ...[-0.25, 0.25].map((x) => box({ size: [16, 3, 1.4], at: [x * width, height * 0.26, depth / 2 + 0.5], radius: 0.6, surface: toned(secondary, -0.5) })),
]

const pillowKind: KindBuilder = ({ width, height, primary, style }) => {
  const thick = Math.max(12, Math.min(20, height))
  const long = Math.max(width, 40)
  const deep = long * 0.66
  const flat = (y: number, turn: number, surface = primary) =>
    placedAll([pillow({ size: [long, deep, thick], tilt: -90, at: [0, thick / 2, deep / 2], surface })], { at: [0, y, 0], turn })
  return style(2) === 0 ? [...flat(0, 0), ...flat(thick * 0.7, 16, toned(primary, 0.12))] : [...flat(0, 0), ...flat(thick * 0.7, 0), ...flat(thick * 1.4, 0)]
}

const bedding: KindBuilder = ({ width, primary, secondary }) => {
  const w = Math.min(60, Math.max(44, width * 0.3))
  const fold = (y: number, high: number, surface: Surface) => box({ size: [w, high, w * 0.72], at: [0, y, 0], radius: high * 0.48, puff: 0.8, surface })
  return [
    fold(0, 13, primary),
    fold(12.4, 11, toned(primary, 0.12)),
    fold(23, 7, secondary),
    fold(29.4, 6, toned(primary, 0.35)),
    pillow({ size: [w * 0.86, w * 0.56, 12], tilt: -86, at: [0, 41, w * 0.28], surface: toned(primary, 0.3) }),
    box({ size: [4, 36, w * 0.74], at: [-w * 0.2, 0, 0], radius: 1, surface: toned(secondary, -0.3), shadowless: true }),
  ]
}

const crib: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const rail = (x: number, z: number, size: readonly [number, number, number]) => [16, height - 6].map((y) => box({ size, at: [x, y, z], radius: 1, surface: primary }))
  const bar = (x: number, z: number) => cylinder({ radius: 0.9, height: height - 22, at: [x, 18, z], surface: primary })
  const [hw, hd] = [width / 2 - 2, depth / 2 - 2]
  return [
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box({ size: [4.5, height, 4.5], at: [x * hw, 0, z * hd], radius: 1, surface: primary }))),
    ...[-1, 1].flatMap((z) => [...rail(0, z * hd, [width - 6, 4.5, 3]), ...slots(-hw, hw, 15).map((x) => bar(x, z * hd))]),
    ...[-1, 1].flatMap((x) => [...rail(x * hw, 0, [3, 4.5, depth - 6]), ...slots(-hd, hd, 7).map((z) => bar(x * hw, z))]),
    box({ size: [width - 7, 12, depth - 7], at: [0, 34, 0], radius: 3, surface: SHEET }),
    box({ size: [width * 0.4, 4, depth - 8], at: [width * 0.22, 45, 0], radius: 1.9, surface: secondary }),
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
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box({ size: [6, height, 6], at: [x * hx, 0, z * hz], radius: 1, surface: primary }))),
    ...deck(24),
    ...deck(upper),
    ...[0.14, 0.28].map((y) => box({ size: [2.6, 6, depth * 0.62], at: [hx, upper + 13 + y * 70, -depth * 0.14], radius: 0.8, surface: primary })),
    ...[-1, 1].flatMap((z) => [0.1, 0.26].map((y) => box({ size: [width - 8, 6, 2.6], at: [0, upper + 13 + y * 80, z * hz], radius: 0.8, surface: primary }))),
    ...[-1, 1].map((side) => box({ size: [3, upper + 34, 4], at: [hx + 5, 0, depth * 0.3 + side * 17], radius: 0.8, surface: primary })),
    ...slots(14, upper, 5).map((y) => box({ size: [3, 3.4, 32], at: [hx + 5, y, depth * 0.3], radius: 0.8, surface: primary })),
  ]
}

export const BEDS = { bed, headboard, mattress, pillow: pillowKind, bedding, crib, bunkBed } as const
