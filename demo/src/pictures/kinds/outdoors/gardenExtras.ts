import { surfaceOf, toned } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import { sheet } from '../../solids/sheets.ts'
import type { Vec3 } from '../../solids/vector.ts'
import type { Solid } from '../../solids/solid.ts'
import type { KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'

const parasol: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const r = width / 2
  const canopy = Math.min(height * 0.24, r * 0.5)
  const lean = named(['centre', 'cantilever']) === 1
  const at: Vec3 = [0, height - canopy, 0]
  const spokes = slots(0, 2 * Math.PI, 8)
  const roof = spokes.map((angle) =>
    sheet({
      at,
      at3d: (u, v) => {
        const a = angle + (u - 0.5) * (Math.PI / 4)
        const edge = 1 - 0.06 * (1 - (2 * u - 1) ** 2)
        return [
          Math.sin(a) * r * (1 - v) * edge,
          canopy * Math.max(0, v) ** 0.86 - canopy * 0.05 * (1 - (2 * u - 1) ** 2) * (1 - v),
          Math.cos(a) * r * (1 - v) * edge,
        ]
      },
      columns: 4,
      rows: 4,
      surface: primary,
    }),
  )
  const pole = lean
    ? [
        tube({
          path: [
            [-r * 1.05, 3, 0],
            [-r * 1.1, height * 0.6, 0],
            [-r * 0.9, height * 0.98, 0],
            [0, height + 6, 0],
            [0, height - 1, 0],
          ],
          radius: 2.6,
          surface: secondary,
        }),
      ]
    : [cylinder({ radius: 2.4, height: height - 2, surface: secondary })]
  const foot = lean ? -r * 1.05 : 0
  return [
    box({
      size: [54, 7, 54],
      at: [foot, 0, 0],
      radius: 2,
      surface: surfaceOf({ material: 'concrete', color: '#9a958c' }),
    }),
    cylinder({ radius: 4, height: 22, at: [foot, 6, 0], surface: secondary }),
    ...pole,
    ...roof,
    cylinder({ radius: 2.6, height: 7, bevel: 1.6, at: [0, height - 1, 0], surface: secondary }),
  ]
}

type HammockSize = Readonly<{ half: number; wide: number; top: number }>

/** The cloth, sagging and spread, with three stripes. */
function hangingCloth(primary: Surface, { half, wide, top }: HammockSize): Solid[] {
  const cloth = sheet({
    at3d: (u, v) => {
      const s = 2 * u - 1
      const w = 2 * v - 1
      const spread = Math.cos((s * Math.PI) / 2) ** 0.55
      return [s * half * 0.78, top * 0.42 + top * 0.42 * s * s + w * w * wide * 0.16 * spread, (w * wide * spread) / 2]
    },
    columns: 18,
    rows: 8,
    surface: primary,
  })
  const stripes = [0.2, 0.5, 0.8].map((v) =>
    sheet({
      at3d: (u, w) => {
        const s = 2 * u - 1
        const at = 2 * (v + (w - 0.5) * 0.07) - 1
        const spread = Math.cos((s * Math.PI) / 2) ** 0.55
        return [
          s * half * 0.77,
          top * 0.42 + top * 0.42 * s * s + at * at * wide * 0.16 * spread + 1.6,
          (at * wide * spread) / 2,
        ]
      },
      columns: 18,
      rows: 1,
      surface: toned(primary, 0.5),
      shadowless: true,
    }),
  )
  return [cloth, ...stripes]
}

const hammock: KindBuilder = ({ width, depth, height, primary, secondary }) => {
  const long = Math.max(width, depth)
  const wide = Math.min(width, depth, 130) * 0.8
  const half = long / 2
  const top = Math.max(70, Math.min(height, 120))
  const ropes = [-1, 1].map((side) =>
    tube({
      path: [
        [side * half * 0.78, top * 0.84, 0],
        [side * half * 0.94, top * 0.98, 0],
      ],
      radius: 0.9,
      surface: surfaceOf({ material: 'cotton', color: '#e9dfca' }),
    }),
  )
  return [
    tube({
      path: [
        [-half, top, 0],
        [-half * 0.86, top * 0.4, 0],
        [-half * 0.5, 4, 0],
        [half * 0.5, 4, 0],
        [half * 0.86, top * 0.4, 0],
        [half, top, 0],
      ],
      radius: 3,
      surface: secondary,
    }),
    ...[-1, 1].map((side) =>
      box({ size: [7, 6, wide * 0.95], at: [side * half * 0.5, 0, 0], radius: 2, surface: secondary }),
    ),
    ...ropes,
    ...hangingCloth(primary, { half, wide, top }),
  ]
}

export const GARDEN_EXTRAS = { parasol, hammock } as const
