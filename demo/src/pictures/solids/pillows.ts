import type { Surface } from '../materials/surface.ts'
import { evenNodes, patchOf, placed } from './solid.ts'
import type { Solid } from './solid.ts'
import type { Placement, Vec3 } from './vector.ts'

export type PillowShape = Placement &
  Readonly<{
    /** Width, height, thickness; it stands on its lower edge, its face towards +z. */
    size: Vec3
    surface: Surface
    shadowless?: boolean
  }>

const NODES = [-1, -0.94, -0.82, -0.5, 0, 0.5, 0.82, 0.94, 1]

/** Two layers of cloth sewn together at the rim and filled: pointed corners, drawn-in sides, a full middle. */
export function pillow(shape: PillowShape): Solid {
  const [width, height, thickness] = shape.size
  const face =
    (side: 1 | -1) =>
    (s: number, t: number): Vec3 => {
      const u = s * side
      const full = Math.max(0, (1 - u * u) * (1 - t * t)) ** 0.42
      return [
        (width / 2) * u * (1 - 0.09 * (1 - t * t)),
        (height / 2) * (1 + t * (1 - 0.09 * (1 - u * u))),
        side * (thickness / 2) * full,
      ]
    }
  const patches = ([1, -1] as const).map((side) => patchOf({ at: face(side), uNodes: NODES, vNodes: NODES }))
  const half: Vec3 = [width * 0.38, height * 0.38, thickness * 0.36]
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const
  const occluders = [{ centre: [0, height / 2, 0] as const, axes, half }]
  return placed(
    { patches, surface: shape.surface, occluders, decals: [], convex: true, shadowless: shape.shadowless },
    shape,
  )
}

/** Evenly spread middles for rows of pillows. */
export const pillowRow = (width: number, count: number): number[] =>
  evenNodes(-width / 2 + width / count / 2, width / 2 + width / count / 2, count).slice(0, count)
