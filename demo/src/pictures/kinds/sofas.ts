import { toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder, lathe } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { LEG_STYLES, legs } from './legs.ts'
import { upholstered } from './upholstery.ts'
import type { ArmStyle } from './upholstery.ts'

const ARMS: readonly ArmStyle[] = ['track', 'rolled', 'slim', 'pillow']

/** Traits that all seats of one variant share, so that an armchair goes with its sofa. */
function family(plan: Blueprint) {
  const arm = ARMS[plan.style(4)] ?? 'track'
  const legStyle = LEG_STYLES[plan.style(4, 'legs')] ?? 'tapered'
  return {
    ...plan,
    arms: [arm, arm] as const,
    legStyle,
    legHeight: Math.min(plan.height * 0.2, arm === 'pillow' ? 4 : legStyle === 'block' ? 7 : 14),
    fabric: plan.primary,
    legSurface: plan.secondary,
    bench: plan.style(3, 'seat') === 1,
    tufted: plan.has('tufted'),
  }
}

const sofa: KindBuilder = (plan) => {
  const throwPillow = (side: 1 | -1) =>
    pillow({
      size: [44, 44, 17],
      at: [side * (plan.width / 2 - Math.min(42, plan.width * 0.24)), 44, plan.depth * 0.1],
      tilt: -22,
      turn: -side * 16,
      surface: toned(plan.primary, side > 0 ? 0.35 : -0.22),
    })
  const pillows = plan.width > 150 ? [throwPillow(-1), throwPillow(1)] : []
  return [...upholstered({ ...family(plan), seats: Math.min(4, plan.seats) }), ...pillows]
}

const sectionalSofa: KindBuilder = (plan) => {
  const shape = family(plan)
  const seatDepth = Math.min(95, plan.depth * 0.58)
  const chaise = Math.min(100, plan.width * 0.36)
  const side = plan.has('left') ? -1 : 1
  const arm = shape.arms[0]
  const main = upholstered({
    ...shape,
    depth: seatDepth,
    seats: 3,
    bench: false,
    arms: [arm, arm],
  })
  const length = plan.depth - seatDepth + 6
  const seatTop = Math.min(45, plan.height * 0.54)
  const x = side * (plan.width / 2 - chaise / 2)
  const z = seatDepth / 2 + length / 2 - 4
  const extension = [
    box({
      size: [chaise, seatTop - 16 - shape.legHeight, length],
      at: [x, shape.legHeight, z],
      radius: 2.5,
      surface: toned(plan.primary, -0.05),
    }),
    box({
      size: [chaise, 17, length + 2],
      at: [x, seatTop - 17, z + 1],
      radius: 5.5,
      puff: 2.2,
      surface: plan.primary,
    }),
    ...placedAll(
      legs({
        width: chaise - 8,
        depth: 8,
        height: shape.legHeight,
        surface: plan.secondary,
        style: 'block',
        thickness: 5,
      }),
      {
        at: [x, 0, z + length / 2 - 8],
      },
    ),
  ]
  return placedAll([...main, ...extension], { at: [0, 0, seatDepth / 2 - plan.depth / 2] })
}

const armchair: KindBuilder = (plan) => {
  const shape = family(plan)
  if (plan.has('wing')) return [...upholstered({ ...shape, seats: 1 }), ...wings(plan)]
  if (plan.style(5) === 4) return shellChair(plan)
  return upholstered({ ...shape, seats: 1, width: plan.width })
}

function wings(plan: Blueprint): Solid[] {
  return [-1, 1].map((side) =>
    box({
      size: [7, plan.height * 0.5, plan.depth * 0.32],
      at: [side * (plan.width / 2 - 9), plan.height * 0.5, -plan.depth * 0.3],
      turn: -side * 8,
      radius: 3.4,
      surface: plan.primary,
    }),
  )
}

