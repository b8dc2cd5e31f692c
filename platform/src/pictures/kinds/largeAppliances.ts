import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { ellipse, frontPlane, rectangle } from '../solids/decals.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import type { FrontArea } from './cases.ts'
import { BLACK, CLEAR, DARK_GLASS, DISPLAY_INK, STEEL } from './smallAppliances.ts'
import { slots } from './upholstery.ts'

const refrigerator: KindBuilder = ({ width, height, depth, primary, secondary, style, has }) => {
  const z = depth / 2
  const door = ([x, y, w, h]: FrontArea): Solid => box({ size: [w - 0.6, h - 0.6, 5], at: [x, y, z], radius: 1.6, surface: primary })
  const grip = (x: number, y: number, long: number): Solid => box({ size: [2, long, 3], at: [x, y, z + 4.4], radius: 0.9, surface: secondary })
  const body = [box({ size: [width - 1, height - 4, depth - 3], at: [0, 4, -2], radius: 1, surface: toned(primary, -0.12) }), box({ size: [width - 4, 4, depth - 8], at: [0, 0, 0], surface: BLACK })]
  if (has('sideBySide') || (!has('mini') && style(3) === 1)) {
    const panel = { ...box({ size: [width * 0.2, height * 0.2, 0.6], at: [-width / 4, height * 0.54, z + 2.6], surface: DARK_GLASS, radius: 0.2 }), decals: [rectangle(frontPlane(z + 2.95), [-width / 4, height * 0.71, width * 0.12, height * 0.02], DISPLAY_INK), rectangle(frontPlane(z + 2.95), [-width / 4, height * 0.61, width * 0.13, height * 0.1], { color: '#3b3f45' })] }
    return [...body, door([-width / 4, 5, width / 2, height - 5]), door([width / 4, 5, width / 2, height - 5]), grip(-3.4, height * 0.34, height * 0.4), grip(3.4, height * 0.34, height * 0.4), panel]
  }
  if (style(3) === 2) {
    const split = height * 0.4
    return [
      ...body,
      ...[-1, 1].map((side) => door([(side * width) / 4, split, width / 2, height - split])),
      door([0, split * 0.53, width, split * 0.47]),
      door([0, 5, width, split * 0.53 - 5]),
      ...[-1, 1].map((side) => grip(side * 3.6, split + 10, height * 0.3)),
      ...[split * 0.9, split * 0.44].map((y) => box({ size: [width * 0.7, 2, 3], at: [0, y, z + 4.4], radius: 0.9, surface: secondary })),
    ]
  }
  const split = height * 0.68
  return [...body, door([0, split, width, height - split]), door([0, 5, width, split - 5]), grip(-width / 2 + 7, split + 6, (height - split) * 0.6), grip(-width / 2 + 7, split - height * 0.34, height * 0.3)]
}

