import { toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { drawerFronts } from './cases.ts'
import { LEG_STYLES, legs } from './legs.ts'

const ROUND_BASES = ['pedestal', 'drum', 'splayed'] as const

export function roundTop({ width, depth, height, primary }: Blueprint, thick: number): Solid {
  const r = Math.max(width, depth) / 2
  return cylinder({ radius: r, height: thick, bevel: thick * 0.25, at: [0, height - thick, 0], surface: primary })
}

export function roundBase(plan: Blueprint, style: (typeof ROUND_BASES)[number]): Solid[] {
  const { width, height, secondary } = plan
  const r = width / 2
  if (style === 'drum') return slotted(r * 0.62, height - 3, secondary)
  if (style === 'splayed') {
    return [20, 110, 200, 290].map((degrees) => {
      const [x, z] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return tube({
        path: [
          [x * r * 0.82, 0, z * r * 0.82],
          [x * r * 0.5, height - 3, z * r * 0.5],
        ],
        radius: Math.max(1.3, r * 0.045),
        surface: secondary,
      })
    })
  }
  return [
    lathe({
      profile: [
        [r * 0.56, 0],
        [r * 0.55, 2],
        [r * 0.2, 5],
        [r * 0.1, height * 0.3],
        [r * 0.1, height * 0.7],
        [r * 0.2, height - 4],
        [r * 0.24, height - 3],
      ],
      smooth: true,
      surface: secondary,
    }),
  ]
}

/** A fluted drum: staves around a core. */
function slotted(radius: number, height: number, surface: Surface): Solid[] {
  const staves = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI
    return cylinder({
      radius: radius * 0.135,
      height,
      at: [Math.sin(angle) * radius, 0, Math.cos(angle) * radius],
      surface,
    })
  })
  return [cylinder({ radius, height, surface: toned(surface, -0.3) }), ...staves]
}

const coffeeTable: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const thick = 3.2
  if (plan.has('round') || plan.style(4) === 1 || plan.style(4) === 3) {
    return [...roundBase(plan, plan.style(4) === 3 ? 'drum' : 'splayed'), roundTop(plan, thick)]
  }
  const top = box({ size: [width, thick, depth], at: [0, height - thick, 0], radius: 0.8, surface: primary })
  if (plan.style(4) === 2) {
    return [
      top,
      box({ size: [width - 10, 2, depth - 10], at: [0, height * 0.3, 0], surface: primary }),
      ...legs({
        width: width - 2,
        depth: depth - 2,
        height: height - thick,
        surface: secondary,
        style: 'block',
        thickness: 3.4,
      }),
    ]
  }
  return [
    top,
    box({ size: [width - 12, 8, depth - 10], at: [0, height - thick - 8, 0], surface: toned(primary, -0.06) }),
    ...drawerFronts({
      area: [-width / 4, height - thick - 7.4, width / 2 - 8, 6.8],
      z: depth / 2 - 5,
      rows: 1,
      columns: 1,
      surface: primary,
      handle: secondary,
    }),
    ...legs({
      width: width - 6,
      depth: depth - 6,
      height: height - thick,
      surface: secondary,
      style: 'tapered',
      thickness: 5,
    }),
  ]
}

const sideTable: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  if (plan.style(3) === 2) {
    const half = width / 2 - 1.2
    return [
      box({ size: [width, 2.4, depth], at: [0, height - 2.4, 0], radius: 0.7, surface: primary }),
      box({ size: [2.4, height - 2, depth * 0.9], at: [-half, 1, 0], radius: 0.7, surface: secondary }),
      box({ size: [width * 0.9, 2.4, depth * 0.9], at: [0, 0, 0], radius: 0.7, surface: secondary }),
    ]
  }
  const r = Math.max(width, depth) / 2
  const rim = lathe({
    profile: [
      [r - 1, height - 2],
      [r, height - 2],
      [r, height + 1.6],
      [r - 0.8, height + 1.6],
      [r - 0.8, height],
    ],
    surface: primary,
  })
  const tray = cylinder({ radius: r - 0.6, height: 2, at: [0, height - 2, 0], surface: primary })
  if (plan.style(3) === 0) return [...roundBase(plan, 'splayed'), tray, rim]
  return [
    cylinder({ radius: r * 0.7, height: 2, bevel: 0.8, surface: secondary }),
    cylinder({ radius: 1.6, height: height - 2, surface: secondary }),
    tray,
    rim,
  ]
}

const desk: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const top = box({ size: [width, 2.8, depth], at: [0, height - 2.8, 0], radius: 0.7, surface: primary })
  const stand = legs({
    width: width - 6,
    depth: depth - 6,
    height: height - 2.8,
    surface: secondary,
    style: LEG_STYLES[plan.style(3)] ?? 'tapered',
    thickness: 4.5,
  })
  if (plan.style(3) === 1) {
    const caseWidth = Math.min(42, width * 0.34)
    const x = width / 2 - caseWidth / 2 - 2
    return [
      top,
      ...stand,
      box({ size: [caseWidth, height - 14, depth - 5], at: [x, 10, 0], surface: toned(primary, -0.06) }),
      ...drawerFronts({
        area: [x, 11, caseWidth - 2, height - 16],
        z: depth / 2 - 2.4,
        rows: 3,
        columns: 1,
        surface: primary,
        handle: secondary,
      }),
    ]
  }
  return [
    top,
    ...stand,
    box({ size: [width - 12, 11, depth - 12], at: [0, height - 13.8, -2], surface: toned(primary, -0.08) }),
    ...drawerFronts({
      area: [0, height - 13.4, width - 14, 10.4],
      z: depth / 2 - 8,
      rows: 1,
      columns: 2,
      surface: primary,
      handle: secondary,
    }),
    box({ size: [width * 0.9, 16, 2], at: [0, height, -depth / 2 + 2], surface: primary }),
    box({ size: [width * 0.9, 1.8, 20], at: [0, height + 16, -depth / 2 + 11], surface: primary }),
  ]
}

export const TABLES = { coffeeTable, sideTable, desk } as const
