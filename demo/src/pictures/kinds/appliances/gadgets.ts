import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, rectangle, topPlane } from '../../solids/decals.ts'
import { cylinder, lathe } from '../../solids/roundSolids.ts'
import { placedAll } from '../../solids/solid.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { LENS_SURFACE } from './screens.ts'
import { BLACK, DISPLAY_INK } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

const gameConsole: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const [w, h] = [Math.min(width, height), Math.max(width, height)]
  const deep = depth
  const tower = [
    box({
      size: [w * 0.6, h * 0.96, deep * 0.94],
      at: [0, 1, 0],
      radius: 1,
      surface: style(2) ? BLACK : toned(BLACK, 0.04),
    }),
    ...[-1, 1].map((side) =>
      box({ size: [w * 0.16, h, deep], at: [side * w * 0.4, 0.8, 0], radius: 1, roll: -side * 1.2, surface: primary }),
    ),
    {
      ...box({ size: [w * 0.34, 0.4, 0.4], at: [0, h * 0.9, deep * 0.47], surface: secondary, radius: 0.15 }),
      decals: [rectangle(frontPlane(deep * 0.47 + 0.3), [0, h * 0.8, w * 0.06, h * 0.3], DISPLAY_INK)],
    },
    cylinder({ radius: w * 0.9, height: 1, bevel: 0.3, surface: BLACK }),
  ]
  return [
    ...placedAll(tower, { at: [-w * 0.9, 0, -4], turn: 14 }),
    ...placedAll(gamepad(primary), { at: [w * 1.3, 0, deep * 0.36], turn: -12 }),
  ]
}

function gamepad(shell = BLACK): Solid[] {
  const dark = shell === BLACK ? toned(BLACK, 0.2) : BLACK
  const plane = topPlane(5.75)
  const tip = (x: number): Solid =>
    box({
      size: [5.4, 4.4, 10],
      at: [x, 0.2, 4.6],
      turn: x > 0 ? 16 : -16,
      tilt: 12,
      radius: 2.1,
      puff: 0.3,
      surface: shell,
    })
  const stick = (x: number): Solid[] => [
    cylinder({ radius: 1.7, height: 0.6, at: [x, 5, 1.2], surface: dark }),
    cylinder({ radius: 1.2, height: 1.8, bevel: 0.5, at: [x, 5.2, 1.2], surface: BLACK }),
  ]
  return [
    {
      ...box({ size: [16, 5, 7.6], at: [0, 0.8, 0], radius: 2.3, surface: shell }),
      decals: [
        rectangle(plane, [0, 1.5, 4.6, 2.4], { color: '#ffffff', opacity: 0.25 }),
        ...[
          [6.6, 1.2],
          [5.4, 2.2],
          [5.4, 0.2],
          [4.2, 1.2],
        ].map(([u = 0, v = 0], i) =>
          ellipse(plane, [u, v, 1, 1], { color: ['#d9685e', '#8fbfa8', '#7fb3c8', '#e8b25a'][i] ?? '#fff' }),
        ),
        rectangle(plane, [-5.4, 1.2, 2.8, 0.9], { color: '#3a3d42' }),
        rectangle(plane, [-5.4, 1.2, 0.9, 2.8], { color: '#3a3d42' }),
      ],
    },
    tip(-6.4),
    tip(6.4),
    ...stick(-2.7),
    ...stick(2.7),
  ]
}

const camera: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const z = Math.min(depth, width * 0.5) * 0.3
  return [
    box({ size: [width, height * 0.8, z * 2], radius: 1.2, surface: primary }),
    box({ size: [width, height * 0.14, z * 2 - 0.3], at: [0, height * 0.72, 0], radius: 0.7, surface: secondary }),
    box({
      size: [width * 0.3, height * 0.26, z * 1.6],
      at: [width * 0.04, height * 0.76, 0],
      radius: 1,
      surface: secondary,
    }),
    box({
      size: [width * 0.2, height * 0.74, 2.4],
      at: [-width * 0.38, height * 0.03, z],
      radius: 1.1,
      surface: toned(primary, -0.2),
    }),
    cylinder({ radius: height * 0.1, height: height * 0.12, at: [width * 0.34, height * 0.84, 0], surface: secondary }),
    cylinder({
      radius: height * 0.06,
      height: height * 0.08,
      at: [-width * 0.38, height * 0.84, z * 0.3],
      surface: toned(secondary, -0.2),
    }),
    ...lens(plan, z),
    box({
      size: [width * 0.1, height * 0.07, 0.5],
      at: [width * 0.36, height * 0.6, z],
      radius: 0.2,
      surface: surfaceOf({ material: 'ceramic', color: '#e8dfc8' }),
    }),
  ]
}

