import { box } from '../solids/box.ts'
import { tube } from '../solids/roundSolids.ts'
import { sheet } from '../solids/sheets.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { legs } from './legs.ts'
import { slots } from './upholstery.ts'

/** A curved plate between the back posts. */
function curvedBack(
  { width, from, to, z }: Readonly<{ width: number; from: number; to: number; z: number }>,
  plan: Blueprint,
): Solid[] {
  const plate = (offset: number) =>
    sheet({
      at3d: (u, v) => {
        const s = 2 * u - 1
        const round = 1 - 0.18 * Math.abs(s) ** 3
        return [
          (s * width) / 2,
          from + (to - from) * (0.5 + (v - 0.5) * round),
          z + 7 * s * s - v * (to - from) * 0.16 + offset,
        ]
      },
      columns: 10,
      rows: 5,
      surface: plan.primary,
    })
  return [plate(0), plate(2.4)]
}

function spindleBack({ width, height, depth, secondary }: Blueprint, seat: number): Solid[] {
  const z = -depth / 2 + 3
  const posts = [-1, 1].map((side) =>
    tube({
      path: [
        [side * (width / 2 - 3), seat - 5, z],
        [side * (width / 2 - 4), height, z - (height - seat) * 0.17],
      ],
      radius: 1.7,
      surface: secondary,
    }),
  )
  const spindles = slots(-width / 2 + 6, width / 2 - 6, 5).map((x) =>
    tube({
      path: [
        [x, seat - 2, z + 1],
        [x, height - 3, z - (height - seat) * 0.15],
      ],
      radius: 0.8,
      surface: secondary,
    }),
  )
  const rail = box({
    size: [width - 3, 7, 2.4],
    at: [0, height - 6, z - (height - seat) * 0.17],
    radius: 1.1,
    surface: secondary,
  })
  return [...posts, ...spindles, rail]
}

const diningChair: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const seat = Math.min(46, height * 0.54)
  const style = plan.style(4)
  const cushion = box({ size: [width, 6, depth - 4], at: [0, seat - 6, 2], radius: 2.6, puff: 1.4, surface: primary })
  const front = legs({
    width: width - 2,
    depth: depth - 4,
    height: seat - 5,
    surface: secondary,
    style: style === 3 ? 'pin' : 'tapered',
    thickness: 3.6,
  })
  const z = -depth / 2 + 3
  if (style === 1) return [...front, ...spindleBack(plan, seat), cushion]
  if (style === 2) {
    return [
      ...front,
      cushion,
      box({
        size: [width - 1, height - seat + 4, 5],
        at: [0, seat - 3, z],
        tilt: -9,
        radius: 2.4,
        puff: 1.2,
        surface: primary,
      }),
    ]
  }
  const posts = [-1, 1].map((side) =>
    tube({
      path: [
        [side * width * 0.3, seat - 5, z],
        [side * width * 0.3, seat + 20, z - 3],
      ],
      radius: 1.5,
      surface: secondary,
    }),
  )
  return [...front, ...posts, cushion, ...curvedBack({ width, from: seat + 10, to: height, z: z - 2 }, plan)]
}

const bench: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const soft = plan.style(2) === 0
  const top = soft
    ? box({ size: [width, 9, depth], at: [0, height - 9, 0], radius: 3.6, puff: 1.8, surface: primary })
    : box({ size: [width, 4, depth], at: [0, height - 4, 0], radius: 0.8, surface: primary })
  return [
    top,
    ...placedAll(
      legs({
        width: width - 6,
        depth: depth - 4,
        height: height - (soft ? 8 : 4),
        surface: secondary,
        style: soft ? 'sled' : 'block',
        thickness: 5,
      }),
      {},
    ),
  ]
}

export const CHAIRS = { diningChair, bench } as const
