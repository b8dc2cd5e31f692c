import { glowing, surfaceOf, toned } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import { prism, sheet } from '../../solids/sheets.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { BLACK, DARK_GLASS, STEEL } from '../appliances/applianceSurfaces.ts'
import { slots } from '../upholstery.ts'
import { wheel } from './wheels.ts'

export const CHROME = surfaceOf({ material: 'chrome', color: '#d0d4d8' })

export const LAMP = glowing(surfaceOf({ material: 'glass', color: '#fff2d0' }), 1.3)

export const longSide = (plan: Blueprint): number => Math.max(plan.width, plan.depth)

/** Bars, grips, mirrors and lamp of a motor two-wheeler whose head is at (x, y). */
export function cockpit(x: number, y: number, span: number): Solid[] {
  return [
    tube({
      path: [
        [x - 12, y + 2, span],
        [x - 2, y + 1, span * 0.5],
        [x, y, 0],
        [x - 2, y + 1, -span * 0.5],
        [x - 12, y + 2, -span],
      ],
      radius: 1.3,
      surface: CHROME,
    }),
    ...[-1, 1].flatMap((side) => [
      tube({
        path: [
          [x - 8, y + 1.6, side * span * 0.8],
          [x - 14, y + 2, side * (span + 4)],
        ],
        radius: 2,
        surface: BLACK,
      }),
      tube({
        path: [
          [x - 5, y + 2, side * span * 0.66],
          [x - 4, y + 17, side * span * 0.9],
        ],
        radius: 0.6,
        surface: BLACK,
      }),
      box({ size: [1.6, 7, 11], at: [x - 4, y + 14, side * span * 0.96], radius: 0.7, surface: BLACK }),
    ]),
  ]
}

/** Height of the handlebar as a share of the whole. */
const BARS = 0.86

function tank(plan: Blueprint): Solid {
  const { height, primary } = plan
  return prism({
    smooth: true,
    depth: 25,
    at: [longSide(plan) * 0.06, height * 0.6, 0],
    outline: [
      [-24, 0],
      [-8, -2],
      [14, 0],
      [24, 7],
      [20, 15],
      [4, 18],
      [-14, 14],
      [-25, 6],
    ],
    surface: primary,
  })
}

function engine(plan: Blueprint): Solid[] {
  const long = longSide(plan)
  const r = long * 0.155
  const rear = -long / 2 + r
  return [
    box({ size: [long * 0.2, r * 0.9, 22], at: [0, r * 0.62, 0], radius: 4, surface: STEEL }),
    ...[0, 1, 2, 3].map((n) =>
      box({
        size: [long * 0.13 - n, 2.2, 19],
        at: [long * 0.04 + n * 1.4, r * 1.52 + n * 3.4, 0],
        roll: -14,
        radius: 0.8,
        surface: toned(STEEL, -0.2),
      }),
    ),
    tube({
      path: [
        [long * 0.1, r * 1.5, 10],
        [long * 0.1, r * 0.7, 13],
        [-long * 0.05, r * 0.55, 14],
        [rear - 4, r * 0.95, 15],
      ],
      radius: 3,
      surface: CHROME,
    }),
  ]
}

/** Fork, swing arm, shock absorbers and frame. */
function chassis(plan: Blueprint): Solid[] {
  const long = longSide(plan)
  const r = long * 0.155
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  const { height } = plan
  const bars = height * BARS
  return [
    ...[-1, 1].map((side) =>
      tube({
        path: [
          [front, r, side * 8],
          [front - 16, height * 0.58, side * 8],
          [front - 24, bars - 2, side * 8],
        ],
        radius: 2.2,
        surface: CHROME,
      }),
    ),
    ...[-1, 1].map((side) =>
      tube({
        path: [
          [rear, r, side * 9],
          [rear + long * 0.2, r * 1.2, side * 8],
        ],
        radius: 2.2,
        surface: BLACK,
      }),
    ),
    ...[-1, 1].map((side) =>
      tube({
        path: [
          [rear + 2, r + 4, side * 10],
          [rear + 8, height * 0.58, side * 9],
        ],
        radius: 2,
        surface: CHROME,
      }),
    ),
    tube({
      path: [
        [rear + long * 0.2, r * 1.1, 0],
        [rear + long * 0.22, height * 0.56, 0],
        [front - 24, height * 0.72, 0],
        [front - long * 0.22, r * 0.8, 0],
        [rear + long * 0.2, r * 0.8, 0],
      ],
      radius: 2,
      surface: BLACK,
    }),
  ]
}

