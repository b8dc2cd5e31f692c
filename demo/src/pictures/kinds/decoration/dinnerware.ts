import { surfaceOf, toned } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'

function plate(radius: number, y: number, surface: Surface): Solid[] {
  return [
    lathe({
      profile: [
        [radius * 0.6, y],
        [radius * 0.98, y + radius * 0.13],
        [radius, y + radius * 0.16],
      ],
      surface,
    }),
    lathe({
      profile: [
        [radius, y + radius * 0.16],
        [radius * 0.66, y + radius * 0.07],
        [0, y + radius * 0.06],
      ],
      surface: toned(surface, 0.1),
      shadowless: true,
    }),
  ]
}

function bowl(radius: number, at: Vec3, surface: Surface): Solid[] {
  return [
    lathe({
      at,
      profile: [
        [radius * 0.5, 0],
        [radius * 0.56, radius * 0.08],
        [radius * 0.9, radius * 0.5],
        [radius, radius * 0.86],
      ],
      smooth: true,
      surface,
    }),
    lathe({
      at,
      profile: [
        [radius, radius * 0.86],
        [radius * 0.94, radius * 0.84],
        [radius * 0.8, radius * 0.4],
        [0, radius * 0.16],
      ],
      smooth: true,
      surface: toned(surface, 0.16),
      shadowless: true,
    }),
  ]
}

function mug({ width, primary, secondary }: Blueprint, at: Vec3): Solid[] {
  const r = width / 2
  return [
    tube({
      path: [
        [at[0] + r * 0.24, 8, at[2]],
        [at[0] + r * 0.44, 7.4, at[2]],
        [at[0] + r * 0.44, 3.4, at[2]],
        [at[0] + r * 0.24, 2.6, at[2]],
      ],
      radius: 0.7,
      surface: primary,
    }),
    lathe({
      at,
      profile: [
        [r * 0.24, 0],
        [r * 0.28, 1],
        [r * 0.28, 10],
      ],
      surface: primary,
    }),
    lathe({
      at,
      profile: [
        [r * 0.28, 10],
        [r * 0.255, 10],
        [r * 0.25, 6],
      ],
      surface: toned(secondary, -0.1),
      shadowless: true,
    }),
    cylinder({
      radius: r * 0.25,
      height: 0.4,
      at: [at[0], 8.4, at[2]],
      surface: surfaceOf({ material: 'ceramic', color: '#5a3a26' }),
      shadowless: true,
    }),
  ]
}

const dinnerware: KindBuilder = (plan) => {
  const { width, primary, secondary } = plan
  const r = width / 2
  const stack = [0, 1, 2, 3].flatMap((n) =>
    plate(r * (n < 2 ? 1 : 0.78), n * 1.7, n % 2 ? toned(primary, -0.05) : primary),
  )
  return [
    ...stack,
    ...bowl(r * 0.55, [0, 7.2, 0], secondary),
    ...bowl(r * 0.55, [0, 7.2 + r * 0.2, 0], primary),
    ...mug(plan, [r * 1.2, 0, r * 0.62]),
  ]
}

export const DINNERWARE = { dinnerware } as const