/** A round tub: seat drum, curved back of upright rolls. */
function shellChair(plan: Blueprint): Solid[] {
  const r = Math.min(plan.width, plan.depth) / 2
  const seat = Math.min(43, plan.height * 0.54)
  const staves = Array.from({ length: 11 }, (_, index) => {
    const angle = (-120 + index * 24) * (Math.PI / 180)
    const [stave, top] = [r * 0.235, plan.height - 8 - Math.abs(index - 5) * plan.height * 0.03]
    return lathe({
      profile: [
        [stave * 0.9, 0],
        [stave, 6],
        [stave, top * 0.5],
        [stave, top - stave],
        [stave * 0.72, top - stave * 0.3],
        [0, top],
      ],
      smooth: true,
      at: [Math.sin(angle) * r * 0.8, 8, -Math.cos(angle) * r * 0.8],
      surface: plan.primary,
    })
  })
  return [
    cylinder({ radius: r * 0.62, height: 8, surface: plan.secondary }),
    lathe({
      profile: [
        [0, 8],
        [r * 0.86, 8],
        [r * 0.92, 12],
        [r * 0.92, seat - 6],
        [r * 0.8, seat],
        [0, seat + 1.5],
      ],
      smooth: false,
      surface: plan.primary,
    }),
    ...staves,
  ]
}

const recliner: KindBuilder = (plan) => {
  const arm = 18
  const { width, height, depth, primary } = plan
  const inner = width - 2 * arm
  const bodyDepth = depth * 0.62
  const back = -depth / 2 + bodyDepth / 2
  const cushion = (part: Readonly<{ y: number; z: number; size: readonly [number, number, number]; tilt: number }>) =>
    box({ size: part.size, at: [0, part.y, part.z], tilt: part.tilt, radius: 6, puff: 3, surface: primary })
  return [
    box({ size: [width - 8, 6, bodyDepth - 8], at: [0, 0, back], surface: toned(plan.secondary, -0.2) }),
    ...[-1, 1].map((side) =>
      box({
        size: [arm, 54, bodyDepth],
        at: [side * (width / 2 - arm / 2), 5, back],
        radius: 8,
        puff: 2.5,
        surface: primary,
      }),
    ),
    cushion({ y: 28, z: back + 6, size: [inner, 18, bodyDepth], tilt: 4 }),
    cushion({ y: 40, z: back - bodyDepth * 0.26, size: [inner - 2, height * 0.36, 20], tilt: -24 }),
    cushion({ y: 40 + height * 0.32, z: back - bodyDepth * 0.45, size: [inner + 4, height * 0.24, 22], tilt: -24 }),
    cushion({ y: 33, z: back + bodyDepth / 2 + depth * 0.2, size: [inner - 2, 13, depth * 0.34], tilt: 10 }),
    box({
      size: [inner * 0.6, 4, depth * 0.3],
      at: [0, 26, back + bodyDepth / 2 + depth * 0.14],
      tilt: 14,
      surface: toned(plan.secondary, -0.2),
    }),
    box({ size: [3, 3, 12], at: [width / 2 + 0.5, 38, back + 8], radius: 1.4, surface: plan.secondary }),
  ]
}

const ottoman: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  if (plan.has('round') || plan.style(2) === 1) {
    const r = Math.min(width, depth) / 2
    return [
      cylinder({ radius: r * 0.9, height: 4, surface: secondary }),
      lathe({
        profile: [
          [r * 0.9, 3.5],
          [r, 8],
          [r, height * 0.6],
          [r * 0.99, height - 5],
          [r * 0.85, height],
          [0, height + 1.5],
        ],
        smooth: true,
        surface: primary,
      }),
    ]
  }
  const leg = Math.min(14, height * 0.34)
  return [
    ...legs({
      width: width - 6,
      depth: depth - 6,
      height: leg,
      surface: secondary,
      style: LEG_STYLES[plan.style(4, 'legs')] ?? 'tapered',
    }),
    box({ size: [width, (height - leg) * 0.5, depth], at: [0, leg, 0], radius: 2, surface: toned(primary, -0.06) }),
    box({
      size: [width, (height - leg) * 0.56, depth],
      at: [0, leg + (height - leg) * 0.46, 0],
      radius: 5,
      puff: 2.5,
      surface: primary,
    }),
  ]
}

export const SOFAS = { sofa, sectionalSofa, armchair, recliner, ottoman } as const
