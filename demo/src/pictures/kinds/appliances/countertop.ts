import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'
import { BLACK, STEEL, CLEAR } from './applianceSurfaces.ts'

const knifeSet: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const tall = height * 0.62
  const handles = slots(-width / 2 + 2, width / 2 - 2, 3).flatMap((x, column) =>
    [0.24, -0.06, -0.34]
      .map((z, row) => {
        const long = height * (0.36 - row * 0.05 - (column % 2) * 0.03)
        return [
          box({
            size: [2.2, long, 3.2],
            at: [x, tall + (row * tall) / 18 - 1, z * depth - 2],
            tilt: -16,
            radius: 0.9,
            surface: secondary,
          }),
          box({
            size: [1.4, 2, 3.2],
            at: [x, tall - 2.4 + (row * tall) / 18, z * depth - 1],
            tilt: -16,
            radius: 0.4,
            surface: STEEL,
          }),
        ]
      })
      .flat(),
  )
  const blade = [
    box({
      size: [0.5, height * 0.62, 4.4],
      at: [width * 0.95, 0.6, depth * 0.2],
      roll: 90,
      turn: 28,
      radius: 0.2,
      surface: surfaceOf({ material: 'chrome', color: '#d6d9dc' }),
    }),
    box({
      size: [2, height * 0.36, 3],
      at: [width * 0.98, 0.2, depth * 0.22],
      roll: -90,
      turn: 28,
      radius: 0.9,
      surface: secondary,
    }),
  ]
  return [box({ size: [width, tall, depth], tilt: -14, radius: 1.4, surface: primary }), ...handles, ...blade]
}

const blender: KindBuilder = (plan) => {
  const { width, height, primary, secondary } = plan
  const r = Math.min(width, height * 0.5) / 2
  const base = height * 0.32
  return [
    lathe({
      profile: [
        [r, 0],
        [r, base * 0.3],
        [r * 0.78, base * 0.92],
        [r * 0.7, base],
        [0, base],
      ],
      surface: primary,
    }),
    cylinder({
      radius: r * 0.24,
      height: 3,
      bevel: 0.8,
      tilt: 76,
      at: [0, base * 0.42, r * 0.86],
      surface: toned(secondary, 0.1),
    }),
    ...[-1, 1].map((side) =>
      cylinder({
        radius: r * 0.08,
        height: 1.6,
        tilt: 76,
        at: [side * r * 0.42, base * 0.42, r * 0.78],
        surface: BLACK,
      }),
    ),
    lathe({
      profile: [
        [r * 0.6, base],
        [r * 0.6, base * 1.14],
      ],
      surface: secondary,
    }),
    ...blenderJar(plan, { r, base }),
  ]
}

function blenderJar({ height }: Blueprint, { r, base }: Readonly<{ r: number; base: number }>): Solid[] {
  return [
    lathe({
      profile: [
        [r * 0.52, base * 1.14],
        [r * 0.6, height * 0.6],
        [r * 0.6, height * 0.605],
      ],
      surface: surfaceOf({ material: 'plastic', color: '#d9685e' }),
    }),
    lathe({
      profile: [
        [r * 0.56, base * 1.14],
        [r * 0.82, height * 0.92],
      ],
      surface: CLEAR,
    }),
    tube({
      path: [
        [r * 0.74, height * 0.86, 0],
        [r * 1.24, height * 0.84, 0],
        [r * 1.16, height * 0.5, 0],
        [r * 0.66, height * 0.5, 0],
      ],
      radius: 1.1,
      surface: BLACK,
    }),
    lathe({
      profile: [
        [r * 0.86, height * 0.9],
        [r * 0.86, height * 0.95],
        [r * 0.4, height * 0.96],
        [r * 0.38, height],
        [0, height],
      ],
      surface: BLACK,
    }),
  ]
}

export const COUNTERTOP = { knifeSet, blender } as const
