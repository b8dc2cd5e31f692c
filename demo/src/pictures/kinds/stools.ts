import { toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'

function pedestalStool({ width, height: seat, primary, secondary }: Blueprint, foot: number): Solid[] {
  const r = width / 2
  return [
    cylinder({ radius: r * 1.02, height: 2, bevel: 0.8, surface: secondary }),
    cylinder({ radius: 2.6, height: seat - 4, surface: secondary }),
    tube({
      closed: true,
      path: [
        [r * 0.7, foot, 0],
        [0, foot, r * 0.7],
        [-r * 0.7, foot, 0],
        [0, foot, -r * 0.7],
      ],
      radius: 1,
      surface: secondary,
    }),
    cylinder({ radius: r, height: 8, bevel: 2.6, at: [0, seat - 8, 0], surface: primary }),
  ]
}

const barStool: KindBuilder = (plan) => {
  const { width, height, primary, secondary } = plan
  const backed = plan.style(3) === 1
  const seat = backed ? height * 0.72 : height
  const r = width / 2
  const foot = seat * 0.32
  const ringAt = r * (0.98 - 0.3 * (foot / seat))
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const
  if (plan.style(3) === 2) return pedestalStool(plan, foot)
  return [
    ...corners.map(([sx, sz]) =>
      tube({
        path: [
          [sx * r * 0.98, 0, sz * r * 0.98],
          [sx * r * 0.62, seat - 4, sz * r * 0.62],
        ],
        radius: 1.5,
        surface: secondary,
      }),
    ),
    tube({
      straight: true,
      closed: true,
      path: corners.map(([sx, sz]) => [sx * ringAt, foot, sz * ringAt] as const),
      radius: 1,
      surface: secondary,
    }),
    box({ size: [width, 6, width], at: [0, seat - 5, 0], radius: 2.6, puff: 1.5, surface: primary }),
    ...(backed
      ? [
          box({
            size: [width, height - seat - 4, 4.5],
            at: [0, seat + 4, -r + 1],
            tilt: -8,
            radius: 2,
            puff: 1,
            surface: primary,
          }),
        ]
      : []),
  ]
}

/** Five spokes on castors. */
function starFoot({ width, secondary }: Blueprint): Solid[] {
  return [18, 90, 162, 234, 306].flatMap((degrees) => {
    const [x, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const reach = width * 0.46
    return [
      tube({
        path: [
          [0, 11, 0],
          [x * reach, 7, z * reach],
        ],
        radius: 2,
        surface: secondary,
      }),
      cylinder({
        radius: 3,
        height: 3,
        roll: 90,
        turn: degrees,
        at: [x * reach + 1.5, 3, z * reach],
        surface: toned(secondary, -0.6),
      }),
    ]
  })
}

function armrests({ width, secondary }: Blueprint, seat: number): Solid[] {
  const seatWidth = width * 0.74
  return [-1, 1].flatMap((side) => [
    tube({
      path: [
        [side * seatWidth * 0.46, seat - 4, 0],
        [side * (seatWidth / 2 + 4), seat + 4, -2],
        [side * (seatWidth / 2 + 4), seat + 20, -4],
      ],
      radius: 1.4,
      surface: secondary,
    }),
    box({
      size: [6, 3, 26],
      at: [side * (seatWidth / 2 + 4), seat + 20, 0],
      radius: 1.4,
      surface: toned(secondary, -0.3),
    }),
  ])
}

const officeChair: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const seat = Math.min(48, height * 0.45)
  const seatWidth = width * 0.74
  const back = box({
    size: [seatWidth * 0.94, height - seat - 8, 7],
    at: [0, seat + 8, -depth * 0.28],
    tilt: -8,
    radius: 3.4,
    puff: 2,
    surface: primary,
  })
  const head =
    plan.style(2) === 1
      ? [
          box({
            size: [seatWidth * 0.6, 15, 6],
            at: [0, height - 4, -depth * 0.28 - (height - seat) * 0.14],
            tilt: -6,
            radius: 2.8,
            puff: 1.5,
            surface: primary,
          }),
        ]
      : []
  return [
    ...starFoot(plan),
    cylinder({ radius: 3.2, height: 4, at: [0, 9, 0], surface: secondary }),
    cylinder({ radius: 2.2, height: seat - 18, at: [0, 10, 0], surface: secondary }),
    box({ size: [4, height * 0.3, 2.4], at: [0, seat - 6, -depth * 0.34], tilt: -6, surface: secondary }),
    box({ size: [seatWidth, 10, depth * 0.72], at: [0, seat - 10, 2], radius: 4.4, puff: 2, surface: primary }),
    back,
    ...head,
    ...(plan.has('armless') ? [] : armrests(plan, seat)),
  ]
}

export const STOOLS = { barStool, officeChair } as const
