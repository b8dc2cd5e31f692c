import { toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder } from '../solids/roundSolids.ts'
import { evenNodes } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import { legs } from './legs.ts'
import type { LegStyle } from './legs.ts'

export type ArmStyle = 'track' | 'slim' | 'rolled' | 'pillow' | 'none'

export type Upholstered = Readonly<{
  width: number
  height: number
  depth: number
  seats: number
  arms: readonly [left: ArmStyle, right: ArmStyle]
  legStyle: LegStyle
  legHeight: number
  fabric: Surface
  legSurface: Surface
  /** One long seat cushion instead of one each. */
  bench?: boolean
  tufted?: boolean
}>

const ARM_WIDTHS: Readonly<Record<ArmStyle, number>> = { track: 15, slim: 7, rolled: 19, pillow: 24, none: 0 }

/** A seat with back and arms, from an armchair to a long sofa. */
export function upholstered(shape: Upholstered): Solid[] {
  const { width, depth, height, fabric } = shape
  const [leftArm, rightArm] = shape.arms.map((arm) => Math.min(ARM_WIDTHS[arm], width * 0.19))
  const [left, right] = [-width / 2 + (leftArm ?? 0), width / 2 - (rightArm ?? 0)]
  const seatTop = Math.min(45, height * 0.54)
  const cushion = Math.min(17, seatTop * 0.4)
  const baseTop = seatTop - cushion + 1
  const backThick = Math.min(15, depth * 0.17)
  const inner = right - left
  const backZ = -depth / 2 + backThick / 2
  const parts: Solid[] = [
    box({
      size: [width - 2, baseTop - shape.legHeight, depth - 3],
      at: [0, shape.legHeight, 0],
      radius: 2.5,
      surface: toned(fabric, -0.05),
    }),
    box({
      size: [inner + 2, height * 0.92 - shape.legHeight, backThick],
      at: [(left + right) / 2, shape.legHeight, backZ],
      radius: 5,
      surface: fabric,
    }),
    ...legs({
      width: width - 10,
      depth: depth - 10,
      height: shape.legHeight + 1,
      surface: shape.legSurface,
      style: shape.legStyle,
    }),
  ]
  const seatCount = shape.bench ? 1 : shape.seats
  const seatDepth = depth - backThick - 1
  for (const middle of slots(left, right, seatCount)) {
    const size = [inner / seatCount - 0.6, cushion, seatDepth] as const
    parts.push(
      box({
        size,
        at: [middle, baseTop - 0.5, depth / 2 - seatDepth / 2 + 0.8],
        radius: 5.5,
        puff: 2.2,
        surface: fabric,
      }),
    )
  }
  const backHeight = height - seatTop
  for (const middle of slots(left, right, shape.seats)) {
    const size = [inner / shape.seats - 1, backHeight + 1, 17] as const
    const at = [middle, seatTop - 0.5, backZ + backThick / 2 + 10.5] as const
    parts.push(box({ size, at, tilt: -9, radius: 7.5, puff: 3.6, surface: toned(fabric, 0.03) }))
    if (shape.tufted) parts.push(...buttons({ at, width: size[0], height: backHeight }, fabric))
  }
  for (const [side, style] of [
    [-1, shape.arms[0]],
    [1, shape.arms[1]],
  ] as const)
    parts.push(...arm(shape, style, { side, seatTop }))
  return parts
}

/** The middles of `count` equal parts between two ends. */
export function slots(from: number, to: number, count: number): number[] {
  const step = (to - from) / count
  return evenNodes(from + step / 2, to + step / 2, count).slice(0, count)
}

function arm(
  shape: Upholstered,
  style: ArmStyle,
  { side, seatTop }: Readonly<{ side: -1 | 1; seatTop: number }>,
): Solid[] {
  if (style === 'none') return []
  const { width, depth, legHeight, fabric } = shape
  const thick = Math.min(ARM_WIDTHS[style], width * 0.19)
  const x = side * (width / 2 - thick / 2)
  const top = seatTop + Math.min(20, (shape.height - seatTop) * 0.5)
  const panel = (height: number, radius: number, puff = 0) =>
    box({ size: [thick, height - legHeight, depth], at: [x, legHeight, 0], radius, puff, surface: fabric })
  if (style === 'rolled') {
    const roll = thick * 0.52
    return [
      box({
        size: [thick * 0.8, top - roll - legHeight, depth - 2],
        at: [x, legHeight, 0],
        radius: 2,
        surface: fabric,
      }),
      cylinder({
        radius: roll,
        height: depth - 1,
        bevel: 2.5,
        tilt: 90,
        at: [x, top - roll, -depth / 2 + 0.5],
        surface: fabric,
      }),
    ]
  }
  if (style === 'pillow') return [panel(top - 4, 9, 2.5)]
  return [panel(style === 'slim' ? top + 2 : top, style === 'slim' ? 2.4 : 3.4)]
}

type Field = Readonly<{ at: readonly [number, number, number]; width: number; height: number }>

function buttons({ at, width, height }: Field, fabric: Surface): Solid[] {
  const rows = [0.36, 0.7]
  return rows.flatMap((row, index) =>
    slots(at[0] - width / 2, at[0] + width / 2, index === 0 ? 3 : 2).map((x) =>
      box({
        size: [3, 3, 1.4],
        at: [x, at[1] + height * row, at[2] + 12.2 - height * row * 0.16],
        radius: 0.65,
        surface: toned(fabric, -0.3),
        shadowless: true,
      }),
    ),
  )
}
