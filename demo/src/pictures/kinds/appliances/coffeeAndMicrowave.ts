import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, rectangle } from '../../solids/decals.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'
import { BLACK, DARK_GLASS, STEEL, CLEAR, DISPLAY_INK } from './applianceSurfaces.ts'

const coffeeMaker: KindBuilder = (plan) =>
  plan.named(['drip', 'espresso']) === 0 ? dripMachine(plan) : espressoMachine(plan)

function dripMachine({ width, height, depth, primary }: Blueprint): Solid[] {
  const z = depth / 2
  const r = width * 0.3
  return [
    box({ size: [width, 5, depth], radius: 1.6, surface: primary }),
    box({ size: [width, height - 4, depth * 0.36], at: [0, 2, -depth * 0.31], radius: 1.6, surface: primary }),
    box({ size: [width, height * 0.32, depth], at: [0, height * 0.68, 0], radius: 2, surface: primary }),
    {
      ...box({ size: [width * 0.6, height * 0.14, 0.8], at: [0, height * 0.77, z], surface: DARK_GLASS }),
      decals: [
        rectangle(frontPlane(z + 0.5), [-width * 0.08, height * 0.84, width * 0.2, height * 0.05], DISPLAY_INK),
        ellipse(frontPlane(z + 0.5), [width * 0.18, height * 0.84, height * 0.06, height * 0.06], {
          color: '#e8b25a',
        }),
      ],
    },
    lathe({
      profile: [
        [r * 0.9, 5],
        [r * 0.86, height * 0.32],
        [0, height * 0.33],
      ],
      at: [0, 0, z * 0.24],
      surface: surfaceOf({ material: 'ceramic', color: '#3b2417' }),
    }),
    lathe({
      profile: [
        [r, 4.6],
        [r * 1.02, height * 0.34],
        [r * 0.74, height * 0.54],
      ],
      at: [0, 0, z * 0.24],
      surface: CLEAR,
    }),
    lathe({
      profile: [
        [r * 0.8, height * 0.54],
        [r * 0.8, height * 0.6],
        [0, height * 0.61],
      ],
      at: [0, 0, z * 0.24],
      surface: BLACK,
    }),
    tube({
      path: [
        [r * 0.8, height * 0.5, z * 0.3],
        [r * 1.5, height * 0.48, z * 0.6],
        [r * 1.4, height * 0.2, z * 0.6],
        [r * 0.95, height * 0.16, z * 0.3],
      ],
      radius: 1,
      surface: BLACK,
    }),
  ]
}

function espressoMachine(plan: Blueprint): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  return [
    box({ size: [width, height * 0.14, depth], radius: 1.4, surface: secondary }),
    ...slots(-width * 0.38, width * 0.38, 7).map((x) =>
      box({
        size: [width * 0.07, 0.6, depth * 0.44],
        at: [x, height * 0.14, depth * 0.2],
        radius: 0.2,
        surface: BLACK,
      }),
    ),
    box({
      size: [width, height * 0.9, depth * 0.5],
      at: [0, height * 0.08, -depth * 0.25],
      radius: 1.6,
      surface: primary,
    }),
    box({
      size: [width, height * 0.36, depth * 0.86],
      at: [0, height * 0.62, -depth * 0.05],
      radius: 1.8,
      surface: primary,
    }),
    ...brewingGroup(plan),
    ...[-1, 0, 1].map((n) =>
      cylinder({
        radius: 1.7,
        height: 1.6,
        bevel: 0.5,
        tilt: 90,
        at: [n * width * 0.24, height * 0.82, depth * 0.38],
        surface: STEEL,
      }),
    ),
    lathe({
      profile: [
        [2.2, 0],
        [3.4, 2],
        [3.6, 6],
      ],
      at: [0, height * 0.15, depth * 0.22],
      surface: surfaceOf({ material: 'ceramic', color: '#f4f0e8' }),
    }),
  ]
}

/** The head that the handle hangs in, and the pipe that steams milk. */
function brewingGroup({ width, height, depth }: Blueprint): Solid[] {
  return [
    cylinder({ radius: 3.4, height: height * 0.1, at: [0, height * 0.53, depth * 0.2], surface: STEEL }),
    tube({
      path: [
        [0, height * 0.56, depth * 0.24],
        [0, height * 0.54, depth * 0.62],
      ],
      radius: 1.3,
      surface: BLACK,
    }),
    tube({
      path: [
        [width * 0.38, height * 0.66, depth * 0.38],
        [width * 0.44, height * 0.5, depth * 0.44],
        [width * 0.44, height * 0.28, depth * 0.46],
      ],
      radius: 0.7,
      surface: STEEL,
    }),
  ]
}

const microwave: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const door = width * 0.72
  const plane = frontPlane(z + 1.3)
  const panelX = width / 2 - (width - door) / 2
  return [
    box({ size: [width, height - 2, depth], at: [0, 2, 0], radius: 1.2, surface: primary }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((s) =>
        cylinder({ radius: 2, height: 2.4, at: [x * (width / 2 - 4), 0, s * (z - 4)], surface: BLACK }),
      ),
    ),
    {
      ...box({
        size: [door - 1.6, height - 4, 1.8],
        at: [-(width - door) / 2, 3, z + 0.4],
        radius: 0.6,
        surface: toned(primary, 0.04),
      }),
      decals: [
        rectangle(plane, [-(width - door) / 2 - 1.6, height / 2 + 1, door * 0.74, height * 0.62], { color: '#1e2024' }),
        rectangle(plane, [-(width - door) / 2 - 1.6, height / 2 + 1, door * 0.66, height * 0.5], { color: '#34302a' }),
        ellipse(plane, [-(width - door) / 2 - 1.6, height * 0.34, door * 0.5, height * 0.1], { color: '#57503f' }),
      ],
    },
    box({
      size: [1.6, height * 0.7, 2.6],
      at: [-(width - door) / 2 + door / 2 - 4, height * 0.16, z + 2.6],
      radius: 0.7,
      surface: secondary,
    }),
    {
      ...box({
        size: [width - door - 1.6, height - 4, 1.8],
        at: [panelX, 3, z + 0.4],
        radius: 0.6,
        surface: DARK_GLASS,
      }),
      decals: [
        rectangle(plane, [panelX, height * 0.82, (width - door) * 0.62, height * 0.1], DISPLAY_INK),
        ...[0.62, 0.5, 0.38].flatMap((y) =>
          [-1, 0, 1].map((n) =>
            rectangle(plane, [panelX + n * (width - door) * 0.22, height * y, (width - door) * 0.14, height * 0.06], {
              color: '#5b5f66',
            }),
          ),
        ),
      ],
    },
    cylinder({
      radius: (width - door) * 0.2,
      height: 2,
      bevel: 0.6,
      tilt: 90,
      at: [panelX, height * 0.2, z + 1.2],
      surface: secondary,
    }),
  ]
}

export const COFFEE_AND_MICROWAVE = { coffeeMaker, microwave } as const
