import { surfaceOf, toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { frontPlane, polygon, rectangle } from '../solids/decals.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'
import { TYRE } from './wheels.ts'

type Ball = Readonly<{ radius: number; at: readonly [number, number, number]; surface: Surface; squash?: number }>

function ball({ radius, at, surface, squash = 1 }: Ball): Solid {
  const profile = slots(-Math.PI / 2, Math.PI / 2, 7).map(
    (a) => [Math.cos(a) * radius, radius * squash * (1 + Math.sin(a))] as const,
  )
  return lathe({ profile: [[0, 0], ...profile, [0, 2 * radius * squash]], smooth: true, at, surface })
}

const toy: KindBuilder = ({ width, height, primary, secondary, named }) => {
  if (named(['plush', 'blocks', 'train']) === 1) {
    const colors = ['#d9685e', '#e8b25a', '#8fbfa8', '#7fb3c8', '#a79bd0']
    const r = width / 2
    return [
      cylinder({ radius: r, height: height * 0.08, bevel: 1, surface: primary }),
      cylinder({ radius: r * 0.14, height: height * 0.92, bevel: 0.6, surface: primary }),
      ...colors.map((color, n) =>
        lathe({
          profile: [
            [r * 0.3, 0],
            [r * (0.9 - n * 0.12), height * 0.04],
            [r * (0.94 - n * 0.12), height * 0.085],
            [r * (0.9 - n * 0.12), height * 0.13],
            [r * 0.3, height * 0.16],
          ],
          smooth: true,
          at: [0, height * (0.08 + n * 0.16), 0],
          surface: surfaceOf({ material: 'plastic', color }),
        }),
      ),
      ball({ radius: r * 0.26, at: [0, height * 0.86, 0], surface: secondary }),
    ]
  }
  if (named(['plush', 'blocks', 'train']) === 2) {
    const [l, h] = [Math.max(width, 24), Math.max(height, 12)]
    return [
      box({ size: [l, h * 0.36, l * 0.44], at: [0, h * 0.2, 0], radius: 2.4, surface: primary }),
      box({ size: [l * 0.5, h * 0.42, l * 0.4], at: [-l * 0.06, h * 0.52, 0], radius: 2.8, surface: secondary }),
      ...[-0.19, 0.06].map((x) =>
        box({
          size: [l * 0.17, h * 0.2, l * 0.41],
          at: [x * l, h * 0.64, 0],
          radius: 1.4,
          surface: surfaceOf({ material: 'ceramic', color: '#dbe8ea' }),
        }),
      ),
      ...[-0.3, 0.3].flatMap((x) =>
        [-1, 1].map((s) =>
          cylinder({
            radius: h * 0.24,
            height: l * 0.09,
            bevel: 0.8,
            tilt: 90,
            at: [x * l, h * 0.24, s * l * 0.22 - l * 0.045],
            surface: TYRE,
          }),
        ),
      ),
      ...[-0.3, 0.3].map((x) =>
        cylinder({
          radius: h * 0.11,
          height: 1,
          tilt: 90,
          at: [x * l, h * 0.24, l * 0.26],
          surface: toned(secondary, 0.3),
        }),
      ),
    ]
  }
  const u = height / 10
  const snout = toned(primary, 0.4)
  const dot = (at: readonly [number, number, number], radius: number) =>
    ball({ radius, at, surface: surfaceOf({ material: 'plastic', color: '#2b211a' }) })
  return [
    ball({ radius: u * 2.5, at: [0, u * 0.3, 0], surface: primary, squash: 1 }),
    ball({ radius: u * 1.7, at: [0, u * 1.1, u * 1.25], surface: snout, squash: 0.94 }),
    ...[-1, 1].flatMap((s) => [
      ball({ radius: u * 1.15, at: [s * u * 2, 0, u * 1.8], surface: primary }),
      ball({ radius: u * 0.6, at: [s * u * 2, u * 0.55, u * 2.6], surface: snout }),
      ball({ radius: u * 0.95, at: [s * u * 2.5, u * 2.4, u * 0.7], surface: primary, squash: 1.3 }),
      ball({ radius: u * 0.95, at: [s * u * 1.55, u * 8, -u * 0.1], surface: primary }),
      ball({ radius: u * 0.5, at: [s * u * 1.55, u * 8.45, u * 0.55], surface: snout }),
      dot([s * u * 0.75, u * 6.7, u * 1.75], u * 0.24),
    ]),
    ball({ radius: u * 2.05, at: [0, u * 4.7, u * 0.1], surface: primary, squash: 0.98 }),
    ball({ radius: u * 0.95, at: [0, u * 5.1, u * 1.6], surface: snout, squash: 0.8 }),
    dot([0, u * 6.1, u * 2.35], u * 0.32),
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 10).map(
        (a) => [Math.cos(a) * u * 1.7, u * 5, Math.sin(a) * u * 1.7 + u * 0.1] as const,
      ),
      radius: u * 0.34,
      surface: secondary,
    }),
  ]
}

