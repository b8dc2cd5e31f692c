import { glowing, surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import { prism } from '../../solids/sheets.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { BLACK } from '../appliances/applianceSurfaces.ts'
import { wheel } from './wheels.ts'
import { CHROME, LAMP, cockpit, longSide } from './motorcycles.ts'

const scooter: KindBuilder = (plan) =>
  plan.has('kick') || (plan.height < 100 && longSide(plan) < 130) ? kickScooter(plan) : motorScooter(plan)

function motorScooter(plan: Blueprint): Solid[] {
  const long = longSide(plan)
  const r = long * 0.12
  const [front, rear] = [long / 2 - r, -long / 2 + r * 1.2]
  const { height, primary, secondary } = plan
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 4.6, rim: secondary, spokes: 5, spoke: 1.2 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 4.6, rim: secondary, spokes: 5, spoke: 1.2 }),
    box({ size: [long * 0.34, 6, 32], at: [long * 0.06, r * 1.05, 0], radius: 2.4, surface: toned(primary, -0.1) }),
    box({
      size: [7, height * 0.5, 38],
      at: [front - long * 0.12, r * 1.1, 0],
      roll: 12,
      radius: 3.2,
      surface: primary,
    }),
    box({ size: [r * 2, r * 0.7, 14], at: [front, r * 1.32, 0], radius: r * 0.33, surface: primary }),
    box({ size: [13, 17, 22], at: [front - long * 0.2, height * 0.71, 0], roll: 12, radius: 5, surface: primary }),
    cylinder({
      radius: 7,
      height: 1.6,
      bevel: 0.7,
      roll: -90,
      at: [front - long * 0.2 + 5.4, height * 0.8, 0],
      surface: LAMP,
    }),
    scooterTail(plan, rear),
    box({
      size: [long * 0.36, 10, 29],
      at: [rear + long * 0.07, height * 0.57, 0],
      radius: 4.4,
      puff: 1.2,
      surface: surfaceOf({ material: 'leather', color: '#5a4030' }),
    }),
    tube({
      path: [
        [rear + 14, r * 0.9, 16],
        [rear - 10, r * 1.1, 17],
      ],
      radius: 3.4,
      surface: CHROME,
    }),
    ...cockpit(front - long * 0.21, height * 0.88, 31),
    box({
      size: [3, 6, 14],
      at: [rear - long * 0.13, height * 0.42, 0],
      radius: 1.2,
      surface: glowing(surfaceOf({ material: 'plastic', color: '#c8322a' }), 0.9),
    }),
  ]
}

/** The swelling that covers the motor and carries the seat. */
function scooterTail(plan: Blueprint, rear: number): Solid {
  const long = longSide(plan)
  const r = long * 0.12
  const { height, primary } = plan
  return prism({
    smooth: true,
    depth: 34,
    at: [rear + long * 0.07, r * 1.2, 0],
    outline: [
      [-long * 0.19, r * 1.3],
      [-long * 0.17, r * 0.3],
      [-long * 0.04, -r * 0.1],
      [long * 0.12, r * 0.1],
      [long * 0.15, r * 1],
      [long * 0.13, height * 0.36],
      [-long * 0.02, height * 0.38],
    ],
    surface: primary,
  })
}

function kickScooter(plan: Blueprint): Solid[] {
  const long = longSide(plan)
  const { height, primary, secondary } = plan
  const r = 11
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 2.6, rim: secondary, spokes: 5, spoke: 0.7 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 2.6, rim: secondary, spokes: 5, spoke: 0.7 }),
    box({ size: [long * 0.62, 5, 17], at: [-2, r * 0.7, 0], radius: 2, surface: primary }),
    box({ size: [long * 0.54, 0.6, 14], at: [-2, r * 0.7 + 5, 0], radius: 0.2, surface: BLACK }),
    tube({
      path: [
        [front, r, 0],
        [front - 4, r * 2, 0],
        [front - 14, height * 0.96, 0],
      ],
      radius: 2.2,
      surface: primary,
    }),
    tube({
      path: [
        [long * 0.26, r * 0.9, 0],
        [front - 5, r * 2.2, 0],
      ],
      radius: 2.4,
      surface: primary,
    }),
    tube({
      path: [
        [front - 14, height * 0.97, -24],
        [front - 14, height * 0.97, 24],
      ],
      radius: 1.3,
      surface: secondary,
    }),
    ...[-1, 1].map((side) =>
      tube({
        path: [
          [front - 14, height * 0.97, side * 14],
          [front - 14, height * 0.97, side * 25],
        ],
        radius: 1.9,
        surface: BLACK,
      }),
    ),
    box({ size: [r * 2, 1.4, 7], at: [rear - 1, r * 2.1, 0], radius: 0.6, surface: BLACK }),
    cylinder({ radius: 2.6, height: 3, roll: -90, at: [front - 11, height * 0.86, 0], surface: LAMP }),
  ]
}

export const SCOOTERS = { scooter } as const
