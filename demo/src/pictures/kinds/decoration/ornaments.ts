import { glowing, surfaceOf, toned } from '../../materials/surface.ts'
import { pillow } from '../../solids/pillows.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'
import type { KindBuilder } from '../blueprint.ts'
import { plant, pot } from './plants.ts'
import { slots } from '../upholstery.ts'

const VASES = [
  [
    [0.5, 0],
    [0.95, 0.25],
    [1, 0.45],
    [0.6, 0.72],
    [0.34, 0.86],
    [0.42, 1],
  ],
  [
    [0.7, 0],
    [0.9, 0.1],
    [0.62, 0.5],
    [0.9, 0.9],
    [0.98, 1],
  ],
  [
    [0.8, 0],
    [1, 0.12],
    [1, 0.5],
    [0.7, 0.62],
    [0.3, 0.7],
    [0.3, 0.95],
    [0.4, 1],
  ],
  [
    [0.5, 0],
    [0.62, 0.05],
    [0.8, 0.5],
    [0.9, 0.95],
    [0.92, 1],
  ],
] as const

const vase: KindBuilder = ({ width, height, primary, style }) => {
  const r = width / 2
  const profile = (VASES[style(4)] ?? VASES[0]).map(([x, y]) => [x * r, y * height] as const)
  const lip = profile.at(-1)?.[0] ?? r
  const branches =
    style(2, 'branches') === 0
      ? [
          [-0.7, 1.95, 0.2],
          [0.15, 2.15, -0.2],
          [0.8, 1.8, 0.3],
        ].flatMap(([x = 0, y = 2, z = 0]) => {
          const tip = [x * r * 1.3, y * height, z * r] as const
          return [
            tube({
              path: [[x * lip * 0.4, height * 0.9, 0], [x * r * 0.5, y * height * 0.75, z], tip],
              radius: 0.3,
              surface: surfaceOf({ material: 'oak', color: '#a98d63' }),
              shadowless: true,
            }),
            lathe({
              profile: [
                [0, -height * 0.02],
                [r * 0.2, height * 0.08],
                [r * 0.16, height * 0.26],
                [0, height * 0.4],
              ],
              smooth: true,
              at: [tip[0], tip[1] - height * 0.1, tip[2]],
              roll: -x * 18,
              surface: surfaceOf({ material: 'wool', color: '#dcc8a4' }),
              shadowless: true,
            }),
          ]
        })
      : []
  return [
    lathe({ profile, smooth: true, surface: primary }),
    lathe({
      profile: [
        [lip, height],
        [lip * 0.86, height],
        [lip * 0.8, height * 0.86],
      ],
      surface: toned(primary, -0.45),
      shadowless: true,
    }),
    ...branches,
  ]
}

const cushion: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const tall = Math.max(height, width * 0.55)
  const body = pillow({ size: [width, tall, width * 0.4], tilt: -14, surface: primary })
  const tassels = [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) =>
    lathe({
      profile: [
        [0.3, 0],
        [1.5, -1],
        [1.9, -4.4],
        [0, -4.6],
      ]
        .toReversed()
        .map(([r = 0, h = 0]) => [r, h] as const),
      at: [(x * width) / 2, y * tall * 0.96 + 1, -y * tall * 0.24],
      surface: secondary,
      shadowless: true,
    }),
  )
  return style(2) === 0 ? [body] : [body, ...tassels]
}

const plantPot: KindBuilder = ({ width, height, primary, style, secondary }) => {
  const potHeight = Math.min(height * 0.4, width)
  const stand = style(2) === 1 ? potHeight * 0.3 : 0
  const lift = (solids: readonly Solid[]) => solids.map((solid) => ({ ...solid }))
  const body = lift(pot({ radius: width * 0.36, height: potHeight, surface: primary, style: style(3) }))
  const feet = stand
    ? [
        tube({
          closed: true,
          path: slots(0, 2 * Math.PI, 8).map(
            (a) => [Math.cos(a) * width * 0.37, potHeight * 0.55, Math.sin(a) * width * 0.37] as const,
          ),
          radius: 0.7,
          surface: secondary,
        }),
      ]
    : []
  return [
    ...body,
    ...feet,
    ...plant({
      at: [0, potHeight * 0.9, 0],
      height: Math.max(height - potHeight, width * 0.7),
      spread: width * 0.6,
      leaves: style(2) === 0 ? 9 : 16,
      seed: style(97) + 3,
      broad: style(2) === 0,
    }),
  ]
}

function flame([x, y, z]: Vec3, k: number): Solid[] {
  return [
    tube({
      path: [
        [x, y - 0.4, z],
        [x, y + 1.1 * k, z],
      ],
      radius: 0.14,
      surface: surfaceOf({ material: 'paper', color: '#3a2c22' }),
      shadowless: true,
    }),
    lathe({
      profile: [
        [0, 0],
        [0.75 * k, 0.9 * k],
        [0.5 * k, 2 * k],
        [0, 3.8 * k],
      ],
      smooth: true,
      at: [x, y + 0.6 * k, z],
      surface: glowing(surfaceOf({ material: 'wax', color: '#ffc65a' }), 1.35),
      shadowless: true,
    }),
  ]
}

const candle: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const r = width / 2
  if (named(['wide', 'pillar']) === 0) {
    return [
      cylinder({ radius: r, height: height * 0.9, bevel: 0.4, surface: primary }),
      lathe({
        profile: [
          [r * 1.01, height * 0.25],
          [r * 1.01, height * 0.62],
        ],
        surface: surfaceOf({ material: 'paper', color: '#f3ecdf' }),
        shadowless: true,
      }),
      lathe({
        profile: [
          [r, height * 0.9],
          [r, height],
          [r * 0.93, height],
          [r * 0.93, height * 0.9],
        ],
        surface: toned(secondary, 0.1),
      }),
      ...flame([0, height * 0.92, 0], r * 0.3),
    ]
  }
  return [
    [-0.9, 1, 0.2],
    [0.9, 0.72, -0.3],
    [0.2, 0.5, 1.1],
  ].flatMap(([x = 0, k = 1, z = 0]) => [
    cylinder({
      radius: r * 0.62,
      height: height * k,
      bevel: 0.3,
      at: [x * r, 0, z * r],
      surface: k === 0.72 ? toned(primary, -0.12) : primary,
    }),
    ...flame([x * r, height * k, z * r], r * 0.3),
  ])
}

export const ORNAMENTS = { vase, cushion, plantPot, candle } as const
