import { toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, rectangle } from '../../solids/decals.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { BLACK, DARK_GLASS, DISPLAY_INK } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

type Loader = Readonly<{ plan: Blueprint; dryer: boolean }>

function controlPanel({ plan, dryer }: Loader): Solid {
  const { width, height, depth, primary } = plan
  const z = depth / 2
  const plane = frontPlane(z + 0.7)
  return {
    ...box({
      size: [width - 1, height * 0.13, 1.4],
      at: [0, height * 0.845, z],
      radius: 0.5,
      surface: dryer ? DARK_GLASS : toned(primary, 0.06),
    }),
    decals: [
      rectangle(plane, [width * 0.2, height * 0.91, width * 0.26, height * 0.06], { color: '#17191d' }),
      rectangle(plane, [width * 0.2, height * 0.91, width * 0.16, height * 0.026], DISPLAY_INK),
      ...(dryer
        ? []
        : [
            rectangle(plane, [-width * 0.33, height * 0.91, width * 0.26, height * 0.09], {
              color: '#000000',
              opacity: 0.13,
            }),
            rectangle(plane, [-width * 0.33, height * 0.885, width * 0.1, height * 0.012], { color: '#8d9196' }),
          ]),
      ...[0.37, 0.42].map((x) => ellipse(plane, [width * x, height * 0.91, 2, 2], { color: '#8d9196' })),
    ],
  }
}

/** The round door with its ring and handle. */
function roundDoor({ plan, dryer }: Loader): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  const z = depth / 2
  const r = width * (dryer ? 0.31 : 0.33)
  const y = height * 0.46
  const ring = (radius: number, thick: number, surface = secondary): Solid =>
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * radius, y + Math.sin(a) * radius, z + 1.4] as const),
      radius: thick,
      surface,
    })
  const glass = dryer
    ? cylinder({ radius: r * 0.92, height: 2.4, bevel: 1, tilt: 90, at: [0, y, z], surface: toned(primary, 0.1) })
    : lathe({
        profile: [
          [r * 0.86, 0],
          [r * 0.7, 2.4],
          [r * 0.4, 3.8],
          [0, 4.2],
        ],
        smooth: true,
        tilt: 90,
        at: [0, y, z + 0.6],
        surface: DARK_GLASS,
      })
  return [
    cylinder({ radius: r * 1.02, height: 1, tilt: 90, at: [0, y, z - 0.2], surface: toned(primary, -0.08) }),
    glass,
    ring(r, r * 0.13),
    ...(dryer
      ? [cylinder({ radius: r * 0.62, height: 0.8, tilt: 90, at: [0, y, z + 2.2], surface: DARK_GLASS })]
      : [ring(r * 0.8, r * 0.05, toned(secondary, -0.3))]),
    box({
      size: [2.4, 12, 2],
      at: [dryer ? -r * 0.98 : r * 0.98, y - 6, z + 3],
      radius: 0.9,
      surface: toned(secondary, -0.3),
    }),
  ]
}

/** A front loader: washing machine and dryer differ by glass, drawer and colour of the door. */
function drumMachine(plan: Blueprint, dryer: boolean): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  const z = depth / 2
  return [
    box({ size: [width, height - 2, depth], at: [0, 2, 0], radius: 1.4, surface: primary }),
    controlPanel({ plan, dryer }),
    cylinder({
      radius: height * 0.042,
      height: 3,
      bevel: 0.8,
      tilt: 90,
      at: [-width * (dryer ? 0.3 : 0.06), height * 0.91, z + 0.6],
      surface: secondary,
    }),
    ...roundDoor({ plan, dryer }),
    box({
      size: [width * 0.3, height * 0.06, 0.8],
      at: [width * 0.28, height * 0.03, z],
      radius: 0.3,
      surface: toned(primary, -0.08),
    }),
    ...(dryer
      ? slots(height * 0.04, height * 0.11, 4).map((v) =>
          box({
            size: [width * 0.36, 0.7, 0.6],
            at: [-width * 0.24, v, z],
            surface: toned(primary, -0.5),
            radius: 0.2,
            shadowless: true,
          }),
        )
      : []),
  ]
}

const washingMachine: KindBuilder = (plan) => {
  if (plan.named(['frontLoad', 'frontLoad', 'topLoad']) !== 2) return drumMachine(plan, false)
  const { width, height, depth, primary, secondary } = plan
  const back = depth * 0.2
  const plane = frontPlane(-depth / 2 + back + 0.2)
  return [
    box({ size: [width, height * 0.86, depth], at: [0, 2, 0], radius: 3, surface: primary }),
    box({
      size: [width * 0.86, 2.4, depth * 0.7],
      at: [0, height * 0.87, depth * 0.1],
      radius: 1.1,
      surface: DARK_GLASS,
    }),
    tube({
      path: [
        [-width * 0.12, height * 0.9, depth * 0.43],
        [width * 0.12, height * 0.9, depth * 0.43],
      ],
      radius: 1.2,
      surface: secondary,
    }),
    {
      ...box({
        size: [width - 2, height * 0.14, back],
        at: [0, height * 0.86, -depth / 2 + back / 2],
        radius: 1.6,
        surface: toned(primary, -0.04),
      }),
      decals: [
        rectangle(plane, [0, height * 0.94, width * 0.34, height * 0.05], { color: '#17191d' }),
        rectangle(plane, [0, height * 0.94, width * 0.2, height * 0.02], DISPLAY_INK),
      ],
    },
    ...[-0.34, 0.34].map((x) =>
      cylinder({
        radius: 3.6,
        height: 3,
        bevel: 0.8,
        tilt: 90,
        at: [x * width, height * 0.94, -depth / 2 + back],
        surface: secondary,
      }),
    ),
    ...[-1, 1].map((x) =>
      cylinder({ radius: 3, height: 2.4, at: [x * (width / 2 - 7), 0, depth / 2 - 7], surface: BLACK }),
    ),
  ]
}

const dryer: KindBuilder = (plan) => drumMachine(plan, true)

export const LAUNDRY = { washingMachine, dryer } as const
