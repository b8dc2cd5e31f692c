import { surfaceOf, toned } from '../materials/surface.ts'
import { ball } from './outdoors/ball.ts'
import { box } from '../solids/box.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'
import { TYRE } from './outdoors/wheels.ts'

const toy: KindBuilder = (plan) => {
  const form = plan.named(['plush', 'blocks', 'train'])
  return form === 1 ? ringPyramid(plan) : form === 2 ? woodenCar(plan) : plushBear(plan)
}

function ringPyramid({ width, height, primary, secondary }: Blueprint): Solid[] {
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

function woodenCar({ width, height, primary, secondary }: Blueprint): Solid[] {
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

function plushBear({ height, primary, secondary }: Blueprint): Solid[] {
  const u = height / 10
  const snout = toned(primary, 0.4)
  const dot = (at: Vec3, radius: number) =>
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

export const TOYS = { toy } as const
