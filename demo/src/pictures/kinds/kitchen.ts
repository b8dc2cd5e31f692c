import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { doorFronts, drawerFronts } from './cases.ts'

const kitchenCabinet: KindBuilder = ({ width, height, depth, primary, secondary }) => {
  const tall = Math.max(height, 120)
  const baseHeight = Math.min(90, tall * 0.45)
  const upper = Math.min(70, tall * 0.32)
  const columns = Math.max(2, Math.round(width / 55))
  const fronts = { surface: primary, handle: secondary, rows: 1, columns }
  const counter = surfaceOf({ material: 'marble', color: '#e9e5de' })
  const upperDepth = depth * 0.56
  const z = -depth / 2 + upperDepth / 2
  const tap = [
    [width * 0.2, 0],
    [width * 0.2, 26],
    [width * 0.2, 26],
  ] as const
  return [
    box({ size: [width - 2, 9, depth - 8], at: [0, 0, -3], surface: toned(primary, -0.5) }),
    box({ size: [width, baseHeight - 12, depth - 3], at: [0, 9, -1], surface: toned(primary, -0.05) }),
    ...doorFronts({ ...fronts, area: [0, 10, width - 2, baseHeight - 30], z: depth / 2 - 2 }),
    ...drawerFronts({ ...fronts, area: [0, baseHeight - 19.5, width - 2, 15.5], z: depth / 2 - 2 }),
    box({ size: [width + 2, 3.6, depth + 2], at: [0, baseHeight - 3.6, 0], surface: counter }),
    box({
      size: [width, tall - baseHeight - upper, 1.2],
      at: [0, baseHeight, -depth / 2 + 0.6],
      surface: surfaceOf({ material: 'ceramic', color: '#f1ede4' }),
    }),
    box({ size: [width, upper, upperDepth], at: [0, tall - upper, z], surface: toned(primary, -0.05) }),
    ...doorFronts({ ...fronts, area: [0, tall - upper + 0.6, width - 2, upper - 1.4], z: z + upperDepth / 2 + 0.6 }),
    tube({
      path: [
        [tap[0][0], baseHeight, -depth * 0.3],
        [tap[1][0], baseHeight + 22, -depth * 0.3],
        [tap[1][0], baseHeight + 26, -depth * 0.2],
        [tap[2][0], baseHeight + 18, -depth * 0.1],
      ],
      radius: 1.1,
      surface: surfaceOf({ material: 'chrome', color: '#cfd3d6' }),
    }),
    box({
      size: [44, 0.6, 34],
      at: [width * 0.2, baseHeight - 0.3, 4],
      surface: surfaceOf({ material: 'steel', color: '#8f9498' }),
      radius: 0.2,
    }),
  ]
}

type PotShape = Readonly<{ r: number; h: number }>

function pot({ primary, secondary }: Blueprint, { r, h }: PotShape): Solid[] {
  return [
    lathe({
      profile: [
        [r * 0.9, 0],
        [r, 1.4],
        [r, h * 0.62],
        [r * 1.04, h * 0.64],
      ],
      surface: primary,
    }),
    lathe({
      profile: [
        [r * 1.04, h * 0.64],
        [r * 0.92, h * 0.73],
        [r * 0.4, h * 0.8],
        [0, h * 0.81],
      ],
      smooth: true,
      surface: toned(primary, 0.06),
    }),
    lathe({
      profile: [
        [1.2, 0],
        [1, 1.6],
        [2.6, 3],
        [2.2, 4.2],
        [0, 4.4],
      ],
      at: [0, h * 0.8, 0],
      surface: secondary,
    }),
    ...[-1, 1].map((side) =>
      tube({
        path: [
          [side * r * 0.98, h * 0.5, 4],
          [side * r * 1.28, h * 0.53, 2.6],
          [side * r * 1.28, h * 0.53, -2.6],
          [side * r * 0.98, h * 0.5, -4],
        ],
        radius: 1.1,
        surface: secondary,
      }),
    ),
  ]
}
function fryingPan({ primary, secondary }: Blueprint, panR: number): Solid[] {
  return [
    lathe({
      profile: [
        [panR * 0.8, 0],
        [panR, 5],
        [panR * 1.02, 5.4],
      ],
      surface: primary,
    }),
    lathe({
      profile: [
        [panR * 1.02, 5.4],
        [panR * 0.96, 5.2],
        [panR * 0.78, 1],
      ],
      surface: toned(primary, -0.5),
      shadowless: true,
    }),
    cylinder({ radius: panR * 0.79, height: 0.5, at: [0, 0.8, 0], surface: toned(primary, -0.55), shadowless: true }),
    box({ size: [3.2, 2, panR * 1.7], at: [0, 4.4, panR * 1.72], radius: 0.95, surface: secondary }),
  ]
}

const SMALL_POT = 0.62

const cookware: KindBuilder = (plan) => {
  const { width, height } = plan
  const r = width * 0.34
  const h = Math.max(height, width * 0.42)
  return [
    ...placedAll(pot(plan, { r, h }), { at: [-width * 0.1, 0, -r * 0.5] }),
    ...placedAll(fryingPan(plan, r * 0.86), { at: [width * 0.34, 0, r * 0.75], turn: 52 }),
    ...placedAll(pot(plan, { r: r * SMALL_POT, h: h * SMALL_POT }), { at: [-width * 0.52, 0, r * 0.7] }),
  ]
}

export const KITCHEN = { kitchenCabinet, cookware } as const
