import { glowing, surfaceOf, toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { prism, sheet } from '../solids/sheets.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { BLACK, DARK_GLASS, STEEL } from './smallAppliances.ts'
import { slots } from './upholstery.ts'
import { wheel } from './wheels.ts'

const CHROME = surfaceOf({ material: 'chrome', color: '#d0d4d8' })
const LAMP = glowing(surfaceOf({ material: 'glass', color: '#fff2d0' }), 1.3)
const longSide = (plan: Blueprint): number => Math.max(plan.width, plan.depth)

/** Bars, grips, mirrors and lamp of a motor two-wheeler whose head is at (x, y). */
function cockpit(x: number, y: number, span: number): Solid[] {
  return [
    tube({ path: [[x - 12, y + 2, span], [x - 2, y + 1, span * 0.5], [x, y, 0], [x - 2, y + 1, -span * 0.5], [x - 12, y + 2, -span]], radius: 1.3, surface: CHROME }),
    ...[-1, 1].flatMap((side) => [
      tube({ path: [[x - 8, y + 1.6, side * span * 0.8], [x - 14, y + 2, side * (span + 4)]], radius: 2, surface: BLACK }),
      tube({ path: [[x - 5, y + 2, side * span * 0.66], [x - 4, y + 17, side * span * 0.9]], radius: 0.6, surface: BLACK }),
      box({ size: [1.6, 7, 11], at: [x - 4, y + 14, side * span * 0.96], radius: 0.7, surface: BLACK }),
    ]),
  ]
}

const motorcycle: KindBuilder = (plan) => {
  const long = longSide(plan)
  const r = long * 0.155
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  const { height, primary, secondary } = plan
  const bars = height * 0.86
  const tank = prism({
    smooth: true,
    depth: 25,
    at: [long * 0.06, height * 0.6, 0],
    outline: [[-24, 0], [-8, -2], [14, 0], [24, 7], [20, 15], [4, 18], [-14, 14], [-25, 6]],
    surface: primary,
  })
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 5.6, rim: secondary, spokes: 6, spoke: 1.3 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 5, rim: secondary, spokes: 6, spoke: 1.3 }),
    ...[-1, 1].map((side) => tube({ path: [[front, r, side * 8], [front - 16, height * 0.58, side * 8], [front - 24, bars - 2, side * 8]], radius: 2.2, surface: CHROME })),
    ...[-1, 1].map((side) => tube({ path: [[rear, r, side * 9], [rear + long * 0.2, r * 1.2, side * 8]], radius: 2.2, surface: BLACK })),
    ...[-1, 1].map((side) => tube({ path: [[rear + 2, r + 4, side * 10], [rear + 8, height * 0.58, side * 9]], radius: 2, surface: CHROME })),
    tube({ path: [[rear + long * 0.2, r * 1.1, 0], [rear + long * 0.22, height * 0.56, 0], [front - 24, height * 0.72, 0], [front - long * 0.22, r * 0.8, 0], [rear + long * 0.2, r * 0.8, 0]], radius: 2, surface: BLACK }),
    box({ size: [long * 0.2, r * 0.9, 22], at: [0, r * 0.62, 0], radius: 4, surface: STEEL }),
    ...[0, 1, 2, 3].map((n) => box({ size: [long * 0.13 - n, 2.2, 19], at: [long * 0.04 + n * 1.4, r * 1.52 + n * 3.4, 0], roll: -14, radius: 0.8, surface: toned(STEEL, -0.2) })),
    tube({ path: [[long * 0.1, r * 1.5, 10], [long * 0.1, r * 0.7, 13], [-long * 0.05, r * 0.55, 14], [rear - 4, r * 0.95, 15]], radius: 3, surface: CHROME }),
    tank,
    box({ size: [long * 0.3, 9, 24], at: [-long * 0.17, height * 0.62, 0], roll: -5, radius: 4, puff: 1, surface: surfaceOf({ material: 'leather', color: '#33291f' }) }),
    prism({ depth: 18, at: [rear + long * 0.05, height * 0.56, 0], outline: [[-20, 10], [-4, -6], [22, 0], [20, 9]], surface: primary }),
    box({ size: [long * 0.14, 2, 13], at: [front, 2 * r + 1, 0], roll: 0, radius: 0.9, surface: primary }),
    ...cockpit(front - 25, bars, 34),
    cylinder({ radius: 8, height: 10, bevel: 2, roll: -90, at: [front - 22, height * 0.74, 0], surface: BLACK }),
    cylinder({ radius: 7, height: 1.4, bevel: 0.6, roll: -90, at: [front - 12.6, height * 0.74, 0], surface: LAMP }),
    box({ size: [3, 5, 9], at: [rear - 15, height * 0.62, 0], radius: 1, surface: glowing(surfaceOf({ material: 'plastic', color: '#c8322a' }), 0.9) }),
  ]
}