const motorcycle: KindBuilder = (plan) => {
  const long = longSide(plan)
  const r = long * 0.155
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  const { height, primary, secondary } = plan
  const bars = height * BARS
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 5.6, rim: secondary, spokes: 6, spoke: 1.3 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 5, rim: secondary, spokes: 6, spoke: 1.3 }),
    ...chassis(plan),
    ...engine(plan),
    tank(plan),
    box({
      size: [long * 0.3, 9, 24],
      at: [-long * 0.17, height * 0.62, 0],
      roll: -5,
      radius: 4,
      puff: 1,
      surface: surfaceOf({ material: 'leather', color: '#33291f' }),
    }),
    prism({
      depth: 18,
      at: [rear + long * 0.05, height * 0.56, 0],
      outline: [
        [-20, 10],
        [-4, -6],
        [22, 0],
        [20, 9],
      ],
      surface: primary,
    }),
    box({ size: [long * 0.14, 2, 13], at: [front, 2 * r + 1, 0], roll: 0, radius: 0.9, surface: primary }),
    ...cockpit(front - 25, bars, 34),
    cylinder({ radius: 8, height: 10, bevel: 2, roll: -90, at: [front - 22, height * 0.74, 0], surface: BLACK }),
    cylinder({ radius: 7, height: 1.4, bevel: 0.6, roll: -90, at: [front - 12.6, height * 0.74, 0], surface: LAMP }),
    box({
      size: [3, 5, 9],
      at: [rear - 15, height * 0.62, 0],
      radius: 1,
      surface: glowing(surfaceOf({ material: 'plastic', color: '#c8322a' }), 0.9),
    }),
  ]
}

const helmet: KindBuilder = ({ width, height, depth, primary, secondary, style, has }) => {
  const long = Math.max(depth, width)
  const profile = slots(-0.6, Math.PI / 2 + 0.1, 9).map(
    (a) => [Math.max(0, Math.cos(a)) * width * 0.5, height * 0.44 + Math.sin(a) * height * 0.56] as const,
  )
  const shell = lathe({
    profile: [...profile, [0, height] as const],
    smooth: true,
    flatten: long / width,
    surface: primary,
  })
  // A band of the shell's own form, a little larger: visor, chin guard and stripe all lie on it.
  const band = (part: Readonly<{ from: number; to: number; turn: number; k: number; surface: Surface }>): Solid =>
    sheet({
      at3d: (u, v) => {
        const a = (u - 0.5) * 2 * part.turn
        const up = part.from + (part.to - part.from) * v
        const ring = Math.sqrt(Math.max(0, 1 - up * up)) * part.k
        return [Math.sin(a) * ring * width * 0.5, height * (0.44 + up * 0.56), Math.cos(a) * ring * long * 0.5]
      },
      columns: 16,
      rows: 5,
      surface: part.surface,
      shadowless: true,
    })
  const visor = [
    band({ from: -0.16, to: 0.42, turn: 1.25, k: 1.02, surface: style(2) ? toned(secondary, -0.1) : DARK_GLASS }),
  ]
  const chin = has('open')
    ? []
    : [
        band({ from: -0.74, to: -0.14, turn: 1.5, k: 1.05, surface: primary }),
        band({ from: -0.46, to: -0.36, turn: 0.5, k: 1.065, surface: BLACK }),
      ]
  const stripe = [band({ from: 0.52, to: 0.62, turn: 3.2, k: 1.01, surface: secondary })]
  const vents = [-1, 1].map((side) =>
    box({
      size: [width * 0.05, height * 0.03, long * 0.2],
      at: [side * width * 0.16, height * 0.955, long * 0.1],
      radius: 0.6,
      surface: BLACK,
      shadowless: true,
    }),
  )
  return [shell, ...chin, ...visor, ...vents, ...(style(3) === 0 ? stripe : [])]
}

export const MOTORCYCLES = { motorcycle, helmet } as const
