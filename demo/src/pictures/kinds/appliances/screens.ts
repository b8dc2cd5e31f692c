import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, polygon, rectangle, topPlane } from '../../solids/decals.ts'
import type { Area, Plane } from '../../solids/decals.ts'
import { cylinder } from '../../solids/roundSolids.ts'
import { placedAll } from '../../solids/solid.ts'
import type { Decal, Solid } from '../../solids/solid.ts'
import type { KindBuilder } from '../blueprint.ts'
import { BLACK, DARK_GLASS } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

const SKIES = [
  ['#f2c694', '#d98c66', '#6d5a72', '#3c3a55'],
  ['#bfe0e6', '#7fb3c8', '#4a7f8f', '#2c5560'],
  ['#d8d3ee', '#a79bd0', '#6a5fa6', '#3b3570'],
] as const

/** A landscape on a screen: sky, sun, two ranges of hills and a streak of reflected window. */
export function screenPicture(plane: Plane, [cu, cv, w, h]: Area, mood: number): Decal[] {
  const [high, sky, far, near] = SKIES[mood % SKIES.length] ?? SKIES[0]
  const at = (u: number, v: number) => [cu + (u - 0.5) * w, cv + (v - 0.5) * h] as const
  return [
    rectangle(plane, [cu, cv, w, h], { color: sky }),
    rectangle(plane, [cu, cv + h * 0.3, w, h * 0.4], { color: high, opacity: 0.75 }),
    ellipse(plane, [cu + w * 0.16, cv + h * 0.12, h * 0.24, h * 0.24], { color: '#fff3d8', opacity: 0.92 }),
    polygon(
      plane,
      [at(0, 0), at(1, 0), at(1, 0.42), at(0.82, 0.55), at(0.6, 0.38), at(0.4, 0.6), at(0.22, 0.44), at(0, 0.56)],
      { color: far },
    ),
    polygon(plane, [at(0, 0), at(1, 0), at(1, 0.2), at(0.7, 0.34), at(0.46, 0.18), at(0.2, 0.32), at(0, 0.24)], {
      color: near,
    }),
    polygon(plane, [at(0.04, 1), at(0.2, 1), at(0, 0.5), at(0, 0.9)], { color: '#ffffff', opacity: 0.14 }),
  ]
}

const television: KindBuilder = ({ width, height, secondary, style }) => {
  const panel = Math.min(height - 6, width * 0.58)
  const foot = height - panel
  const plane = frontPlane(1.75)
  const body = {
    ...box({ size: [width, panel, 3.4], at: [0, foot, 0], radius: 0.8, surface: DARK_GLASS }),
    decals: [...screenPicture(plane, [0, foot + panel / 2 + 0.6, width - 2.4, panel - 3.6], style(3))],
  }
  const stand =
    style(2) === 0
      ? [-1, 1].flatMap((side) =>
          [1, -1].map((way) =>
            box({
              size: [3, foot + 2, 2.4],
              at: [side * width * 0.36, 0, way * 9],
              tilt: -way * 42,
              radius: 0.8,
              surface: secondary,
            }),
          ),
        )
      : [
          box({ size: [width * 0.32, 1.6, 24], at: [0, 0, 0], radius: 0.7, surface: secondary }),
          box({ size: [9, foot + 3, 3], at: [0, 1, -2], radius: 0.8, surface: secondary }),
        ]
  return [
    body,
    box({ size: [width * 0.66, panel * 0.5, 4], at: [0, foot + panel * 0.1, -3], radius: 1.5, surface: BLACK }),
    ...stand,
  ]
}

const monitor: KindBuilder = ({ width, height, primary, style }) => {
  const panel = Math.min(height * 0.7, width * 0.6)
  const foot = height - panel
  const plane = frontPlane(1.55)
  const [w, h] = [width - 2, panel - 3.4]
  const cv = height - panel / 2 + 0.7
  const windows = [
    rectangle(plane, [0, cv, w, h], { color: '#e9edf2' }),
    rectangle(plane, [-w * 0.39, cv, w * 0.2, h], { color: '#34506e' }),
    ...slots(cv - h * 0.3, cv + h * 0.4, 6).map((v, i) =>
      rectangle(plane, [-w * 0.4, v, w * (0.1 + (i % 3) * 0.02), h * 0.025], { color: '#8fa6bf' }),
    ),
    rectangle(plane, [w * 0.1, cv + h * 0.22, w * 0.66, h * 0.34], { color: '#ffffff' }),
    polygon(
      plane,
      [
        [-w * 0.2, cv + h * 0.08],
        [0, cv + h * 0.26],
        [w * 0.14, cv + h * 0.16],
        [w * 0.4, cv + h * 0.36],
        [w * 0.4, cv + h * 0.08],
      ],
      { color: '#8fbfa8' },
    ),
    ...slots(-w * 0.2, w * 0.42, 3).map((u) =>
      rectangle(plane, [u, cv - h * 0.22, w * 0.18, h * 0.32], { color: '#ffffff' }),
    ),
  ]
  return [
    {
      ...box({ size: [width, panel, 3], at: [0, foot, 0], radius: 0.8, surface: DARK_GLASS }),
      decals: style(2) === 0 ? windows : screenPicture(plane, [0, cv, w, h], style(3) + 1),
    },
    box({ size: [width * 0.5, panel * 0.4, 4], at: [0, foot + panel * 0.3, -3], radius: 1.5, surface: primary }),
    box({ size: [5, height * 0.6, 2.4], at: [0, 1, -5.6], radius: 0.9, surface: primary }),
    box({ size: [width * 0.42, 1.4, 20], at: [0, 0, -1], radius: 0.6, surface: primary }),
  ]
}

