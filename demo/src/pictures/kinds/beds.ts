import { surfaceOf, toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { pillow, pillowRow } from '../solids/pillows.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { legs } from './legs.ts'
import { slots } from './upholstery.ts'

export const SHEET: Surface = surfaceOf({ material: 'cotton', color: '#f4f0e8' })

/** Mattress, cover, pillows and a throw, between the head (back) and the foot (front). */
function madeUp({ width, length, y }: Readonly<{ width: number; length: number; y: number }>, cover: Surface): Solid[] {
  const count = width > 125 ? 2 : 1
  const head = -length / 2
  return [
    box({ size: [width, 22, length], at: [0, y, 0], radius: 5, surface: SHEET }),
    box({ size: [width + 5, 20, length * 0.64], at: [0, y + 6, length * 0.185], radius: 8, puff: 2, surface: cover }),
    box({
      size: [width + 6, 19, 24],
      at: [0, y + 8.5, -length * 0.12],
      radius: 8,
      puff: 1,
      surface: toned(cover, 0.4),
    }),
    box({
      size: [width + 8, 20, length * 0.2],
      at: [0, y + 7.5, length * 0.3],
      radius: 8,
      puff: 1,
      surface: toned(cover, -0.32),
    }),
    ...pillowRow(width - 8, count).flatMap((x) => [
      pillow({ size: [width / count - 10, 46, 19], at: [x, y + 19, head + 12], tilt: -24, surface: SHEET }),
      pillow({
        size: [width / count - 22, 38, 16],
        at: [x, y + 20, head + 30],
        tilt: -34,
        surface: toned(cover, 0.22),
      }),
    ]),
  ]
}

const HEADS = ['channels', 'panel', 'slats', 'buttons'] as const

function headPanel(
  plan: Blueprint,
  { width, from, to, z }: Readonly<{ width: number; from: number; to: number; z: number }>,
): Solid[] {
  const style = HEADS[plan.style(4)] ?? 'panel'
  if (style === 'channels') {
    return slots(-width / 2, width / 2, 9).map((x) =>
      box({ size: [width / 9 - 0.2, to - from, 9], at: [x, from, z], radius: 4, puff: 0.8, surface: plan.primary }),
    )
  }
  if (style === 'slats') {
    return [
      ...slots(-width / 2 + 4, width / 2 - 4, 13).map((x) =>
        box({ size: [3, to - from - 6, 2.4], at: [x, from, z], surface: plan.primary }),
      ),
      box({ size: [width, 8, 4], at: [0, to - 8, z], radius: 1, surface: plan.primary }),
      ...[-1, 1].map((side) =>
        box({ size: [6, to, 5], at: [side * (width / 2 - 3), 0, z], radius: 1, surface: plan.primary }),
      ),
    ]
  }
  const panel = box({
    size: [width, to - from, 9],
    at: [0, from, z],
    radius: style === 'panel' ? 2 : 4,
    puff: style === 'panel' ? 0 : 1,
    surface: plan.primary,
  })
  if (style === 'panel')
    return [
      panel,
      box({
        size: [width - 16, to - from - 30, 2],
        at: [0, from + 22, z + 5],
        radius: 0.9,
        surface: toned(plan.primary, 0.08),
      }),
    ]
  const dots = [0.62, 0.84].flatMap((row, index) =>
    slots(-width / 2 + 6, width / 2 - 6, 8 - index).map((x) =>
      box({
        size: [3, 3, 1.6],
        at: [x, from + (to - from) * row, z + 5],
        radius: 0.75,
        surface: toned(plan.primary, -0.35),
        shadowless: true,
      }),
    ),
  )
  return [panel, ...dots]
}

const bed: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const z = -depth / 2 + 5
  const low = 14
  const drawers = plan.has('storage')
    ? slots(-depth / 2 + 10, depth / 2, 2).map((at) =>
        box({
          size: [1.6, 16, depth / 2 - 12],
          at: [width / 2 + 0.4, 8, at],
          radius: 0.4,
          surface: toned(primary, 0.1),
        }),
      )
    : []
  return [
    ...headPanel(plan, { width, from: plan.style(4) === 2 ? 24 : 6, to: height, z }),
    box({
      size: [width, drawers.length ? 22 : 15, depth - 10],
      at: [0, drawers.length ? 5 : low, 4],
      radius: 2,
      surface: primary,
    }),
    ...placedAll(
      legs({ width: width - 14, depth: depth - 20, height: low, surface: secondary, style: 'block', thickness: 5 }),
      { at: [0, 0, 4] },
    ),
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
  ...[-1, 1].map((side) =>
    box({ size: [6, plan.height * 0.4, 3], at: [side * plan.width * 0.36, 0, -3], surface: plan.secondary }),
  ),
]

export const BEDS = { bed, headboard } as const
