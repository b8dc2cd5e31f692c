import { toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { frontPlane, rectangle } from '../../solids/decals.ts'
import type { Solid } from '../../solids/solid.ts'
import type { KindBuilder } from '../blueprint.ts'
import type { FrontArea } from '../cases.ts'
import { BLACK, DARK_GLASS, DISPLAY_INK } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

const refrigerator: KindBuilder = ({ width, height, depth, primary, secondary, style, has }) => {
  const z = depth / 2
  const door = ([x, y, w, h]: FrontArea): Solid =>
    box({ size: [w - 0.6, h - 0.6, 5], at: [x, y, z], radius: 1.6, surface: primary })
  const grip = (x: number, y: number, long: number): Solid =>
    box({ size: [2, long, 3], at: [x, y, z + 4.4], radius: 0.9, surface: secondary })
  const body = [
    box({ size: [width - 1, height - 4, depth - 3], at: [0, 4, -2], radius: 1, surface: toned(primary, -0.12) }),
    box({ size: [width - 4, 4, depth - 8], at: [0, 0, 0], surface: BLACK }),
  ]
  if (has('sideBySide') || (!has('mini') && style(3) === 1)) {
    const panel = {
      ...box({
        size: [width * 0.2, height * 0.2, 0.6],
        at: [-width / 4, height * 0.54, z + 2.6],
        surface: DARK_GLASS,
        radius: 0.2,
      }),
      decals: [
        rectangle(frontPlane(z + 2.95), [-width / 4, height * 0.71, width * 0.12, height * 0.02], DISPLAY_INK),
        rectangle(frontPlane(z + 2.95), [-width / 4, height * 0.61, width * 0.13, height * 0.1], { color: '#3b3f45' }),
      ],
    }
    return [
      ...body,
      door([-width / 4, 5, width / 2, height - 5]),
      door([width / 4, 5, width / 2, height - 5]),
      grip(-3.4, height * 0.34, height * 0.4),
      grip(3.4, height * 0.34, height * 0.4),
      panel,
    ]
  }
  if (style(3) === 2) {
    const split = height * 0.4
    return [
      ...body,
      ...[-1, 1].map((side) => door([(side * width) / 4, split, width / 2, height - split])),
      door([0, split * 0.53, width, split * 0.47]),
      door([0, 5, width, split * 0.53 - 5]),
      ...[-1, 1].map((side) => grip(side * 3.6, split + 10, height * 0.3)),
      ...[split * 0.9, split * 0.44].map((y) =>
        box({ size: [width * 0.7, 2, 3], at: [0, y, z + 4.4], radius: 0.9, surface: secondary }),
      ),
    ]
  }
  const split = height * 0.68
  return [
    ...body,
    door([0, split, width, height - split]),
    door([0, 5, width, split - 5]),
    grip(-width / 2 + 7, split + 6, (height - split) * 0.6),
    grip(-width / 2 + 7, split - height * 0.34, height * 0.3),
  ]
}

const airConditioner: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  return [
    box({ size: [width, height, depth], radius: 5, surface: primary }),
    box({
      size: [width - 7, height * 0.56, 1.4],
      at: [0, height * 0.36, z],
      radius: 0.6,
      surface: toned(primary, 0.12),
    }),
    box({
      size: [width - 12, height * 0.17, 2],
      at: [0, height * 0.08, z - 1],
      radius: 0.7,
      surface: toned(secondary, -0.55),
    }),
    ...slots(height * 0.1, height * 0.24, 3).map((y) =>
      box({
        size: [width - 14, 0.9, 3],
        at: [0, y, z - 0.4],
        tilt: 30,
        radius: 0.3,
        surface: primary,
        shadowless: true,
      }),
    ),
    {
      ...box({
        size: [width * 0.1, height * 0.12, 0.4],
        at: [width * 0.36, height * 0.62, z + 0.7],
        radius: 0.15,
        surface: toned(primary, 0.1),
      }),
      decals: [
        rectangle(frontPlane(z + 1), [width * 0.36, height * 0.68, width * 0.06, height * 0.07], { color: '#57b5cf' }),
      ],
    },
    ...slots(-width * 0.46, width * 0.46, 26).map((x) =>
      box({
        size: [width * 0.018, 0.5, depth * 0.6],
        at: [x, height - 0.2, -1],
        radius: 0.2,
        surface: toned(primary, -0.4),
        shadowless: true,
      }),
    ),
  ]
}

export const COOLING = { refrigerator, airConditioner } as const
