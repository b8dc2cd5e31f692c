import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'

const WOOD = surfaceOf({ material: 'oak', color: '#a8794c' })

const grill: KindBuilder = (plan) => (plan.named(['charcoal', 'gas']) === 0 ? kettleGrill(plan) : gasGrill(plan))

function kettleGrill(plan: Blueprint): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  const r = Math.min(width, depth) / 2
  const mid = height * 0.66
  return [
    ...[30, 150, 270].map((degrees) => {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return tube({
        path: [
          [c * r * 0.95, 2, s * r * 0.95],
          [c * r * 0.5, mid - r * 0.4, s * r * 0.5],
        ],
        radius: 1.5,
        surface: secondary,
      })
    }),
    cylinder({ radius: r * 0.5, height: 1.4, at: [0, height * 0.26, 0], surface: secondary }),
    lathe({
      profile: [
        [r * 0.1, mid - r * 0.72],
        [r * 0.6, mid - r * 0.56],
        [r * 0.92, mid - r * 0.24],
        [r, mid],
      ],
      smooth: true,
      surface: primary,
    }),
    lathe({
      profile: [
        [r * 1.03, mid],
        [r * 1.03, mid + 2.4],
      ],
      surface: secondary,
    }),
    ...kettleLid(plan, { r, mid }),
  ]
}

function kettleLid({ primary }: Blueprint, { r, mid }: Readonly<{ r: number; mid: number }>): Solid[] {
  return [
    lathe({
      profile: [
        [r, mid + 2],
        [r * 0.94, mid + r * 0.26],
        [r * 0.62, mid + r * 0.54],
        [0, mid + r * 0.66],
      ],
      smooth: true,
      surface: primary,
    }),
    tube({
      path: [
        [-7, mid + r * 0.6, 0],
        [-6, mid + r * 0.82, 0],
        [6, mid + r * 0.82, 0],
        [7, mid + r * 0.6, 0],
      ],
      radius: 1.3,
      surface: WOOD,
    }),
    box({ size: [5, 3, 22], at: [r + 6, mid - 2, 0], radius: 1.2, surface: WOOD }),
  ]
}

/** Doors below, for the gas bottle. */
function grillCabinet({ height, depth, primary, secondary }: Blueprint, body: number): Solid[] {
  return [
    box({ size: [body, height * 0.46, depth * 0.8], at: [0, 8, 0], radius: 1, surface: toned(primary, 0.06) }),
    ...[-1, 1].map((side) =>
      box({
        size: [body / 2 - 1.6, height * 0.4, 1.6],
        at: [(side * body) / 4, 11, depth * 0.4 + 0.6],
        surface: primary,
      }),
    ),
    ...[-1, 1].map((side) =>
      box({ size: [1.4, 20, 2], at: [side * 4, height * 0.3, depth * 0.4 + 2.4], radius: 0.6, surface: secondary }),
    ),
  ]
}

function gasGrill(plan: Blueprint): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  const body = width * 0.52
  return [
    ...grillCabinet(plan, body),
    box({ size: [body, 12, depth * 0.86], at: [0, height * 0.46 + 8, 0], radius: 1, surface: secondary }),
    ...slots(-body / 2 + 4, body / 2 - 4, 4).map((x) =>
      cylinder({
        radius: 3,
        height: 3.4,
        bevel: 0.8,
        tilt: 90,
        at: [x, height * 0.46 + 14, depth * 0.43],
        surface: toned(primary, -0.4),
      }),
    ),
    box({
      size: [body + 2, height * 0.26, depth * 0.84],
      at: [0, height * 0.46 + 20, 0],
      radius: 11,
      surface: primary,
    }),
    tube({
      path: [
        [-body * 0.4, height * 0.6 + 18, depth * 0.42],
        [-body * 0.38, height * 0.6 + 18, depth * 0.5],
        [body * 0.38, height * 0.6 + 18, depth * 0.5],
        [body * 0.4, height * 0.6 + 18, depth * 0.42],
      ],
      radius: 1.4,
      surface: secondary,
      straight: true,
    }),
    ...[-1, 1].map((side) =>
      box({
        size: [width * 0.23, 3, depth * 0.72],
        at: [side * (body / 2 + width * 0.12), height * 0.46 + 15, 0],
        radius: 1,
        surface: secondary,
      }),
    ),
    ...[-1, 1].map((side) =>
      cylinder({
        radius: 7,
        height: 4,
        roll: 90,
        at: [side * (body / 2 - 4) + 2, 7, depth * 0.3],
        surface: toned(primary, -0.5),
      }),
    ),
  ]
}

export const GRILLS = { grill } as const
