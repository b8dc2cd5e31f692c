import { toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { pillow } from '../../solids/pillows.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'

/** A frame of wicker or wood, and loose cushions: the frame shows all around, unlike an indoor sofa. */
const gardenSofa: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const frame = plan.style(2) === 0 ? wickerFrame(plan) : barFrame(plan)
  const seats = Math.max(1, Math.min(3, plan.seats))
  const inner = width - 22
  return [
    ...frame,
    ...slots(-inner / 2, inner / 2, seats).flatMap((x) => [
      box({ size: [inner / seats - 1, 13, depth - 18], at: [x, 29, 5], radius: 4.4, puff: 1.6, surface: primary }),
      box({
        size: [inner / seats - 2, height - 40, 13],
        at: [x, 41, -depth / 2 + 17],
        tilt: -12,
        radius: 5,
        puff: 2.4,
        surface: primary,
      }),
    ]),
    pillow({ size: [40, 40, 15], at: [-width / 2 + 36, 41, 4], tilt: -24, turn: 18, surface: toned(secondary, 0.25) }),
  ]
}

function wickerFrame({ width, height, depth, secondary }: Blueprint): Solid[] {
  return [
    box({ size: [width - 4, 24, depth - 4], at: [0, 6, 0], radius: 2, surface: secondary }),
    box({ size: [width, height - 14, 9], at: [0, 6, -depth / 2 + 5], radius: 4, surface: secondary }),
    ...[-1, 1].map((side) =>
      box({ size: [11, 52, depth], at: [side * (width / 2 - 5.5), 6, 0], radius: 4, surface: secondary }),
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        box({ size: [5, 7, 5], at: [x * (width / 2 - 6), 0, z * (depth / 2 - 6)], surface: toned(secondary, -0.5) }),
      ),
    ),
  ]
}

function barFrame({ width, height, depth, secondary }: Blueprint): Solid[] {
  const bar = (x: number): Solid =>
    tube({
      straight: true,
      closed: true,
      path: [
        [x, 1.6, depth / 2 - 2],
        [x, 58, depth / 2 - 2],
        [x, 58, -depth / 2 + 3],
        [x, 1.6, -depth / 2 + 3],
      ],
      radius: 1.8,
      surface: secondary,
    })
  return [
    bar(-width / 2 + 2),
    bar(width / 2 - 2),
    ...slots(30, height, 5).map((y) =>
      box({ size: [width - 8, 4, 2.4], at: [0, y - 6, -depth / 2 + 4], surface: secondary }),
    ),
    box({ size: [width - 4, 4, depth - 6], at: [0, 25, 0], surface: secondary }),
  ]
}

/** The back, of cords that fan out or of slats. */
function gardenBack(plan: Blueprint, seat: number): Solid[] {
  const { width, height, depth, primary } = plan
  const [hw, hd] = [width / 2 - 2, depth / 2 - 2]
  return plan.style(2) === 0
    ? slots(-hw + 7, hw - 7, 11).map((x) => {
        const rise = 1 - 0.24 * Math.abs(x / hw) ** 2
        return tube({
          path: [
            [x, seat + 1, -hd + 8],
            [x * 1.02, seat + (height - seat) * 0.55 * rise, -hd - 1],
            [x * 0.96, seat + (height - seat) * rise, -hd - 7],
          ],
          radius: 0.75,
          surface: primary,
        })
      })
    : slots(seat + 8, height - 4, 5).map((y) =>
        box({
          size: [width - 12, 5, 2],
          at: [0, y, -hd + 4 - ((y - seat) / (height - seat)) * 10],
          tilt: -10,
          surface: primary,
        }),
      )
}

const gardenChair: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const [hw, hd] = [width / 2 - 2, depth / 2 - 2]
  const seat = Math.min(44, height * 0.5)
  const side = (s: number): Solid =>
    tube({
      path: [
        [s * hw, 0, hd],
        [s * hw, seat * 0.7, hd - 2],
        [s * hw, seat + 18, hd - 8],
        [s * hw, seat + 21, 0],
        [s * hw, seat + 18, -hd + 4],
        [s * hw, 0, -hd - 3],
      ],
      radius: 1.5,
      surface: secondary,
    })
  const hoop = tube({
    path: [
      [-hw + 3, seat, -hd + 8],
      [-hw + 5, height * 0.82, -hd - 4],
      [0, height, -hd - 8],
      [hw - 5, height * 0.82, -hd - 4],
      [hw - 3, seat, -hd + 8],
    ],
    radius: 1.5,
    surface: secondary,
  })
  return [
    side(-1),
    side(1),
    hoop,
    ...gardenBack(plan, seat),
    box({ size: [width - 5, 5, depth - 8], at: [0, seat - 5, 1], radius: 2.2, puff: 1, surface: primary }),
    tube({
      path: [
        [-hw, seat - 4, hd - 3],
        [hw, seat - 4, hd - 3],
      ],
      radius: 1.3,
      surface: secondary,
    }),
  ]
}

const lounger: KindBuilder = ({ width, depth, primary, secondary, height }) => {
  const long = Math.max(depth, width)
  const wide = Math.min(depth, width)
  const deck = 32
  const hinge = -long * 0.14
  const back = long * 0.36
  return [
    ...[-1, 1].map((side) =>
      box({ size: [4, 5, long], at: [side * (wide / 2 - 2), deck - 6, 0], radius: 1, surface: secondary }),
    ),
    ...[-1, 1].flatMap((x) =>
      [-0.36, 0.36].map((z) =>
        box({ size: [4.4, deck - 4, 4.4], at: [x * (wide / 2 - 2), 0, z * long], surface: secondary }),
      ),
    ),
    ...slots(hinge, long / 2, 12).map((z) => box({ size: [wide - 8, 2, 5], at: [0, deck - 2, z], surface: secondary })),
    box({ size: [wide - 9, 8, long * 0.62], at: [0, deck, hinge + long * 0.31], radius: 3, puff: 1, surface: primary }),
    box({
      size: [wide - 9, back + Math.max(0, height - 90) * 0.2, 8],
      at: [0, deck + 1, hinge],
      tilt: -46,
      radius: 3,
      puff: 1,
      surface: primary,
    }),
    pillow({
      size: [wide * 0.66, 26, 11],
      at: [0, deck + back * 0.52, hinge - back * 0.42],
      tilt: -48,
      surface: toned(primary, 0.35),
    }),
    ...[-1, 1].map((side) =>
      cylinder({
        radius: 9,
        height: 3,
        roll: 90,
        at: [side * (wide / 2 + 2) + 1.5, 9, -long * 0.42],
        surface: toned(secondary, -0.35),
      }),
    ),
  ]
}

export const GARDEN_SEATS = { gardenSofa, gardenChair, lounger } as const
