import type { Surface } from '../materials/surface.ts'
import { evenNodes, patchOf, placed } from './solid.ts'
import type { Patch, Solid } from './solid.ts'
import { itemAt, scaled } from './vector.ts'
import type { Placement, Vec3 } from './vector.ts'

export type SheetShape = Placement &
  Readonly<{
    /** The point of the sheet at (u, v), both 0..1. */
    at3d: (u: number, v: number) => Vec3
    columns: number
    rows: number
    surface: Surface
    shadowless?: boolean
  }>

/** A thin curved surface seen from both sides: a curtain, a leaf, a blanket. */
export function sheet(shape: SheetShape): Solid {
  const patch = patchOf({
    at: shape.at3d,
    uNodes: evenNodes(0, 1, shape.columns),
    vNodes: evenNodes(0, 1, shape.rows),
    doubleSided: true,
  })
  return placed(
    { patches: [patch], surface: shape.surface, occluders: [], decals: [], shadowless: shape.shadowless },
    shape,
  )
}

export type PrismShape = Placement &
  Readonly<{
    /** Outline in x and y, counter-clockwise, seen whole from its centre (no deep bays). */
    outline: readonly (readonly [number, number])[]
    /** Thickness along z, centred. */
    depth: number
    surface: Surface
    /** The rim is one flowing curve instead of a row of edges. */
    smooth?: boolean
    shadowless?: boolean
  }>

/** An outline given thickness: panels of any shape, fairings, cases. */
export function prism(shape: PrismShape): Solid {
  const count = shape.outline.length
  const centre = scaled(
    shape.outline.reduce<Vec3>((sum, [x, y]) => [sum[0] + x, sum[1] + y, 0], [0, 0, 0]),
    1 / count,
  )
  const rim = (u: number): readonly [number, number] => {
    const position = ((u % count) + count) % count
    const [start, end] = [
      itemAt(shape.outline, Math.floor(position)),
      itemAt(shape.outline, (Math.floor(position) + 1) % count),
    ]
    const f = position - Math.floor(position)
    return [start[0] + (end[0] - start[0]) * f, start[1] + (end[1] - start[1]) * f]
  }
  const cap = (side: 1 | -1): Patch =>
    patchOf({
      at: (u, v) => {
        const [x, y] = rim(u * side)
        const k = 1 - v
        return [centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k, (side * shape.depth) / 2]
      },
      uNodes: evenNodes(0, count, count),
      vNodes: [0, 0.5, 1],
      grain: [1, 0, 0],
      acrossGrain: [0, 1, 0],
    })
  const bandOf = (at: (u: number) => readonly [number, number], uNodes: readonly number[]) =>
    patchOf({ at: (u, v) => [...at(u), (v - 0.5) * shape.depth], uNodes, vNodes: [0, 1] })
  const bands = shape.smooth
    ? [bandOf(rim, evenNodes(0, count, count))]
    : shape.outline.map((start, index) => {
        const end = itemAt(shape.outline, (index + 1) % count)
        return bandOf((u) => [start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u], [0, 1])
      })
  return placed(
    {
      patches: [cap(1), cap(-1), ...bands],
      surface: shape.surface,
      occluders: [],
      decals: [],
      shadowless: shape.shadowless,
    },
    shape,
  )
}
