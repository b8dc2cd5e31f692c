import { glowing, surfaceOf, toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { ellipse, frontPlane, rectangle } from '../solids/decals.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

export const BLACK: Surface = surfaceOf({ material: 'plastic', color: '#232326' })
export const DARK_GLASS: Surface = surfaceOf({ material: 'ceramic', color: '#1b1d21' })
export const STEEL: Surface = surfaceOf({ material: 'steel', color: '#c4c7ca' })
export const CLEAR: Surface = surfaceOf({ material: 'glass', color: '#dbe6e8' })

/** Luminous digits or a bar on a dark display. */
export const DISPLAY_INK = { color: '#8fe3ff' } as const

const knifeSet: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const tall = height * 0.62
  const handles = slots(-width / 2 + 2, width / 2 - 2, 3).flatMap((x, column) =>
    [0.24, -0.06, -0.34].map((z, row) => {
      const long = height * (0.36 - row * 0.05 - (column % 2) * 0.03)
      return [
        box({ size: [2.2, long, 3.2], at: [x, tall + (row * tall) / 18 - 1, z * depth - 2], tilt: -16, radius: 0.9, surface: secondary }),
        box({ size: [1.4, 2, 3.2], at: [x, tall - 2.4 + (row * tall) / 18, z * depth - 1], tilt: -16, radius: 0.4, surface: STEEL }),
      ]
    }).flat(),
  )
  const blade = [
    box({ size: [0.5, height * 0.62, 4.4], at: [width * 0.95, 0.6, depth * 0.2], roll: 90, turn: 28, radius: 0.2, surface: surfaceOf({ material: 'chrome', color: '#d6d9dc' }) }),
    box({ size: [2, height * 0.36, 3], at: [width * 0.98, 0.2, depth * 0.22], roll: -90, turn: 28, radius: 0.9, surface: secondary }),
  ]
  return [box({ size: [width, tall, depth], tilt: -14, radius: 1.4, surface: primary }), ...handles, ...blade]
}

const blender: KindBuilder = ({ width, height, primary, secondary }) => {
  const r = Math.min(width, height * 0.5) / 2
  const base = height * 0.32
  return [
    lathe({ profile: [[r, 0], [r, base * 0.3], [r * 0.78, base * 0.92], [r * 0.7, base], [0, base]], surface: primary }),
    cylinder({ radius: r * 0.24, height: 3, bevel: 0.8, tilt: 76, at: [0, base * 0.42, r * 0.86], surface: toned(secondary, 0.1) }),
    ...[-1, 1].map((side) => cylinder({ radius: r * 0.08, height: 1.6, tilt: 76, at: [side * r * 0.42, base * 0.42, r * 0.78], surface: BLACK })),
    lathe({ profile: [[r * 0.6, base], [r * 0.6, base * 1.14]], surface: secondary }),
    lathe({ profile: [[r * 0.52, base * 1.14], [r * 0.6, height * 0.6], [r * 0.6, height * 0.605]], surface: surfaceOf({ material: 'plastic', color: '#d9685e' }) }),
    lathe({ profile: [[r * 0.56, base * 1.14], [r * 0.82, height * 0.92]], surface: CLEAR }),
    tube({ path: [[r * 0.74, height * 0.86, 0], [r * 1.24, height * 0.84, 0], [r * 1.16, height * 0.5, 0], [r * 0.66, height * 0.5, 0]], radius: 1.1, surface: BLACK }),
    lathe({ profile: [[r * 0.86, height * 0.9], [r * 0.86, height * 0.95], [r * 0.4, height * 0.96], [r * 0.38, height], [0, height]], surface: BLACK }),
  ]
}