/** A front loader: washing machine and dryer differ by glass, drawer and colour of the door. */
function drumMachine(plan: Blueprint, dryer: boolean): Solid[] {
  const { width, height, depth, primary, secondary } = plan
  const z = depth / 2
  const r = width * (dryer ? 0.31 : 0.33)
  const y = height * 0.46
  const plane = frontPlane(z + 0.7)
  const ring = (radius: number, thick: number, surface = secondary): Solid =>
    tube({ closed: true, path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * radius, y + Math.sin(a) * radius, z + 1.4] as const), radius: thick, surface })
  const glass = dryer
    ? cylinder({ radius: r * 0.92, height: 2.4, bevel: 1, tilt: 90, at: [0, y, z], surface: toned(primary, 0.1) })
    : lathe({ profile: [[r * 0.86, 0], [r * 0.7, 2.4], [r * 0.4, 3.8], [0, 4.2]], smooth: true, tilt: 90, at: [0, y, z + 0.6], surface: DARK_GLASS })
  const face = {
    ...box({ size: [width - 1, height * 0.13, 1.4], at: [0, height * 0.845, z], radius: 0.5, surface: dryer ? DARK_GLASS : toned(primary, 0.06) }),
    decals: [
      rectangle(plane, [width * 0.2, height * 0.91, width * 0.26, height * 0.06], { color: '#17191d' }),
      rectangle(plane, [width * 0.2, height * 0.91, width * 0.16, height * 0.026], DISPLAY_INK),
      ...(dryer ? [] : [rectangle(plane, [-width * 0.33, height * 0.91, width * 0.26, height * 0.09], { color: '#000000', opacity: 0.13 }), rectangle(plane, [-width * 0.33, height * 0.885, width * 0.1, height * 0.012], { color: '#8d9196' })]),
      ...[0.37, 0.42].map((x) => ellipse(plane, [width * x, height * 0.91, 2, 2], { color: '#8d9196' })),
    ],
  }
  return [
    box({ size: [width, height - 2, depth], at: [0, 2, 0], radius: 1.4, surface: primary }),
    face,
    cylinder({ radius: height * 0.042, height: 3, bevel: 0.8, tilt: 90, at: [-width * (dryer ? 0.3 : 0.06), height * 0.91, z + 0.6], surface: secondary }),
    cylinder({ radius: r * 1.02, height: 1, tilt: 90, at: [0, y, z - 0.2], surface: toned(primary, -0.08) }),
    glass,
    ring(r, r * 0.13),
    ...(dryer ? [cylinder({ radius: r * 0.62, height: 0.8, tilt: 90, at: [0, y, z + 2.2], surface: DARK_GLASS })] : [ring(r * 0.8, r * 0.05, toned(secondary, -0.3))]),
    box({ size: [2.4, 12, 2], at: [dryer ? -r * 0.98 : r * 0.98, y - 6, z + 3], radius: 0.9, surface: toned(secondary, -0.3) }),
    box({ size: [width * 0.3, height * 0.06, 0.8], at: [width * 0.28, height * 0.03, z], radius: 0.3, surface: toned(primary, -0.08) }),
    ...(dryer ? slots(height * 0.04, height * 0.11, 4).map((v) => box({ size: [width * 0.36, 0.7, 0.6], at: [-width * 0.24, v, z], surface: toned(primary, -0.5), radius: 0.2, shadowless: true })) : []),
  ]
}

const washingMachine: KindBuilder = (plan) => {
  if (plan.named(['frontLoad', 'frontLoad', 'topLoad']) !== 2) return drumMachine(plan, false)
  const { width, height, depth, primary, secondary } = plan
  const back = depth * 0.2
  const plane = frontPlane(-depth / 2 + back + 0.2)
  return [
    box({ size: [width, height * 0.86, depth], at: [0, 2, 0], radius: 3, surface: primary }),
    box({ size: [width * 0.86, 2.4, depth * 0.7], at: [0, height * 0.87, depth * 0.1], radius: 1.1, surface: DARK_GLASS }),
    tube({ path: [[-width * 0.12, height * 0.9, depth * 0.43], [width * 0.12, height * 0.9, depth * 0.43]], radius: 1.2, surface: secondary }),
    { ...box({ size: [width - 2, height * 0.14, back], at: [0, height * 0.86, -depth / 2 + back / 2], radius: 1.6, surface: toned(primary, -0.04) }), decals: [rectangle(plane, [0, height * 0.94, width * 0.34, height * 0.05], { color: '#17191d' }), rectangle(plane, [0, height * 0.94, width * 0.2, height * 0.02], DISPLAY_INK)] },
    ...[-0.34, 0.34].map((x) => cylinder({ radius: 3.6, height: 3, bevel: 0.8, tilt: 90, at: [x * width, height * 0.94, -depth / 2 + back], surface: secondary })),
    ...[-1, 1].map((x) => cylinder({ radius: 3, height: 2.4, at: [x * (width / 2 - 7), 0, depth / 2 - 7], surface: BLACK })),
  ]
}