const laptop: KindBuilder = ({ width, depth, primary, style }) => {
  const plane = topPlane(1.72)
  const keys = slots(-depth * 0.02, depth * 0.42, 5).flatMap((v, row) =>
    slots(-width * 0.44, width * 0.44, 13).map((u) =>
      rectangle(plane, [u, v, (width * 0.88) / 13 - 0.5, depth * 0.066], { color: row === 4 ? '#3a3d42' : '#2b2d31' }),
    ),
  )
  const base = {
    ...box({ size: [width, 1.7, depth], radius: 0.7, surface: primary }),
    decals: [
      ...keys,
      rectangle(plane, [0, -depth * 0.27, width * 0.34, depth * 0.26], { color: '#000000', opacity: 0.1 }),
    ],
  }
  const tall = depth * 0.98
  const lid = {
    ...box({ size: [width, tall, 0.9], radius: 0.42, surface: primary }),
    decals: [
      rectangle(frontPlane(0.46), [0, tall / 2, width - 0.8, tall - 0.8], { color: '#15171a' }),
      ...screenPicture(frontPlane(0.47), [0, tall / 2 + 0.2, width - 2.2, tall - 2.6], style(3)),
    ],
  }
  return [base, ...placedAll([lid], { at: [0, 1.4, -depth / 2 + 0.4], tilt: -16 })]
}

/** Rows of little app tiles. */
function appTiles(plane: Plane, [cu, cv, w, h]: Area, columns: number): Decal[] {
  const colors = ['#f4f0e8', '#d9685e', '#8fbfa8', '#e8b25a', '#7fb3c8', '#a79bd0']
  const side = (w / columns) * 0.6
  return slots(cv - h / 2, cv + h / 2, Math.max(2, Math.floor(h / (w / columns)))).flatMap((v, row) =>
    slots(cu - w / 2, cu + w / 2, columns).map((u, column) =>
      rectangle(plane, [u, v, side, side], { color: colors[(row * 2 + column) % 6] ?? '#f4f0e8', opacity: 0.95 }),
    ),
  )
}

const tablet: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const [w, h] = [Math.max(width, height * 0.6), Math.max(height, width * 0.6)]
  const plane = frontPlane(0.42)
  const slab = {
    ...box({ size: [w, h, 0.8], radius: 0.38, surface: primary }),
    decals: [
      rectangle(plane, [0, h / 2, w - 0.6, h - 0.6], { color: '#15171a' }),
      ...screenPicture(frontPlane(0.43), [0, h / 2, w - 2.4, h - 2.4], style(3) + 1),
      ...appTiles(frontPlane(0.44), [0, h * 0.2, w * 0.8, h * 0.16], 6),
    ],
  }
  const pencil = box({
    size: [0.9, h * 0.72, 0.9],
    at: [w / 2 + 2.6, 0.5, 1],
    tilt: -14,
    radius: 0.44,
    surface: secondary,
  })
  return [
    ...placedAll([slab], { tilt: -16 }),
    box({
      size: [w * 0.5, h * 0.62, 0.5],
      at: [0, 0, -h * 0.42],
      tilt: 24,
      radius: 0.2,
      surface: toned(primary, -0.2),
    }),
    pencil,
  ]
}

const smartphone: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const deep = 0.9
  const plane = frontPlane(deep / 2 + 0.02)
  const front = {
    ...box({ size: [width, height, deep], radius: 0.42, surface: primary }),
    decals: [
      rectangle(plane, [0, height / 2, width - 0.3, height - 0.3], { color: '#121316' }),
      ...screenPicture(frontPlane(deep / 2 + 0.03), [0, height / 2, width - 0.8, height - 0.9], style(3)),
      ...appTiles(frontPlane(deep / 2 + 0.04), [0, height * 0.24, width * 0.8, height * 0.26], 4),
      ellipse(frontPlane(deep / 2 + 0.04), [0, height - 0.9, 0.5, 0.5], { color: '#0a0a0c' }),
    ],
  }
  const lens = (x: number, y: number) => [
    cylinder({
      radius: width * 0.1,
      height: 0.3,
      bevel: 0.1,
      tilt: 90,
      at: [x, y, deep / 2 + 0.2],
      surface: secondary,
    }),
    cylinder({
      radius: width * 0.07,
      height: 0.15,
      bevel: 0.05,
      tilt: 90,
      at: [x, y, deep / 2 + 0.46],
      surface: DARK_GLASS,
    }),
  ]
  const back: Solid[] = [
    box({ size: [width, height, deep], radius: 0.42, surface: primary }),
    box({
      size: [width * 0.42, width * (style(2) ? 0.42 : 0.66), 0.3],
      at: [-width * 0.22, height - width * (style(2) ? 0.5 : 0.74), deep / 2 + 0.1],
      radius: 0.14,
      surface: toned(primary, 0.12),
    }),
    ...[0, 1].flatMap((n) =>
      lens(-width * 0.3 + (style(2) ? n * width * 0.18 : 0), height - width * (style(2) ? 0.28 : 0.2 + n * 0.28)),
    ),
  ]
  return [
    ...placedAll(front ? [front] : [], { at: [-width * 0.34, 0, width * 0.5], tilt: -10, turn: 8 }),
    ...placedAll(back, { at: [width * 0.52, 0, -width * 0.3], tilt: -10, turn: -4 }),
  ]
}

export const SCREENS = { television, monitor, laptop, tablet, smartphone } as const
export const LENS_SURFACE = surfaceOf({ material: 'ceramic', color: '#15171c' })
