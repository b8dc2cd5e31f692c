import type { Surface } from '../materials/surface.ts'
import { add, cross, itemAt, length, normalized, rotationOf, subtract } from './vector.ts'
import type { Placement, Vec3 } from './vector.ts'

/** A grid of points on a surface: `cells` name four corners each, counter-clockwise seen from outside. */
export type Patch = Readonly<{
  points: readonly Vec3[]
  normals: readonly Vec3[]
  cells: readonly (readonly [number, number, number, number])[]
  /** Directions of the texture: along the grain or the warp, and across it. */
  grain: Vec3
  acrossGrain: Vec3
  doubleSided: boolean
}>

/** A box in any orientation that keeps light from its neighbours: cheaper than the solid itself and soft enough. */
export type Occluder = Readonly<{ centre: Vec3; axes: readonly [Vec3, Vec3, Vec3]; half: Vec3 }>

/** A flat coloured shape on a solid's face: screens, dials, prints. Painted right after its solid. */
export type Decal = Readonly<{ points: readonly Vec3[]; color: string; opacity?: number; glow?: boolean }>

export type Solid = Readonly<{
  patches: readonly Patch[]
  surface: Surface
  occluders: readonly Occluder[]
  decals: readonly Decal[]
  /** No face of it can hide another one that turns to the viewer. */
  convex?: boolean
  /** Casts no shadow on the floor: for solids that hang, glow or are too thin. */
  shadowless?: boolean
}>

const DIFFERENCE = 1e-3

export type PatchShape = Readonly<{
  at: (u: number, v: number) => Vec3
  uNodes: readonly number[]
  vNodes: readonly number[]
  grain?: Vec3
  acrossGrain?: Vec3
  doubleSided?: boolean
}>

/**
 * Samples a parametric surface at the nodes. Outside is where `du × dv` points. Normals are taken from the function
 * itself a little beside each node, so that neighbouring patches of one smooth shape meet without a crease.
 */
export function patchOf(shape: PatchShape): Patch {
  const { at, uNodes, vNodes } = shape
  const points: Vec3[] = []
  const normals: Vec3[] = []
  const middle = (itemAt(vNodes, 0) + itemAt(vNodes, vNodes.length - 1)) / 2
  for (const v of vNodes) {
    for (const u of uNodes) {
      points.push(at(u, v))
      normals.push(normalAt(at, u, v) ?? normalAt(at, u, v + (middle - v) * 0.02) ?? [0, 1, 0])
    }
  }
  const columns = uNodes.length
  const cells: [number, number, number, number][] = []
  for (let row = 0; row + 1 < vNodes.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const first = row * columns + column
      cells.push([first, first + 1, first + 1 + columns, first + columns])
    }
  }
  const corner = itemAt(points, 0)
  const grain = shape.grain ?? normalized(subtract(itemAt(points, columns - 1), corner))
  const acrossGrain = shape.acrossGrain ?? normalized(subtract(itemAt(points, columns * (vNodes.length - 1)), corner))
  return { points, normals, cells, grain, acrossGrain, doubleSided: shape.doubleSided ?? false }
}

/** Null where the surface runs together in one point, as at the pole of a sphere. */
function normalAt(at: PatchShape['at'], u: number, v: number): Vec3 | null {
  const du = subtract(at(u + DIFFERENCE, v), at(u - DIFFERENCE, v))
  const dv = subtract(at(u, v + DIFFERENCE), at(u, v - DIFFERENCE))
  if (length(du) < 1e-6 || length(dv) < 1e-6) return null
  return normalized(cross(normalized(du), normalized(dv)))
}

/** `count` + 1 evenly spaced nodes from `from` to `to`. */
export function evenNodes(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** The solid turned and moved to its place. */
export function placed(solid: Solid, placement: Placement): Solid {
  const rotate = rotationOf(placement)
  const offset = placement.at ?? [0, 0, 0]
  const move = (point: Vec3): Vec3 => add(rotate(point), offset)
  return {
    ...solid,
    patches: solid.patches.map((patch) => ({
      ...patch,
      points: patch.points.map(move),
      normals: patch.normals.map(rotate),
      grain: rotate(patch.grain),
      acrossGrain: rotate(patch.acrossGrain),
    })),
    occluders: solid.occluders.map(({ centre, axes, half }) => ({
      centre: move(centre),
      axes: [rotate(axes[0]), rotate(axes[1]), rotate(axes[2])],
      half,
    })),
    decals: solid.decals.map((decal) => ({ ...decal, points: decal.points.map(move) })),
  }
}

/** A whole piece of furniture moved as one. */
export function placedAll(solids: readonly Solid[], placement: Placement): Solid[] {
  return solids.map((solid) => placed(solid, placement))
}