const dryer: KindBuilder = (plan) => drumMachine(plan, true)

const stove: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const z = depth / 2
  const plane = frontPlane(z + 1.5)
  const top = height * 0.94
  const burners = [[-0.27, -0.2], [0.27, -0.2], [-0.27, 0.22], [0.27, 0.22]] as const
  const gas = style(2) === 0
  const hob = burners.flatMap(([x, s], index): Solid[] => {
    const r = width * (index % 3 === 0 ? 0.13 : 0.1)
    const at = [x * width, top + 1, s * depth] as const
    if (!gas) return [lathe({ profile: [[r, 0], [r - 0.5, 0.2], [r - 0.9, 0]], at, surface: surfaceOf({ material: 'plastic', color: '#6b7076' }), shadowless: true })]
    return [
      cylinder({ radius: r * 0.5, height: 1.6, at, surface: BLACK }),
      ...[0, 90].map((turn) => box({ size: [r * 2, 1, 1.2], at: [at[0], at[1] + 2, at[2]], turn, surface: BLACK, radius: 0.3, shadowless: true })),
      tube({ closed: true, path: slots(0, 2 * Math.PI, 8).map((a) => [at[0] + Math.cos(a) * r, at[1] + 2.2, at[2] + Math.sin(a) * r] as const), radius: 0.6, surface: BLACK, shadowless: true }),
    ]
  })
  return [
    box({ size: [width, top - 6, depth], at: [0, 6, 0], radius: 0.8, surface: primary }),
    box({ size: [width - 4, 6, depth - 6], at: [0, 0, -2], surface: BLACK }),
    box({ size: [width, 1.6, depth + 1], at: [0, top - 0.4, 0], radius: 0.5, surface: gas ? toned(primary, 0.1) : DARK_GLASS }),
    ...(style(3) === 0 ? [box({ size: [width, height * 0.13, 3], at: [0, top, -z + 1.5], radius: 0.8, surface: primary })] : []),
    ...hob,
    box({ size: [width - 1, height * 0.11, 2], at: [0, top - height * 0.125, z + 0.4], radius: 0.5, surface: toned(primary, -0.06) }),
    ...slots(-width * 0.44, width * 0.44, 5).map((x) => cylinder({ radius: height * 0.024, height: 2.8, bevel: 0.7, tilt: 90, at: [x, top - height * 0.07, z + 1.4], surface: secondary })),
    { ...box({ size: [width - 2, height * 0.5, 2.4], at: [0, height * 0.27, z + 0.2], radius: 0.8, surface: primary }), decals: [rectangle(plane, [0, height * 0.5, width * 0.72, height * 0.29], { color: '#1c1e22' }), rectangle(plane, [0, height * 0.5, width * 0.62, height * 0.2], { color: '#3a322a' }), ...[0.46, 0.52].map((y) => rectangle(plane, [0, height * y, width * 0.62, 0.5], { color: '#8b8577' }))] },
    tube({ path: [[-width * 0.38, height * 0.715, z + 1], [-width * 0.37, height * 0.715, z + 5], [width * 0.37, height * 0.715, z + 5], [width * 0.38, height * 0.715, z + 1]], straight: true, radius: 1.1, surface: secondary }),
    box({ size: [width - 2, height * 0.17, 2], at: [0, height * 0.085, z + 0.2], radius: 0.8, surface: toned(primary, -0.04) }),
  ]
}