const scooter: KindBuilder = (plan) => (plan.has('kick') || plan.height < 100 && longSide(plan) < 130 ? kickScooter(plan) : motorScooter(plan))

function motorScooter(plan: Blueprint): Solid[] {
  const long = longSide(plan)
  const r = long * 0.12
  const [front, rear] = [long / 2 - r, -long / 2 + r * 1.2]
  const { height, primary, secondary } = plan
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 4.6, rim: secondary, spokes: 5, spoke: 1.2 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 4.6, rim: secondary, spokes: 5, spoke: 1.2 }),
    box({ size: [long * 0.34, 6, 32], at: [long * 0.06, r * 1.05, 0], radius: 2.4, surface: toned(primary, -0.1) }),
    box({ size: [7, height * 0.5, 38], at: [front - long * 0.12, r * 1.1, 0], roll: 12, radius: 3.2, surface: primary }),
    box({ size: [r * 2, r * 0.7, 14], at: [front, r * 1.32, 0], radius: r * 0.33, surface: primary }),
    box({ size: [13, 17, 22], at: [front - long * 0.2, height * 0.71, 0], roll: 12, radius: 5, surface: primary }),
    cylinder({ radius: 7, height: 1.6, bevel: 0.7, roll: -90, at: [front - long * 0.2 + 5.4, height * 0.8, 0], surface: LAMP }),
    prism({ smooth: true, depth: 34, at: [rear + long * 0.07, r * 1.2, 0], outline: [[-long * 0.19, r * 1.3], [-long * 0.17, r * 0.3], [-long * 0.04, -r * 0.1], [long * 0.12, r * 0.1], [long * 0.15, r * 1], [long * 0.13, height * 0.36], [-long * 0.02, height * 0.38]], surface: primary }),
    box({ size: [long * 0.36, 10, 29], at: [rear + long * 0.07, height * 0.57, 0], radius: 4.4, puff: 1.2, surface: surfaceOf({ material: 'leather', color: '#5a4030' }) }),
    tube({ path: [[rear + 14, r * 0.9, 16], [rear - 10, r * 1.1, 17]], radius: 3.4, surface: CHROME }),
    ...cockpit(front - long * 0.21, height * 0.88, 31),
    box({ size: [3, 6, 14], at: [rear - long * 0.13, height * 0.42, 0], radius: 1.2, surface: glowing(surfaceOf({ material: 'plastic', color: '#c8322a' }), 0.9) }),
  ]
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
    tube({ path: [[front, r, 0], [front - 4, r * 2, 0], [front - 14, height * 0.96, 0]], radius: 2.2, surface: primary }),
    tube({ path: [[long * 0.26, r * 0.9, 0], [front - 5, r * 2.2, 0]], radius: 2.4, surface: primary }),
    tube({ path: [[front - 14, height * 0.97, -24], [front - 14, height * 0.97, 24]], radius: 1.3, surface: secondary }),
    ...[-1, 1].map((side) => tube({ path: [[front - 14, height * 0.97, side * 14], [front - 14, height * 0.97, side * 25]], radius: 1.9, surface: BLACK })),
    box({ size: [r * 2, 1.4, 7], at: [rear - 1, r * 2.1, 0], radius: 0.6, surface: BLACK }),
    cylinder({ radius: 2.6, height: 3, roll: -90, at: [front - 11, height * 0.86, 0], surface: LAMP }),
  ]
}

