import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { sheet } from '../solids/sheets.ts'
import type { Solid } from '../solids/solid.ts'
import type { Vec3 } from '../solids/vector.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

/** A frame of wicker or wood, and loose cushions: the frame shows all around, unlike an indoor sofa. */
const gardenSofa: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const frame = plan.style(2) === 0 ? wickerFrame(plan) : barFrame(plan)
  const seats = Math.max(1, Math.min(3, plan.seats))
  const inner = width - 22
  return [
    ...frame,
    ...slots(-inner / 2, inner / 2, seats).flatMap((x) => [
      box({ size: [inner / seats - 1, 13, depth - 18], at: [x, 29, 5], radius: 4.4, puff: 1.6, surface: primary }),
      box({ size: [inner / seats - 2, height - 40, 13], at: [x, 41, -depth / 2 + 17], tilt: -12, radius: 5, puff: 2.4, surface: primary }),
    ]),
    pillow({ size: [40, 40, 15], at: [-width / 2 + 36, 41, 4], tilt: -24, turn: 18, surface: toned(secondary, 0.25) }),
  ]
}

function wickerFrame({ width, height, depth, secondary }: Blueprint): Solid[] {
  return [
    box({ size: [width - 4, 24, depth - 4], at: [0, 6, 0], radius: 2, surface: secondary }),
    box({ size: [width, height - 14, 9], at: [0, 6, -depth / 2 + 5], radius: 4, surface: secondary }),
    ...[-1, 1].map((side) => box({ size: [11, 52, depth], at: [side * (width / 2 - 5.5), 6, 0], radius: 4, surface: secondary })),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box({ size: [5, 7, 5], at: [x * (width / 2 - 6), 0, z * (depth / 2 - 6)], surface: toned(secondary, -0.5) }))),
  ]
}

function barFrame({ width, height, depth, secondary }: Blueprint): Solid[] {
  const bar = (x: number): Solid =>
    tube({ straight: true, closed: true, path: [[x, 1.6, depth / 2 - 2], [x, 58, depth / 2 - 2], [x, 58, -depth / 2 + 3], [x, 1.6, -depth / 2 + 3]], radius: 1.8, surface: secondary })
  return [
    bar(-width / 2 + 2),
    bar(width / 2 - 2),
    ...slots(30, height, 5).map((y) => box({ size: [width - 8, 4, 2.4], at: [0, y - 6, -depth / 2 + 4], surface: secondary })),
    box({ size: [width - 4, 4, depth - 6], at: [0, 25, 0], surface: secondary }),
  ]
}

const gardenChair: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const [hw, hd] = [width / 2 - 2, depth / 2 - 2]
  const seat = Math.min(44, height * 0.5)
  const side = (s: number): Solid =>
    tube({ path: [[s * hw, 0, hd], [s * hw, seat * 0.7, hd - 2], [s * hw, seat + 18, hd - 8], [s * hw, seat + 21, 0], [s * hw, seat + 18, -hd + 4], [s * hw, 0, -hd - 3]], radius: 1.5, surface: secondary })
  const hoop = tube({ path: [[-hw + 3, seat, -hd + 8], [-hw + 5, height * 0.82, -hd - 4], [0, height, -hd - 8], [hw - 5, height * 0.82, -hd - 4], [hw - 3, seat, -hd + 8]], radius: 1.5, surface: secondary })
  const cords = plan.style(2) === 0
    ? slots(-hw + 7, hw - 7, 11).map((x) => {
        const rise = 1 - 0.24 * Math.abs(x / hw) ** 2
        return tube({ path: [[x, seat + 1, -hd + 8], [x * 1.02, seat + (height - seat) * 0.55 * rise, -hd - 1], [x * 0.96, seat + (height - seat) * rise, -hd - 7]], radius: 0.75, surface: primary })
      })
    : slots(seat + 8, height - 4, 5).map((y) => box({ size: [width - 12, 5, 2], at: [0, y, -hd + 4 - ((y - seat) / (height - seat)) * 10], tilt: -10, surface: primary }))
  return [side(-1), side(1), hoop, ...cords, box({ size: [width - 5, 5, depth - 8], at: [0, seat - 5, 1], radius: 2.2, puff: 1, surface: primary }), tube({ path: [[-hw, seat - 4, hd - 3], [hw, seat - 4, hd - 3]], radius: 1.3, surface: secondary })]
}