const coffeeMaker: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  const z = depth / 2
  if (named(['drip', 'espresso']) === 0) {
    const r = width * 0.3
    return [
      box({ size: [width, 5, depth], radius: 1.6, surface: primary }),
      box({ size: [width, height - 4, depth * 0.36], at: [0, 2, -depth * 0.31], radius: 1.6, surface: primary }),
      box({ size: [width, height * 0.32, depth], at: [0, height * 0.68, 0], radius: 2, surface: primary }),
      { ...box({ size: [width * 0.6, height * 0.14, 0.8], at: [0, height * 0.77, z], surface: DARK_GLASS }), decals: [rectangle(frontPlane(z + 0.5), [-width * 0.08, height * 0.84, width * 0.2, height * 0.05], DISPLAY_INK), ellipse(frontPlane(z + 0.5), [width * 0.18, height * 0.84, height * 0.06, height * 0.06], { color: '#e8b25a' })] },
      lathe({ profile: [[r * 0.9, 5], [r * 0.86, height * 0.32], [0, height * 0.33]], at: [0, 0, z * 0.24], surface: surfaceOf({ material: 'ceramic', color: '#3b2417' }) }),
      lathe({ profile: [[r, 4.6], [r * 1.02, height * 0.34], [r * 0.74, height * 0.54]], at: [0, 0, z * 0.24], surface: CLEAR }),
      lathe({ profile: [[r * 0.8, height * 0.54], [r * 0.8, height * 0.6], [0, height * 0.61]], at: [0, 0, z * 0.24], surface: BLACK }),
      tube({ path: [[r * 0.8, height * 0.5, z * 0.3], [r * 1.5, height * 0.48, z * 0.6], [r * 1.4, height * 0.2, z * 0.6], [r * 0.95, height * 0.16, z * 0.3]], radius: 1, surface: BLACK }),
    ]
  }
  return [
    box({ size: [width, height * 0.14, depth], radius: 1.4, surface: secondary }),
    ...slots(-width * 0.38, width * 0.38, 7).map((x) => box({ size: [width * 0.07, 0.6, depth * 0.44], at: [x, height * 0.14, depth * 0.2], radius: 0.2, surface: BLACK })),
    box({ size: [width, height * 0.9, depth * 0.5], at: [0, height * 0.08, -depth * 0.25], radius: 1.6, surface: primary }),
    box({ size: [width, height * 0.36, depth * 0.86], at: [0, height * 0.62, -depth * 0.05], radius: 1.8, surface: primary }),
    cylinder({ radius: 3.4, height: height * 0.1, at: [0, height * 0.53, depth * 0.2], surface: STEEL }),
    tube({ path: [[0, height * 0.56, depth * 0.24], [0, height * 0.54, depth * 0.62]], radius: 1.3, surface: BLACK }),
    tube({ path: [[width * 0.38, height * 0.66, depth * 0.38], [width * 0.44, height * 0.5, depth * 0.44], [width * 0.44, height * 0.28, depth * 0.46]], radius: 0.7, surface: STEEL }),
    ...[-1, 0, 1].map((n) => cylinder({ radius: 1.7, height: 1.6, bevel: 0.5, tilt: 90, at: [n * width * 0.24, height * 0.82, depth * 0.38], surface: STEEL })),
    lathe({ profile: [[2.2, 0], [3.4, 2], [3.6, 6]], at: [0, height * 0.15, depth * 0.22], surface: surfaceOf({ material: 'ceramic', color: '#f4f0e8' }) }),
  ]
}

const microwave: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const door = width * 0.72
  const plane = frontPlane(z + 1.3)
  const panelX = width / 2 - (width - door) / 2
  return [
    box({ size: [width, height - 2, depth], at: [0, 2, 0], radius: 1.2, surface: primary }),
    ...[-1, 1].flatMap((x) => [-1, 1].map((s) => cylinder({ radius: 2, height: 2.4, at: [x * (width / 2 - 4), 0, s * (z - 4)], surface: BLACK }))),
    { ...box({ size: [door - 1.6, height - 4, 1.8], at: [-(width - door) / 2, 3, z + 0.4], radius: 0.6, surface: toned(primary, 0.04) }), decals: [rectangle(plane, [-(width - door) / 2 - 1.6, height / 2 + 1, door * 0.74, height * 0.62], { color: '#1e2024' }), rectangle(plane, [-(width - door) / 2 - 1.6, height / 2 + 1, door * 0.66, height * 0.5], { color: '#34302a' }), ellipse(plane, [-(width - door) / 2 - 1.6, height * 0.34, door * 0.5, height * 0.1], { color: '#57503f' })] },
    box({ size: [1.6, height * 0.7, 2.6], at: [-(width - door) / 2 + door / 2 - 4, height * 0.16, z + 2.6], radius: 0.7, surface: secondary }),
    {
      ...box({ size: [width - door - 1.6, height - 4, 1.8], at: [panelX, 3, z + 0.4], radius: 0.6, surface: DARK_GLASS }),
      decals: [
        rectangle(plane, [panelX, height * 0.82, (width - door) * 0.62, height * 0.1], DISPLAY_INK),
        ...[0.62, 0.5, 0.38].flatMap((y) => [-1, 0, 1].map((n) => rectangle(plane, [panelX + n * (width - door) * 0.22, height * y, (width - door) * 0.14, height * 0.06], { color: '#5b5f66' }))),
      ],
    },
    cylinder({ radius: (width - door) * 0.2, height: 2, bevel: 0.6, tilt: 90, at: [panelX, height * 0.2, z + 1.2], surface: secondary }),
  ]
}

