import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, rectangle } from '../../solids/decals.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { BLACK, CLEAR, DARK_GLASS, DISPLAY_INK, STEEL } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

/** Places of the burners as shares of width and depth. */
const BURNERS = [
  [-0.27, -0.2],
  [0.27, -0.2],
  [-0.27, 0.22],
  [0.27, 0.22],
] as const

function hob({ width, depth }: Blueprint, { top, gas }: Readonly<{ top: number; gas: boolean }>): Solid[] {
  return BURNERS.flatMap(([x, s], index): Solid[] => {
    const r = width * (index % 3 === 0 ? 0.13 : 0.1)
    const at = [x * width, top + 1, s * depth] as const
    if (!gas)
      return [
        lathe({
          profile: [
            [r, 0],
            [r - 0.5, 0.2],
            [r - 0.9, 0],
          ],
          at,
          surface: surfaceOf({ material: 'plastic', color: '#6b7076' }),
          shadowless: true,
        }),
      ]
    return [
      cylinder({ radius: r * 0.5, height: 1.6, at, surface: BLACK }),
      ...[0, 90].map((turn) =>
        box({
          size: [r * 2, 1, 1.2],
          at: [at[0], at[1] + 2, at[2]],
          turn,
          surface: BLACK,
          radius: 0.3,
          shadowless: true,
        }),
      ),
      tube({
        closed: true,
        path: slots(0, 2 * Math.PI, 8).map(
          (a) => [at[0] + Math.cos(a) * r, at[1] + 2.2, at[2] + Math.sin(a) * r] as const,
        ),
        radius: 0.6,
        surface: BLACK,
        shadowless: true,
      }),
    ]
  })
}

function ovenDoor({ width, height, depth, primary, secondary }: Blueprint): Solid[] {
  const z = depth / 2
  const plane = frontPlane(z + 1.5)
  return [
    {
      ...box({ size: [width - 2, height * 0.5, 2.4], at: [0, height * 0.27, z + 0.2], radius: 0.8, surface: primary }),
      decals: [
        rectangle(plane, [0, height * 0.5, width * 0.72, height * 0.29], { color: '#1c1e22' }),
        rectangle(plane, [0, height * 0.5, width * 0.62, height * 0.2], { color: '#3a322a' }),
        ...[0.46, 0.52].map((y) => rectangle(plane, [0, height * y, width * 0.62, 0.5], { color: '#8b8577' })),
      ],
    },
    tube({
      path: [
        [-width * 0.38, height * 0.715, z + 1],
        [-width * 0.37, height * 0.715, z + 5],
        [width * 0.37, height * 0.715, z + 5],
        [width * 0.38, height * 0.715, z + 1],
      ],
      straight: true,
      radius: 1.1,
      surface: secondary,
    }),
  ]
}

const stove: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary, style } = plan
  const z = depth / 2
  const top = height * 0.94
  const gas = style(2) === 0
  return [
    box({ size: [width, top - 6, depth], at: [0, 6, 0], radius: 0.8, surface: primary }),
    box({ size: [width - 4, 6, depth - 6], at: [0, 0, -2], surface: BLACK }),
    box({
      size: [width, 1.6, depth + 1],
      at: [0, top - 0.4, 0],
      radius: 0.5,
      surface: gas ? toned(primary, 0.1) : DARK_GLASS,
    }),
    ...(style(3) === 0
      ? [box({ size: [width, height * 0.13, 3], at: [0, top, -z + 1.5], radius: 0.8, surface: primary })]
      : []),
    ...hob(plan, { top, gas }),
    box({
      size: [width - 1, height * 0.11, 2],
      at: [0, top - height * 0.125, z + 0.4],
      radius: 0.5,
      surface: toned(primary, -0.06),
    }),
    ...slots(-width * 0.44, width * 0.44, 5).map((x) =>
      cylinder({
        radius: height * 0.024,
        height: 2.8,
        bevel: 0.7,
        tilt: 90,
        at: [x, top - height * 0.07, z + 1.4],
        surface: secondary,
      }),
    ),
    ...ovenDoor(plan),
    box({
      size: [width - 2, height * 0.17, 2],
      at: [0, height * 0.085, z + 0.2],
      radius: 0.8,
      surface: toned(primary, -0.04),
    }),
  ]
}

const rangeHood: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const z = depth / 2
  const rim = height * 0.1
  const canopy = style(2) === 0 ? height * 0.34 : rim * 0.6
  const wedge = [box({ size: [width, canopy, depth], at: [0, rim, 0], taper: 0.62, radius: 0.4, surface: primary })]
  return [
    {
      ...box({ size: [width, rim, depth], radius: 0.8, surface: primary }),
      decals: [
        rectangle(frontPlane(z + 0.05), [0, rim / 2, width * 0.24, rim * 0.4], { color: '#17191d' }),
        rectangle(frontPlane(z + 0.06), [0, rim / 2, width * 0.1, rim * 0.16], DISPLAY_INK),
      ],
    },
    ...[-1, 1].map((side) =>
      cylinder({ radius: rim * 0.22, height: 0.8, tilt: 90, at: [side * width * 0.2, rim / 2, z], surface: secondary }),
    ),
    ...wedge,
    ...(style(2) === 0
      ? []
      : [box({ size: [width * 0.98, 1, depth * 1.04], at: [0, rim * 1.4, 0], radius: 0.3, surface: CLEAR })]),
    box({
      size: [width * 0.34, height - rim - canopy, depth * 0.4],
      at: [0, rim + canopy - 1, -z + depth * 0.2],
      radius: 0.4,
      surface: primary,
    }),
    box({
      size: [width * 0.36, height * 0.2, depth * 0.42],
      at: [0, height * 0.8, -z + depth * 0.21],
      radius: 0.4,
      surface: toned(primary, 0.06),
    }),
    ...slots(height * 0.86, height * 0.96, 4).map((y) =>
      box({
        size: [width * 0.16, 0.8, 0.5],
        at: [0, y, -z + depth * 0.42],
        radius: 0.2,
        surface: BLACK,
        shadowless: true,
      }),
    ),
  ]
}

const dishwasher: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const plane = frontPlane(z + 1.6)
  return [
    box({ size: [width, height - 9, depth - 2], at: [0, 9, -1], radius: 0.8, surface: toned(primary, -0.1) }),
    box({ size: [width - 3, 9, depth - 8], at: [0, 0, -3], surface: BLACK }),
    box({ size: [width - 0.6, height * 0.74, 3], at: [0, 10, z], radius: 0.9, surface: primary }),
    {
      ...box({ size: [width - 0.6, height * 0.12, 3], at: [0, height * 0.87, z], radius: 0.9, surface: STEEL }),
      decals: [
        rectangle(plane, [width * 0.26, height * 0.93, width * 0.24, height * 0.05], { color: '#17191d' }),
        rectangle(plane, [width * 0.26, height * 0.93, width * 0.14, height * 0.02], DISPLAY_INK),
        ...slots(-width * 0.42, -width * 0.02, 6).map((x) =>
          ellipse(plane, [x, height * 0.93, 2, 2], { color: '#4b4f55' }),
        ),
      ],
    },
    tube({
      path: [
        [-width * 0.4, height * 0.8, z + 1.5],
        [-width * 0.39, height * 0.8, z + 5],
        [width * 0.39, height * 0.8, z + 5],
        [width * 0.4, height * 0.8, z + 1.5],
      ],
      straight: true,
      radius: 1.2,
      surface: secondary,
    }),
  ]
}

export const COOKING = { stove, rangeHood, dishwasher } as const