const lounger: KindBuilder = ({ width, depth, primary, secondary, height }) => {
  const long = Math.max(depth, width)
  const wide = Math.min(depth, width)
  const deck = 32
  const hinge = -long * 0.14
  const back = long * 0.36
  return [
    ...[-1, 1].map((side) => box({ size: [4, 5, long], at: [side * (wide / 2 - 2), deck - 6, 0], radius: 1, surface: secondary })),
    ...[-1, 1].flatMap((x) => [-0.36, 0.36].map((z) => box({ size: [4.4, deck - 4, 4.4], at: [x * (wide / 2 - 2), 0, z * long], surface: secondary }))),
    ...slots(hinge, long / 2, 12).map((z) => box({ size: [wide - 8, 2, 5], at: [0, deck - 2, z], surface: secondary })),
    box({ size: [wide - 9, 8, long * 0.62], at: [0, deck, hinge + long * 0.31], radius: 3, puff: 1, surface: primary }),
    box({ size: [wide - 9, back + Math.max(0, height - 90) * 0.2, 8], at: [0, deck + 1, hinge], tilt: -46, radius: 3, puff: 1, surface: primary }),
    pillow({ size: [wide * 0.66, 26, 11], at: [0, deck + back * 0.52, hinge - back * 0.42], tilt: -48, surface: toned(primary, 0.35) }),
    ...[-1, 1].map((side) => cylinder({ radius: 9, height: 3, roll: 90, at: [side * (wide / 2 + 2) + 1.5, 9, -long * 0.42], surface: toned(secondary, -0.35) })),
  ]
}

const parasol: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const r = width / 2
  const canopy = Math.min(height * 0.24, r * 0.5)
  const lean = named(['centre', 'cantilever']) === 1
  const at: Vec3 = [0, height - canopy, 0]
  const spokes = slots(0, 2 * Math.PI, 8)
  const roof = spokes.map((angle) =>
    sheet({
      at,
      at3d: (u, v) => {
        const a = angle + (u - 0.5) * (Math.PI / 4)
        const edge = 1 - 0.06 * (1 - (2 * u - 1) ** 2)
        return [Math.sin(a) * r * (1 - v) * edge, canopy * Math.max(0, v) ** 0.86 - canopy * 0.05 * (1 - (2 * u - 1) ** 2) * (1 - v), Math.cos(a) * r * (1 - v) * edge]
      },
      columns: 4,
      rows: 4,
      surface: primary,
    }),
  )
  const pole = lean
    ? [tube({ path: [[-r * 1.05, 3, 0], [-r * 1.1, height * 0.6, 0], [-r * 0.9, height * 0.98, 0], [0, height + 6, 0], [0, height - 1, 0]], radius: 2.6, surface: secondary })]
    : [cylinder({ radius: 2.4, height: height - 2, surface: secondary })]
  const foot = lean ? -r * 1.05 : 0
  return [
    box({ size: [54, 7, 54], at: [foot, 0, 0], radius: 2, surface: surfaceOf({ material: 'concrete', color: '#9a958c' }) }),
    cylinder({ radius: 4, height: 22, at: [foot, 6, 0], surface: secondary }),
    ...pole,
    ...roof,
    cylinder({ radius: 2.6, height: 7, bevel: 1.6, at: [0, height - 1, 0], surface: secondary }),
  ]
}

