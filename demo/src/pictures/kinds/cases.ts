import { toned } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import { slots } from './upholstery.ts'

/** A part of a front: middle, foot, width, height. */
export type FrontArea = readonly [x: number, y: number, width: number, height: number]
export type HandleStyle = 'knob' | 'bar' | 'groove' | 'ring'
export const HANDLE_STYLES: readonly HandleStyle[] = ['bar', 'knob', 'groove']

export type Fronts = Readonly<{
  area: FrontArea
  z: number
  rows: number
  columns: number
  surface: Surface
  handle: Surface
  handleStyle?: HandleStyle
}>

/** Drawer fronts in a grid, each with its handle. */
export function drawerFronts(fronts: Fronts): Solid[] {
  return frontGrid(fronts).flatMap(([x, y, width, height]) => [
    box({ size: [width - 0.8, height - 0.8, 1.8], at: [x, y + 0.4, fronts.z], surface: fronts.surface, radius: 0.35 }),
    ...drawerHandle(fronts, [x, y + height / 2, width, height]),
  ])
}

/** Doors in a row, handles towards the middle of each pair. */
export function doorFronts(fronts: Fronts): Solid[] {
  return frontGrid(fronts).flatMap(([x, y, width, height], index) => {
    const side = index % 2 === 0 ? 1 : -1
    const handleX = x + side * (width / 2 - Math.min(4, width * 0.14))
    const door = box({
      size: [width - 0.7, height - 0.8, 1.8],
      at: [x, y + 0.4, fronts.z],
      surface: fronts.surface,
      radius: 0.35,
    })
    if (fronts.handleStyle === 'knob') return [door, knob(fronts, handleX, y + height * 0.55)]
    const long = Math.min(26, height * 0.32)
    const bar = box({
      size: [1.3, long, 2],
      at: [handleX, y + height / 2 - long / 2, fronts.z + 2.4],
      surface: fronts.handle,
      radius: 0.6,
    })
    return fronts.handleStyle === 'groove' ? [door] : [door, bar]
  })
}

function frontGrid({ area: [x, y, width, height], rows, columns }: Fronts): FrontArea[] {
  const rowHeight = height / rows
  return slots(y, y + height, rows).flatMap((middle) =>
    slots(x - width / 2, x + width / 2, columns).map(
      (column) => [column, middle - rowHeight / 2, width / columns, rowHeight] as const,
    ),
  )
}

function drawerHandle(fronts: Fronts, [x, y, width, height]: FrontArea): Solid[] {
  if (fronts.handleStyle === 'knob') return [knob(fronts, x, y)]
  if (fronts.handleStyle === 'groove') {
    return [
      box({
        size: [width * 0.3, 1.2, 0.6],
        at: [x, y + height / 2 - 2.2, fronts.z + 0.9],
        surface: toned(fronts.surface, -0.65),
        radius: 0.2,
        shadowless: true,
      }),
    ]
  }
  return [
    box({
      size: [Math.min(18, width * 0.36), 1.2, 2],
      at: [x, y - 0.4, fronts.z + 2.2],
      surface: fronts.handle,
      radius: 0.55,
    }),
  ]
}

function knob(fronts: Fronts, x: number, y: number): Solid {
  return cylinder({
    radius: 1.5,
    height: 2.6,
    bevel: 0.7,
    tilt: 90,
    at: [x, y, fronts.z + 0.8],
    surface: fronts.handle,
  })
}

export type OpenCase = Readonly<{
  width: number
  height: number
  depth: number
  foot: number
  rows: number
  columns: number
  surface: Surface
  backless?: boolean
}>

/** Sides, boards, uprights and back of a shelf that one looks into. */
export function openCase({ width, height, depth, foot, rows, columns, surface, backless }: OpenCase): Solid[] {
  const board = 2.2
  const inside = height - foot
  const uprights = Array.from(
    { length: columns + 1 },
    (_, index) => -width / 2 + board / 2 + (index * (width - board)) / columns,
  )
  const boards = Array.from({ length: rows + 1 }, (_, index) => foot + (index * (inside - board)) / rows)
  const back = backless
    ? []
    : [box({ size: [width - 1, inside - 1, 1], at: [0, foot + 0.5, -depth / 2 + 0.5], surface: toned(surface, -0.12) })]
  return [
    ...back,
    ...uprights.map((x, index) =>
      box({
        size: [board, inside, index === 0 || index === columns ? depth : depth - 1.5],
        at: [x, foot, 0],
        surface,
        radius: 0.3,
      }),
    ),
    ...boards.flatMap((y) =>
      slots(-width / 2, width / 2, columns).map((x) =>
        box({ size: [(width - board) / columns - board * 0.9, board, depth - 1], at: [x, y, 0], surface, radius: 0.3 }),
      ),
    ),
  ]
}