const bicycle: KindBuilder = (plan) => {
  const long = longSide(plan)
  const r = long * 0.2
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  const { height, primary, secondary } = plan
  const bar = (path: readonly (readonly [number, number, number])[], radius = 1.5, surface = primary): Solid => tube({ path, radius, surface })
  const crank = [rear + long * 0.24, r * 0.86] as const
  const seatTube = [rear + long * 0.17, height * 0.76] as const
  const head = [front - r * 0.42, height * 0.8] as const
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 1.7, rim: secondary, spokes: 18, spoke: 0.16 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 1.7, rim: secondary, spokes: 18, spoke: 0.16 }),
    bar([[crank[0], crank[1], 0], [seatTube[0], seatTube[1], 0]]),
    bar([[crank[0], crank[1], 0], [head[0], head[1] - 9, 0]], 1.8),
    bar([[seatTube[0], seatTube[1] - (plan.style(2) ? 14 : 5), 0], [head[0], head[1] - 3, 0]]),
    ...[-1, 1].flatMap((s) => [bar([[rear, r, s * 4], [crank[0], crank[1], s * 2]], 0.9), bar([[rear, r, s * 4], [seatTube[0], seatTube[1] - 6, s * 1.4]], 0.8), bar([[front, r, s * 4], [head[0] + 2, head[1] - 11, s * 2.6]], 1.1)]),
    bar([[head[0] + 2, head[1] - 12, 0], [head[0], head[1] + 4, 0]], 1.9),
    bar([[seatTube[0], seatTube[1], 0], [seatTube[0] - 3, height * 0.9, 0]], 1.1, CHROME),
    box({ size: [26, 5, 15], at: [seatTube[0] - 5, height * 0.895, 0], radius: 2.4, puff: 0.5, surface: surfaceOf({ material: 'leather', color: '#6a4329' }) }),
    bar([[head[0], head[1] + 3, 0], [head[0] + 1, height * 0.96, 0]], 1.2, CHROME),
    bar([[head[0] - 10, height * 0.97, 28], [head[0] + 1, height * 0.98, 14], [head[0] + 4, height * 0.96, 0], [head[0] + 1, height * 0.98, -14], [head[0] - 10, height * 0.97, -28]], 1.1, CHROME),
    ...[-1, 1].map((s) => bar([[head[0] - 10, height * 0.97, s * 29], [head[0] - 4, height * 0.975, s * 21]], 1.7, surfaceOf({ material: 'leather', color: '#6a4329' }))),
    cylinder({ radius: r * 0.26, height: 0.8, tilt: 90, at: [crank[0], crank[1], 3], surface: STEEL }),
    ...[-1, 1].flatMap((s) => [bar([[crank[0], crank[1], s * 6], [crank[0] + s * 12, crank[1] - s * 10, s * 6]], 0.9, STEEL), box({ size: [9, 2, 8], at: [crank[0] + s * 12, crank[1] - s * 10 - 1, s * 11], radius: 0.8, surface: BLACK })]),
  ]
}

const helmet: KindBuilder = ({ width, height, depth, primary, secondary, style, has }) => {
  const long = Math.max(depth, width)
  const profile = slots(-0.6, Math.PI / 2 + 0.1, 9).map((a) => [Math.max(0, Math.cos(a)) * width * 0.5, height * 0.44 + Math.sin(a) * height * 0.56] as const)
  const shell = lathe({ profile: [...profile, [0, height] as const], smooth: true, flatten: long / width, surface: primary })
  // A band of the shell's own form, a little larger: visor, chin guard and stripe all lie on it.
  const band = (part: Readonly<{ from: number; to: number; turn: number; k: number; surface: Surface }>): Solid =>
    sheet({
      at3d: (u, v) => {
        const a = (u - 0.5) * 2 * part.turn
        const up = part.from + (part.to - part.from) * v
        const ring = Math.sqrt(Math.max(0, 1 - up * up)) * part.k
        return [Math.sin(a) * ring * width * 0.5, height * (0.44 + up * 0.56), Math.cos(a) * ring * long * 0.5]
      },
      columns: 16,
      rows: 5,
      surface: part.surface,
      shadowless: true,
    })
  const visor = [band({ from: -0.16, to: 0.42, turn: 1.25, k: 1.02, surface: style(2) ? toned(secondary, -0.1) : DARK_GLASS })]
  const chin = has('open') ? [] : [band({ from: -0.74, to: -0.14, turn: 1.5, k: 1.05, surface: primary }), band({ from: -0.46, to: -0.36, turn: 0.5, k: 1.065, surface: BLACK })]
  const stripe = [band({ from: 0.52, to: 0.62, turn: 3.2, k: 1.01, surface: secondary })]
  const vents = [-1, 1].map((side) => box({ size: [width * 0.05, height * 0.03, long * 0.2], at: [side * width * 0.16, height * 0.955, long * 0.1], radius: 0.6, surface: BLACK, shadowless: true }))
  return [shell, ...chin, ...visor, ...vents, ...(style(3) === 0 ? stripe : [])]
}

export const MOBILITY = { motorcycle, scooter, bicycle, helmet } as const
