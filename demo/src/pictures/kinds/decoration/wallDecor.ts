import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, polygon, rectangle } from '../../solids/decals.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import type { KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'
import { inkOf } from './decor.ts'

const clock: KindBuilder = ({ width, primary, secondary, style }) => {
  const r = width / 2
  const face = frontPlane(2.3)
  const dark = inkOf(toned(secondary, -0.3))
  const ticks = slots(0, 2 * Math.PI, 12).map((a, i) => {
    const angle = a - Math.PI / 12
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [from, to, w] = [r * (i % 3 === 0 ? 0.7 : 0.77), r * 0.84, i % 3 === 0 ? r * 0.024 : r * 0.012]
    return polygon(
      face,
      [
        [c * from + s * w, r + s * from - c * w],
        [c * to + s * w, r + s * to - c * w],
        [c * to - s * w, r + s * to + c * w],
        [c * from - s * w, r + s * from + c * w],
      ],
      { color: dark },
    )
  })
  const hand = (degrees: number, long: number, w: number) => {
    const a = ((90 - degrees) * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return polygon(
      face,
      [
        [-c * r * 0.1 + s * w, r - s * r * 0.1 - c * w],
        [c * long + s * w, r + s * long - c * w],
        [c * long - s * w, r + s * long + c * w],
        [-c * r * 0.1 - s * w, r - s * r * 0.1 + c * w],
      ],
      { color: dark },
    )
  }
  const plate = cylinder({
    radius: r - 0.6,
    height: 2,
    tilt: 90,
    at: [0, r, 0],
    surface: style(2) === 0 ? toned(primary, 0.5) : primary,
  })
  return [
    {
      ...plate,
      decals: [
        ...ticks,
        hand(305, r * 0.46, r * 0.03),
        hand(60, r * 0.68, r * 0.02),
        ellipse(face, [0, r, r * 0.1, r * 0.1], { color: dark }),
      ],
    },
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * r, r + Math.sin(a) * r, 1.4] as const),
      radius: Math.max(0.9, r * 0.07),
      surface: style(2) === 0 ? primary : secondary,
    }),
  ]
}

const pictureFrame: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const bar = Math.min(3, width * 0.06)
  const plane = frontPlane(0.85)
  const [w, h] = [width * 0.66, height * 0.7]
  const tone = (share: number) => inkOf(toned(secondary, share))
  const arts = [
    [
      ellipse(plane, [w * 0.1, height * 0.6, w * 0.5, w * 0.5], { color: '#c9764f' }),
      rectangle(plane, [0, height * 0.32, w, h * 0.3], { color: tone(-0.1) }),
      rectangle(plane, [0, height * 0.22, w, h * 0.12], { color: tone(-0.45) }),
    ],
    [
      polygon(
        plane,
        [
          [-w / 2, height * 0.2],
          [w * 0.1, height * 0.62],
          [w / 2, height * 0.2],
        ],
        { color: tone(-0.2) },
      ),
      polygon(
        plane,
        [
          [-w * 0.1, height * 0.2],
          [w * 0.32, height * 0.5],
          [w / 2, height * 0.34],
          [w / 2, height * 0.2],
        ],
        { color: tone(-0.5) },
      ),
      ellipse(plane, [-w * 0.22, height * 0.68, w * 0.2, w * 0.2], { color: '#d9a441' }),
    ],
    [
      ellipse(plane, [-w * 0.12, height * 0.56, w * 0.46, h * 0.5], { color: tone(0.1), opacity: 0.85 }),
      ellipse(plane, [w * 0.14, height * 0.42, w * 0.5, h * 0.4], { color: '#b5573c', opacity: 0.7 }),
      rectangle(plane, [0, height * 0.24, w * 0.8, 0.6], { color: '#3a332c' }),
    ],
  ]
  return [
    {
      ...box({
        size: [width - bar, height - bar, 1.4],
        at: [0, bar / 2, 0],
        surface: surfaceOf({ material: 'paper', color: '#f7f3ea' }),
        radius: 0.2,
      }),
      decals: [
        rectangle(plane, [0, height / 2, w, h], { color: '#ece2d0' }),
        ...(arts[named(['landscape', 'mountains', 'abstract'])] ?? []),
      ],
    },
    ...[-1, 1].map((side) =>
      box({ size: [bar, height, 3], at: [side * (width / 2 - bar / 2), 0, 0.4], surface: primary }),
    ),
    ...[0, height - bar].map((y) => box({ size: [width, bar, 3], at: [0, y, 0.4], surface: primary })),
  ]
}

export const WALL_DECOR = { clock, pictureFrame } as const
