import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { sheet } from '../solids/sheets.ts'
import type { Vec3 } from '../solids/vector.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

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

const grill: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  const wood = surfaceOf({ material: 'oak', color: '#a8794c' })
  if (named(['charcoal', 'gas']) === 0) {
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
        surface: wood,
      }),
      box({ size: [5, 3, 22], at: [r + 6, mid - 2, 0], radius: 1.2, surface: wood }),
    ]
  }
  const body = width * 0.52
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

const hammock: KindBuilder = ({ width, depth, height, primary, secondary }) => {
  const long = Math.max(width, depth)
  const wide = Math.min(width, depth, 130) * 0.8
  const half = long / 2
  const top = Math.max(70, Math.min(height, 120))
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
    cloth,
    ...stripes,
  ]
}

export const GARDEN_EXTRAS = { parasol, grill, hammock } as const
