import { glowing, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'
import { BLACK, CLEAR, DARK_GLASS } from './applianceSurfaces.ts'

const fan: KindBuilder = (plan) => (plan.named(['pedestal', 'tower']) === 1 ? towerFan(plan) : pedestalFan(plan))

function towerFan({ width, height, primary, secondary }: Blueprint): Solid[] {
  const r = Math.max(9, Math.min(13, width * 0.28))
  return [
    cylinder({ radius: Math.max(14, width * 0.42), height: 3, bevel: 1, surface: secondary }),
    cylinder({ radius: r, height: height - 3, bevel: 3, at: [0, 3, 0], surface: primary }),
    ...slots(height * 0.2, height * 0.8, 22).map((y) =>
      lathe({
        profile: [
          [r + 0.2, 0],
          [r + 0.2, height * 0.011],
        ],
        at: [0, y, 0],
        surface: toned(primary, -0.6),
        shadowless: true,
      }),
    ),
    {
      ...cylinder({ radius: r * 0.5, height: 0.6, tilt: 90, at: [0, height * 0.89, r - 0.3], surface: DARK_GLASS }),
      decals: [],
    },
  ]
}

function pedestalFan({ width, height, primary, secondary }: Blueprint): Solid[] {
  const r = Math.min(24, width / 2)
  const y = height - r
  const ring = (radius: number, z: number, thick: number): Solid =>
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * radius, y + Math.sin(a) * radius, z] as const),
      radius: thick,
      surface: secondary,
      shadowless: true,
    })
  const wires = slots(0, 2 * Math.PI, 24).map((a) =>
    tube({
      path: [
        [Math.cos(a) * 4, y + Math.sin(a) * 4, 9],
        [Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, 8],
        [Math.cos(a) * r, y + Math.sin(a) * r, 2],
      ],
      radius: 0.25,
      surface: secondary,
      shadowless: true,
    }),
  )
  const blades = slots(0, 2 * Math.PI, 4).map((a) =>
    box({
      size: [r * 0.5, r * 0.74, 1],
      at: [Math.cos(a) * r * 0.16, y + Math.sin(a) * r * 0.16, 2],
      roll: (a * 180) / Math.PI - 90,
      turn: 12,
      radius: 0.48,
      surface: toned(primary, 0.3),
    }),
  )
  return [
    cylinder({ radius: r * 0.8, height: 3, bevel: 1, surface: primary }),
    cylinder({ radius: 1.8, height: y - 4, surface: secondary }),
    cylinder({ radius: r * 0.3, height: 16, tilt: 90, at: [0, y, -14], surface: primary }),
    ...blades,
    cylinder({ radius: r * 0.18, height: 3, tilt: 90, at: [0, y, 3], surface: primary }),
    ...wires,
    ring(r, 1, 0.9),
    ring(r * 0.66, 8, 0.3),
    cylinder({ radius: 4.4, height: 1.4, bevel: 0.4, tilt: 90, at: [0, y, 8.6], surface: primary }),
  ]
}

const vacuum: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  if (named(['stick', 'robot']) === 1) {
    const r = Math.min(width, depth) / 2
    return [
      cylinder({ radius: r, height: height - 2, bevel: 1.6, at: [0, 1.6, 0], surface: primary }),
      cylinder({ radius: r * 0.8, height: 0.6, bevel: 0.2, at: [0, height - 0.6, 0], surface: toned(primary, 0.1) }),
      cylinder({ radius: r * 0.3, height: 2.4, bevel: 0.6, at: [0, height - 0.4, -r * 0.1], surface: secondary }),
      {
        ...cylinder({ radius: r * 0.1, height: 0.5, at: [0, height, r * 0.55], surface: glowing(secondary, 1.2) }),
        shadowless: true,
      },
      lathe({
        profile: [
          [r + 0.2, height * 0.3],
          [r + 0.2, height * 0.62],
        ],
        surface: BLACK,
        shadowless: true,
      }),
      ...[-1, 1].map((side) =>
        tube({
          path: [
            [side * r * 0.6, 1, r * 0.7],
            [side * r * 0.86, 0.8, r * 0.98],
          ],
          radius: 0.6,
          surface: secondary,
        }),
      ),
    ]
  }
  const top = Math.max(height, 90)
  const wand = [
    [0, 6, 14],
    [0, top * 0.64, 0],
  ] as const
  return [
    box({ size: [Math.max(width, 24), 6, 12], at: [0, 0, 18], radius: 2.4, surface: BLACK }),
    box({ size: [Math.max(width, 24) - 4, 1.4, 8], at: [0, 5.6, 18], radius: 0.6, surface: secondary }),
    tube({ path: [wand[0], wand[1]], radius: 1.9, surface: secondary }),
    cylinder({ radius: 6.4, height: 22, tilt: -14, at: [0, top * 0.56, 2], surface: CLEAR }),
    cylinder({ radius: 4, height: 18, tilt: -14, at: [0, top * 0.58, 2], surface: toned(primary, -0.2) }),
    cylinder({ radius: 6.8, height: 12, bevel: 2.4, tilt: -14, at: [0, top * 0.56 + 21, -3.4], surface: primary }),
    cylinder({ radius: 5, height: 7, bevel: 1.6, tilt: -14, at: [0, top * 0.56 + 32, -6], surface: secondary }),
    tube({
      path: [
        [0, top * 0.56 + 34, -10],
        [0, top * 0.6 + 36, -19],
        [0, top * 0.52 + 24, -22],
        [0, top * 0.5 + 14, -12],
      ],
      radius: 1.9,
      surface: BLACK,
    }),
    box({ size: [8, 13, 8], at: [0, top * 0.44, -10], tilt: -14, radius: 2, surface: BLACK }),
  ]
}

export const FLOOR_CARE = { fan, vacuum } as const
