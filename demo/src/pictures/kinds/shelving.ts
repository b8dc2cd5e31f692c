import { toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { frontPlane, rectangle } from '../solids/decals.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import type { KindBuilder } from './blueprint.ts'
import { openCase } from './cases.ts'
import { shelfObjects } from './decoration/shelfObjects.ts'
import { slots } from './upholstery.ts'

const bookcase: KindBuilder = (plan) => {
  const { width, height, depth } = plan
  const rows = Math.max(3, Math.min(6, Math.round(height / 38)))
  const columns = Math.max(1, Math.min(3, Math.round(width / 60)))
  const foot = 5
  const cabinet = openCase({
    width,
    height,
    depth,
    foot,
    rows,
    columns,
    surface: plan.primary,
    backless: plan.style(3) === 2,
  })
  const step = (height - foot) / rows
  const things = Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    slots(-width / 2, width / 2, columns).flatMap((x, column) =>
      shelfObjects(
        { x, y: foot + 2.4 + (row * (height - foot - 2.2)) / rows, width: width / columns - 8, room: step - 4, depth },
        row * 5 + column * 3 + plan.style(7),
      ),
    ),
  )
  return [
    box({ size: [width - 4, foot, depth - 4], at: [0, 0, 0], surface: toned(plan.primary, -0.35) }),
    ...cabinet,
    ...things,
  ]
}

const shelf: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const levels = Math.max(1, Math.min(3, Math.round(height / 26)))
  const lift = 26
  return Array.from({ length: levels }, (_, level) => lift + level * (height / levels)).flatMap((y, level) => [
    box({ size: [width, 2.8, depth], at: [0, y, 0], surface: primary, radius: 0.5 }),
    ...[-1, 1].flatMap((side) => [
      box({ size: [2, 15, 1], at: [side * width * 0.36, y - 15, -depth / 2 + 0.5], surface: secondary }),
      tube({
        path: [
          [side * width * 0.36, y - 14, -depth / 2 + 1.5],
          [side * width * 0.36, y - 0.6, depth * 0.3],
        ],
        radius: 0.9,
        surface: secondary,
      }),
    ]),
    ...shelfObjects({ x: 0, y: y + 2.8, width: width * 0.8, room: 24, depth }, level * 4 + plan.style(9)),
  ])
}

const filingCabinet: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const rows = Math.max(2, Math.min(4, Math.round(height / 34)))
  const rowHeight = (height - 6) / rows
  return [
    box({ size: [width, height - 4, depth], at: [0, 4, 0], surface: toned(primary, -0.06), radius: 1 }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        cylinder({
          radius: 2.4,
          height: 4,
          at: [x * (width / 2 - 5), 0, z * (depth / 2 - 6)],
          surface: toned(primary, -0.7),
        }),
      ),
    ),
    ...Array.from({ length: rows }, (_, row) => 5 + row * rowHeight).flatMap((y) => [
      box({ size: [width - 3, rowHeight - 1.2, 2], at: [0, y, depth / 2 + 0.6], surface: primary, radius: 0.6 }),
      box({ size: [13, 3.4, 1.6], at: [0, y + rowHeight * 0.44, depth / 2 + 2], surface: secondary, radius: 0.8 }),
      {
        ...box({ size: [9, 5, 0.6], at: [0, y + rowHeight * 0.66, depth / 2 + 1.7], surface: secondary, radius: 0.2 }),
        decals: [
          rectangle(frontPlane(depth / 2 + 2.05), [0, y + rowHeight * 0.66 + 2.5, 7.4, 3.6], { color: '#f6f1e6' }),
        ],
      },
    ]),
    cylinder({ radius: 1.1, height: 1, tilt: 90, at: [width / 2 - 6, height - 4, depth / 2 + 1], surface: secondary }),
  ]
}

const storageBox: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  if (plan.named(['lid', 'basket']) === 1) {
    const r = Math.min(width, depth) / 2
    return [
      lathe({
        profile: [
          [r * 0.8, 0],
          [r * 0.95, height * 0.4],
          [r, height * 0.96],
          [r * 0.96, height],
          [r * 0.9, height * 0.96],
        ],
        smooth: true,
        surface: primary,
      }),
      cylinder({ radius: r * 0.92, height: 0.5, at: [0, height * 0.92, 0], surface: toned(primary, -0.55) }),
      ...[-1, 1].map((side) =>
        tube({
          path: [
            [side * r * 0.98, height * 0.92, 5],
            [side * r * 1.06, height * 1.14, 3],
            [side * r * 1.06, height * 1.14, -3],
            [side * r * 0.98, height * 0.92, -5],
          ],
          radius: 1,
          surface: secondary,
        }),
      ),
    ]
  }
  return [
    box({ size: [width * 0.96, height * 0.82, depth * 0.96], surface: primary, radius: 1.6 }),
    box({ size: [width, height * 0.2, depth], at: [0, height * 0.8, 0], surface: toned(primary, 0.1), radius: 1.6 }),
    box({
      size: [width * 0.24, height * 0.1, 1.4],
      at: [0, height * 0.48, depth * 0.48 + 0.6],
      surface: secondary,
      radius: 0.6,
    }),
  ]
}

const tvMount: KindBuilder = ({ width, height, depth, primary, secondary, has, style }) => {
  const reach = has('arm') || style(2) === 1 ? Math.max(depth, 24) : 6
  const rail = (y: number) => box({ size: [width, 5, 1.6], at: [0, y, -reach / 2], radius: 0.5, surface: primary })
  const upright = (x: number) => box({ size: [3.4, height, 2.2], at: [x, 0, reach / 2], radius: 0.6, surface: primary })
  const bolts = [-0.4, -0.14, 0.14, 0.4].flatMap((x) =>
    [0.26, 0.7].map((y) =>
      cylinder({
        radius: 0.9,
        height: 0.6,
        tilt: 90,
        at: [x * width, height * y + 2.5, -reach / 2 + 0.8],
        surface: secondary,
      }),
    ),
  )
  const arm =
    reach > 10
      ? [-1, 1].flatMap((side) => [
          box({
            size: [3, 4, reach * 0.62],
            at: [side * 7, height * 0.46, -reach * 0.2],
            turn: side * 24,
            radius: 0.8,
            surface: primary,
          }),
          box({
            size: [3, 4, reach * 0.62],
            at: [side * 7, height * 0.46, reach * 0.22],
            turn: -side * 24,
            radius: 0.8,
            surface: primary,
          }),
          cylinder({ radius: 2.6, height: 6, at: [side * 12, height * 0.45, 0], surface: secondary }),
        ])
      : []
  const spider = box({
    size: [width * 0.62, 4, 1.8],
    at: [0, height * 0.46, reach / 2 - 1.6],
    radius: 0.6,
    surface: primary,
  })
  return [
    rail(height * 0.26),
    rail(height * 0.7),
    ...bolts,
    ...arm,
    spider,
    upright(-width * 0.28),
    upright(width * 0.28),
  ]
}

export const SHELVING = { bookcase, shelf, filingCabinet, storageBox, tvMount } as const