const rangeHood: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const z = depth / 2
  const rim = height * 0.1
  const canopy = style(2) === 0 ? height * 0.34 : rim * 0.6
  const wedge = [box({ size: [width, canopy, depth], at: [0, rim, 0], taper: 0.62, radius: 0.4, surface: primary })]
  return [
    { ...box({ size: [width, rim, depth], radius: 0.8, surface: primary }), decals: [rectangle(frontPlane(z + 0.05), [0, rim / 2, width * 0.24, rim * 0.4], { color: '#17191d' }), rectangle(frontPlane(z + 0.06), [0, rim / 2, width * 0.1, rim * 0.16], DISPLAY_INK)] },
    ...[-1, 1].map((side) => cylinder({ radius: rim * 0.22, height: 0.8, tilt: 90, at: [side * width * 0.2, rim / 2, z], surface: secondary })),
    ...wedge,
    ...(style(2) === 0 ? [] : [box({ size: [width * 0.98, 1, depth * 1.04], at: [0, rim * 1.4, 0], radius: 0.3, surface: CLEAR })]),
    box({ size: [width * 0.34, height - rim - canopy, depth * 0.4], at: [0, rim + canopy - 1, -z + depth * 0.2], radius: 0.4, surface: primary }),
    box({ size: [width * 0.36, height * 0.2, depth * 0.42], at: [0, height * 0.8, -z + depth * 0.21], radius: 0.4, surface: toned(primary, 0.06) }),
    ...slots(height * 0.86, height * 0.96, 4).map((y) => box({ size: [width * 0.16, 0.8, 0.5], at: [0, y, -z + depth * 0.42], radius: 0.2, surface: BLACK, shadowless: true })),
  ]
}

const dishwasher: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  const plane = frontPlane(z + 1.6)
  return [
    box({ size: [width, height - 9, depth - 2], at: [0, 9, -1], radius: 0.8, surface: toned(primary, -0.1) }),
    box({ size: [width - 3, 9, depth - 8], at: [0, 0, -3], surface: BLACK }),
    box({ size: [width - 0.6, height * 0.74, 3], at: [0, 10, z], radius: 0.9, surface: primary }),
    {
      ...box({ size: [width - 0.6, height * 0.12, 3], at: [0, height * 0.87, z], radius: 0.9, surface: STEEL }),
      decals: [rectangle(plane, [width * 0.26, height * 0.93, width * 0.24, height * 0.05], { color: '#17191d' }), rectangle(plane, [width * 0.26, height * 0.93, width * 0.14, height * 0.02], DISPLAY_INK), ...slots(-width * 0.42, -width * 0.02, 6).map((x) => ellipse(plane, [x, height * 0.93, 2, 2], { color: '#4b4f55' }))],
    },
    tube({ path: [[-width * 0.4, height * 0.8, z + 1.5], [-width * 0.39, height * 0.8, z + 5], [width * 0.39, height * 0.8, z + 5], [width * 0.4, height * 0.8, z + 1.5]], straight: true, radius: 1.2, surface: secondary }),
  ]
}

const airConditioner: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const z = depth / 2
  return [
    box({ size: [width, height, depth], radius: 5, surface: primary }),
    box({ size: [width - 7, height * 0.56, 1.4], at: [0, height * 0.36, z], radius: 0.6, surface: toned(primary, 0.12) }),
    box({ size: [width - 12, height * 0.17, 2], at: [0, height * 0.08, z - 1], radius: 0.7, surface: toned(secondary, -0.55) }),
    ...slots(height * 0.1, height * 0.24, 3).map((y) => box({ size: [width - 14, 0.9, 3], at: [0, y, z - 0.4], tilt: 30, radius: 0.3, surface: primary, shadowless: true })),
    { ...box({ size: [width * 0.1, height * 0.12, 0.4], at: [width * 0.36, height * 0.62, z + 0.7], radius: 0.15, surface: toned(primary, 0.1) }), decals: [rectangle(frontPlane(z + 1), [width * 0.36, height * 0.68, width * 0.06, height * 0.07], { color: '#57b5cf' })] },
    ...slots(-width * 0.46, width * 0.46, 26).map((x) => box({ size: [width * 0.018, 0.5, depth * 0.6], at: [x, height - 0.2, -1], radius: 0.2, surface: toned(primary, -0.4), shadowless: true })),
  ]
}

export const LARGE_APPLIANCES = { refrigerator, washingMachine, dryer, stove, rangeHood, dishwasher, airConditioner } as const