const grill: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  const wood = surfaceOf({ material: 'oak', color: '#a8794c' })
  if (named(['charcoal', 'gas']) === 0) {
    const r = Math.min(width, depth) / 2
    const mid = height * 0.66
    return [
      ...[30, 150, 270].map((degrees) => {
        const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
        return tube({ path: [[c * r * 0.95, 2, s * r * 0.95], [c * r * 0.5, mid - r * 0.4, s * r * 0.5]], radius: 1.5, surface: secondary })
      }),
      cylinder({ radius: r * 0.5, height: 1.4, at: [0, height * 0.26, 0], surface: secondary }),
      lathe({ profile: [[r * 0.1, mid - r * 0.72], [r * 0.6, mid - r * 0.56], [r * 0.92, mid - r * 0.24], [r, mid]], smooth: true, surface: primary }),
      lathe({ profile: [[r * 1.03, mid], [r * 1.03, mid + 2.4]], surface: secondary }),
      lathe({ profile: [[r, mid + 2], [r * 0.94, mid + r * 0.26], [r * 0.62, mid + r * 0.54], [0, mid + r * 0.66]], smooth: true, surface: primary }),
      tube({ path: [[-7, mid + r * 0.6, 0], [-6, mid + r * 0.82, 0], [6, mid + r * 0.82, 0], [7, mid + r * 0.6, 0]], radius: 1.3, surface: wood }),
      box({ size: [5, 3, 22], at: [r + 6, mid - 2, 0], radius: 1.2, surface: wood }),
    ]
  }
  const body = width * 0.52
  return [
    box({ size: [body, height * 0.46, depth * 0.8], at: [0, 8, 0], radius: 1, surface: toned(primary, 0.06) }),
    ...[-1, 1].map((side) => box({ size: [body / 2 - 1.6, height * 0.4, 1.6], at: [(side * body) / 4, 11, depth * 0.4 + 0.6], surface: primary })),
    ...[-1, 1].map((side) => box({ size: [1.4, 20, 2], at: [side * 4, height * 0.3, depth * 0.4 + 2.4], radius: 0.6, surface: secondary })),
    box({ size: [body, 12, depth * 0.86], at: [0, height * 0.46 + 8, 0], radius: 1, surface: secondary }),
    ...slots(-body / 2 + 4, body / 2 - 4, 4).map((x) => cylinder({ radius: 3, height: 3.4, bevel: 0.8, tilt: 90, at: [x, height * 0.46 + 14, depth * 0.43], surface: toned(primary, -0.4) })),
    box({ size: [body + 2, height * 0.26, depth * 0.84], at: [0, height * 0.46 + 20, 0], radius: 11, surface: primary }),
    tube({ path: [[-body * 0.4, height * 0.6 + 18, depth * 0.42], [-body * 0.38, height * 0.6 + 18, depth * 0.5], [body * 0.38, height * 0.6 + 18, depth * 0.5], [body * 0.4, height * 0.6 + 18, depth * 0.42]], radius: 1.4, surface: secondary, straight: true }),
    ...[-1, 1].map((side) => box({ size: [width * 0.23, 3, depth * 0.72], at: [side * (body / 2 + width * 0.12), height * 0.46 + 15, 0], radius: 1, surface: secondary })),
    ...[-1, 1].map((side) => cylinder({ radius: 7, height: 4, roll: 90, at: [side * (body / 2 - 4) + 2, 7, depth * 0.3], surface: toned(primary, -0.5) })),
  ]
}

const hammock: KindBuilder = ({ width, depth, height, primary, secondary }) => {
  const long = Math.max(width, depth)
  const wide = Math.min(width, depth, 130) * 0.8
  const half = long / 2
  const top = Math.max(70, Math.min(height, 120))
  const cloth = sheet({
    at3d: (u, v) => {
      const s = 2 * u - 1
      const w = 2 * v - 1
      const spread = Math.cos((s * Math.PI) / 2) ** 0.55
      return [s * half * 0.78, top * 0.42 + top * 0.42 * s * s + w * w * wide * 0.16 * spread, (w * wide * spread) / 2]
    },
    columns: 18,
    rows: 8,
    surface: primary,
  })
  const ropes = [-1, 1].map((side) => tube({ path: [[side * half * 0.78, top * 0.84, 0], [side * half * 0.94, top * 0.98, 0]], radius: 0.9, surface: surfaceOf({ material: 'cotton', color: '#e9dfca' }) }))
  const stripes = [0.2, 0.5, 0.8].map((v) =>
    sheet({
      at3d: (u, w) => {
        const s = 2 * u - 1
        const at = 2 * (v + (w - 0.5) * 0.07) - 1
        const spread = Math.cos((s * Math.PI) / 2) ** 0.55
        return [s * half * 0.77, top * 0.42 + top * 0.42 * s * s + at * at * wide * 0.16 * spread + 1.6, (at * wide * spread) / 2]
      },
      columns: 18,
      rows: 1,
      surface: toned(primary, 0.5),
      shadowless: true,
    }),
  )
  return [
    tube({ path: [[-half, top, 0], [-half * 0.86, top * 0.4, 0], [-half * 0.5, 4, 0], [half * 0.5, 4, 0], [half * 0.86, top * 0.4, 0], [half, top, 0]], radius: 3, surface: secondary }),
    ...[-1, 1].map((side) => box({ size: [7, 6, wide * 0.95], at: [side * half * 0.5, 0, 0], radius: 2, surface: secondary })),
    ...ropes,
    cloth,
    ...stripes,
  ]
}

export const GARDEN = { gardenSofa, gardenChair, lounger, parasol, grill, hammock } as const