/** Barrel, rings and glass, in front of a body that is `2 z` deep. */
function lens({ width, height, depth, secondary }: Blueprint, z: number): Solid[] {
  const y = height * 0.42
  const r = height * 0.36
  const ring = (radius: number, [at, long]: readonly [number, number], surface = BLACK): Solid =>
    cylinder({ radius, height: long, bevel: 0.3, tilt: 90, at: [width * 0.04, y, at], surface })
  return [
    ring(r, [z, depth * 0.24]),
    ring(r * 0.94, [z + depth * 0.22, depth * 0.2], toned(BLACK, 0.1)),
    ring(r * 0.97, [z + depth * 0.4, depth * 0.07], secondary),
    {
      ...lathe({
        profile: [
          [r * 0.8, 0],
          [r * 0.6, r * 0.14],
          [0, r * 0.26],
        ],
        smooth: true,
        tilt: 90,
        at: [width * 0.04, y, z + depth * 0.47],
        surface: LENS_SURFACE,
      }),
      decals: [
        ellipse(frontPlane(z + depth * 0.47 + r * 0.28), [width * 0.04 - r * 0.2, y + r * 0.22, r * 0.3, r * 0.2], {
          color: '#9fb9e8',
          opacity: 0.7,
        }),
        ellipse(frontPlane(z + depth * 0.47 + r * 0.28), [width * 0.04 + r * 0.18, y - r * 0.2, r * 0.16, r * 0.12], {
          color: '#c9a0d8',
          opacity: 0.5,
        }),
      ],
    },
  ]
}

const printer: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const paper = surfaceOf({ material: 'paper', color: '#fbf9f4' })
  return [
    box({ size: [width, height * 0.62, depth], at: [0, 1, 0], radius: 2, surface: primary }),
    box({
      size: [width - 1, height * 0.24, depth * 0.9],
      at: [0, height * 0.62, -depth * 0.04],
      radius: 1.6,
      surface: toned(primary, -0.1),
    }),
    box({ size: [width * 0.72, height * 0.2, 1], at: [0, height * 0.2, z], radius: 0.4, surface: BLACK }),
    box({
      size: [width * 0.62, 0.8, depth * 0.4],
      at: [0, height * 0.2, z + depth * 0.16],
      radius: 0.3,
      surface: BLACK,
    }),
    {
      ...box({ size: [21, 0.5, depth * 0.42], at: [0, height * 0.26, z + depth * 0.13], radius: 0.2, surface: paper }),
      decals: slots(-8, 8, 4).map((v) =>
        rectangle(topPlane(height * 0.26 + 0.52), [0, -z - depth * 0.16 + v * 0.7, 15, 0.7], {
          color: '#9aa0a6',
          opacity: 0.7,
        }),
      ),
    },
    box({ size: [22, depth * 0.5, 0.6], at: [0, height * 0.78, -z * 0.76], tilt: -16, radius: 0.2, surface: paper }),
    box({
      size: [width * 0.6, depth * 0.28, 0.8],
      at: [0, height * 0.78, -z * 0.84],
      tilt: -16,
      radius: 0.3,
      surface: secondary,
    }),
    {
      ...box({
        size: [width * 0.3, height * 0.17, 1],
        at: [-width * 0.3, height * 0.65, z - depth * 0.085],
        tilt: -20,
        radius: 0.4,
        surface: BLACK,
      }),
      decals: [
        rectangle(
          { origin: [-width * 0.3, height * 0.65, z - depth * 0.085 + 0.55], u: [1, 0, 0], v: [0, 0.94, -0.34] },
          [0, height * 0.085, width * 0.2, height * 0.1],
          { color: '#7fb3c8' },
        ),
      ],
    },
  ]
}

export const GADGETS = { gameConsole, camera, printer } as const
