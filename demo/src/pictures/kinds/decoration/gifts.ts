import { surfaceOf, toned } from '../../materials/surface.ts'
import { ball } from '../outdoors/ball.ts'
import { box } from '../../solids/box.ts'
import { frontPlane, polygon, rectangle } from '../../solids/decals.ts'
import type { Plane } from '../../solids/decals.ts'
import { tube } from '../../solids/roundSolids.ts'
import { placedAll } from '../../solids/solid.ts'
import type { Decal } from '../../solids/solid.ts'
import type { KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'

/** A shield with a tick, or a star. */
function sealOf(form: number, plane: Plane): Decal[] {
  return form === 0
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
}

/** Gift card with a bow and a seal, for products that are bought but not delivered. */
const gift: KindBuilder = ({ primary, secondary, style }) => {
  const [w, h] = [26, 17]
  const plane = frontPlane(0.32)
  const card = {
    ...box({ size: [w, h, 0.6], radius: 0.28, surface: primary }),
    decals: [
      rectangle(plane, [4, 12, 12, 1.4], { color: '#fff8ea', opacity: 0.85 }),
      rectangle(plane, [2.6, 9, 9, 0.9], { color: '#fff8ea', opacity: 0.6 }),
      rectangle(plane, [6, 3, 9, 1], { color: '#fff8ea', opacity: 0.5 }),
      ...sealOf(style(2), plane),
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

export const GIFTS = { gift, genericBox } as const