/** A card with a bow and a seal: what a shopper buys and nobody carries. */
const gift: KindBuilder = ({ primary, secondary, style }) => {
  const [w, h] = [26, 17]
  const plane = frontPlane(0.32)
  const seal =
    style(2) === 0
      ? [
          polygon(
            plane,
            [
              [-9, 5.4],
              [-6, 4],
              [-3, 5.4],
              [-3, 9],
              [-4.4, 11.6],
              [-6, 12.6],
              [-7.6, 11.6],
              [-9, 9],
            ],
            { color: '#fff8ea', opacity: 0.92 },
          ),
          polygon(
            plane,
            [
              [-7.8, 8.6],
              [-6.5, 7.2],
              [-4.2, 10],
              [-4.8, 10.6],
              [-6.5, 8.6],
              [-7.2, 9.3],
            ],
            { color: '#8a6a3c' },
          ),
        ]
      : [
          polygon(
            plane,
            slots(0, 2 * Math.PI, 10).map(
              (a, i) => [-6 + Math.cos(a) * (i % 2 ? 1.7 : 3.9), 9 + Math.sin(a) * (i % 2 ? 1.7 : 3.9)] as const,
            ),
            { color: '#fff8ea', opacity: 0.92 },
          ),
        ]
  const card = {
    ...box({ size: [w, h, 0.6], radius: 0.28, surface: primary }),
    decals: [
      rectangle(plane, [4, 12, 12, 1.4], { color: '#fff8ea', opacity: 0.85 }),
      rectangle(plane, [2.6, 9, 9, 0.9], { color: '#fff8ea', opacity: 0.6 }),
      rectangle(plane, [6, 3, 9, 1], { color: '#fff8ea', opacity: 0.5 }),
      ...seal,
    ],
  }
  const behind = box({
    size: [w + 3, h - 2, 0.5],
    radius: 0.2,
    surface: surfaceOf({ material: 'paper', color: '#efe3cf' }),
  })
  const bow = [-1, 1].map((s) =>
    tube({
      path: [
        [0, h, 0],
        [s * 3, h + 3.2, 0.4],
        [s * 6, h + 2.4, 0],
        [s * 3.4, h + 0.4, 0.4],
        [0, h, 0.4],
      ],
      radius: 0.75,
      surface: secondary,
    }),
  )
  return [
    ...placedAll([behind], { at: [2, 0, -3.4], tilt: -12, turn: -6 }),
    ...placedAll(
      [
        card,
        box({ size: [1.7, h + 0.3, 0.8], at: [w * 0.42, -0.1, 0], radius: 0.2, surface: secondary }),
        ...placedAll(bow, { at: [w * 0.42, -0.4, 0] }),
        ball({ radius: 0.95, at: [w * 0.42, h - 1, 0.2], surface: toned(secondary, -0.15) }),
      ],
      { tilt: -12 },
    ),
  ]
}

const genericBox: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const plane = frontPlane(z + 0.05)
  return [
    {
      ...box({ size: [width, height, depth], radius: 0.6, surface: primary }),
      decals: [
        rectangle(plane, [width * 0.26, height * 0.24, width * 0.3, height * 0.22], { color: '#fbf7ef' }),
        ...[0.28, 0.23, 0.18].map((v) =>
          rectangle(plane, [width * 0.26, height * v, width * 0.22, height * 0.014], { color: '#8d8577' }),
        ),
      ],
    },
    box({
      size: [width * 0.14, 0.3, depth + 0.4],
      at: [0, height - 0.1, 0],
      radius: 0.1,
      surface: toned(secondary, 0.3),
      shadowless: true,
    }),
    box({
      size: [width * 0.14, height * 0.22, 0.3],
      at: [0, height * 0.78, z],
      radius: 0.1,
      surface: toned(secondary, 0.3),
      shadowless: true,
    }),
  ]
}

export const GIFTS = { toy, gift, genericBox } as const