const fan: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const tower = named(['pedestal', 'tower']) === 1
  if (tower) {
    const r = Math.max(9, Math.min(13, width * 0.28))
    return [
      cylinder({ radius: Math.max(14, width * 0.42), height: 3, bevel: 1, surface: secondary }),
      cylinder({ radius: r, height: height - 3, bevel: 3, at: [0, 3, 0], surface: primary }),
      ...slots(height * 0.2, height * 0.8, 22).map((y) => lathe({ profile: [[r + 0.2, 0], [r + 0.2, height * 0.011]], at: [0, y, 0], surface: toned(primary, -0.6), shadowless: true })),
      { ...cylinder({ radius: r * 0.5, height: 0.6, tilt: 90, at: [0, height * 0.89, r - 0.3], surface: DARK_GLASS }), decals: [] },
    ]
  }
  const r = Math.min(24, width / 2)
  const y = height - r
  const ring = (radius: number, z: number, thick: number): Solid =>
    tube({ closed: true, path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * radius, y + Math.sin(a) * radius, z] as const), radius: thick, surface: secondary, shadowless: true })
  const wires = slots(0, 2 * Math.PI, 24).map((a) =>
    tube({ path: [[Math.cos(a) * 4, y + Math.sin(a) * 4, 9], [Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, 8], [Math.cos(a) * r, y + Math.sin(a) * r, 2]], radius: 0.25, surface: secondary, shadowless: true }),
  )
  const blades = slots(0, 2 * Math.PI, 4).map((a) => box({ size: [r * 0.5, r * 0.74, 1], at: [Math.cos(a) * r * 0.16, y + Math.sin(a) * r * 0.16, 2], roll: (a * 180) / Math.PI - 90, turn: 12, radius: 0.48, surface: toned(primary, 0.3) }))
  return [
    cylinder({ radius: r * 0.8, height: 3, bevel: 1, surface: primary }),
    cylinder({ radius: 1.8, height: y - 4, surface: secondary }),
    cylinder({ radius: r * 0.3, height: 16, tilt: 90, at: [0, y, -14], surface: primary }),
    ...blades,
    cylinder({ radius: r * 0.18, height: 3, tilt: 90, at: [0, y, 3], surface: primary }),
    ...wires,
    ring(r, 1, 0.9),
    ring(r * 0.66, 8, 0.3),
    cylinder({ radius: 4.4, height: 1.4, bevel: 0.4, tilt: 90, at: [0, y, 8.6], surface: primary }),
  ]
}

const vacuum: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  if (named(['stick', 'robot']) === 1) {
    const r = Math.min(width, depth) / 2
    return [
      cylinder({ radius: r, height: height - 2, bevel: 1.6, at: [0, 1.6, 0], surface: primary }),
      cylinder({ radius: r * 0.8, height: 0.6, bevel: 0.2, at: [0, height - 0.6, 0], surface: toned(primary, 0.1) }),
      cylinder({ radius: r * 0.3, height: 2.4, bevel: 0.6, at: [0, height - 0.4, -r * 0.1], surface: secondary }),
      { ...cylinder({ radius: r * 0.1, height: 0.5, at: [0, height, r * 0.55], surface: glowing(secondary, 1.2) }), shadowless: true },
      lathe({ profile: [[r + 0.2, height * 0.3], [r + 0.2, height * 0.62]], surface: BLACK, shadowless: true }),
      ...[-1, 1].map((side) => tube({ path: [[side * r * 0.6, 1, r * 0.7], [side * r * 0.86, 0.8, r * 0.98]], radius: 0.6, surface: secondary })),
    ]
  }
  const top = Math.max(height, 90)
  const wand = [[0, 6, 14], [0, top * 0.64, 0]] as const
  return [
    box({ size: [Math.max(width, 24), 6, 12], at: [0, 0, 18], radius: 2.4, surface: BLACK }),
    box({ size: [Math.max(width, 24) - 4, 1.4, 8], at: [0, 5.6, 18], radius: 0.6, surface: secondary }),
    tube({ path: [wand[0], wand[1]], radius: 1.9, surface: secondary }),
    cylinder({ radius: 6.4, height: 22, tilt: -14, at: [0, top * 0.56, 2], surface: CLEAR }),
    cylinder({ radius: 4, height: 18, tilt: -14, at: [0, top * 0.58, 2], surface: toned(primary, -0.2) }),
    cylinder({ radius: 6.8, height: 12, bevel: 2.4, tilt: -14, at: [0, top * 0.56 + 21, -3.4], surface: primary }),
    cylinder({ radius: 5, height: 7, bevel: 1.6, tilt: -14, at: [0, top * 0.56 + 32, -6], surface: secondary }),
    tube({ path: [[0, top * 0.56 + 34, -10], [0, top * 0.6 + 36, -19], [0, top * 0.52 + 24, -22], [0, top * 0.5 + 14, -12]], radius: 1.9, surface: BLACK }),
    box({ size: [8, 13, 8], at: [0, top * 0.44, -10], tilt: -14, radius: 2, surface: BLACK }),
  ]
}

export const SMALL_APPLIANCES = { knifeSet, blender, coffeeMaker, microwave, fan, vacuum } as const
