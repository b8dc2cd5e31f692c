import type { LitPoint, LitCell } from './litCell.ts'
import { extentOf } from './extent.ts'
import { boundsOf } from './camera.ts'
import type { Camera, ScreenPoint } from './camera.ts'
import { pathOf } from './lightBands.ts'
import { FARTHEST_SHADE, lightAt, opennessOf } from './light.ts'
import type { Blocker } from './light.ts'
import { createRim } from './createRim.ts'
import type { Patch, Solid } from './solid.ts'
import { itemAt, length, scaled, subtract } from './vector.ts'

export type ProjectedPatch = Readonly<{
  cells: readonly LitCell[]
  outline: string
  depth: number
  patch: Patch
  indexes: readonly (readonly [number, number, number, number])[]
  screen: readonly ScreenPoint[]
}>
export type ProjectedSolid = Readonly<{ solid: Solid; patches: readonly ProjectedPatch[] }>

export type Stage = Readonly<{
  camera: Camera
  occluders: readonly Blocker[]
  size: number
  width: number
  height: number
}>

/** The visible cells of a solid with the light of every corner. Cells that turn their back are left out. */
export function projectSolid(solid: Solid, stage: Stage): ProjectedSolid {
  const others = occludersNear(solid, stage)
  const patches = solid.patches.map((patch) => projectPatch({ patch, solid, others }, stage))
  return { solid, patches: patches.filter(({ cells }) => cells.length > 0).toSorted((a, b) => b.depth - a.depth) }
}

/** Leaves, buttons and linings: too small or too thin for the shade of their neighbours to show. */
const IN_THE_OPEN = { sky: 0.86, key: 0.9 }

/** Returns the occluders near enough to shade this solid: most of a room is too far away. */
function occludersNear(solid: Solid, { occluders, size }: Stage): Blocker[] {
  const { middle, size: ownSize } = extentOf([solid])
  const reach = ownSize / 2 + size * FARTHEST_SHADE
  const isOwn = ({ centre }: Blocker) => solid.occluders.some((own) => own.centre === centre)
  return occluders.filter(
    (blocker) => length(subtract(blocker.centre, middle)) - blocker.radius < reach && !isOwn(blocker),
  )
}

type PatchOf = Readonly<{ patch: Patch; solid: Solid; others: readonly Blocker[] }>

function projectPatch({ patch, solid, others }: PatchOf, stage: Stage): ProjectedPatch {
  const corners = patch.points.map(stage.camera.project)
  const litCorners = new Map<number, LitPoint>()
  const litCorner = (index: number, side: 1 | -1): LitPoint => {
    const known = litCorners.get(index * side)
    if (known) return known
    const point = { position: itemAt(patch.points, index), normal: scaled(itemAt(patch.normals, index), side) }
    const openness = solid.shadowless ? IN_THE_OPEN : opennessOf(point, others, stage.size)
    const light = lightAt(point, solid.surface, { eye: stage.camera.eye, openness })
    const lit = { ...itemAt(corners, index), light }
    litCorners.set(index * side, lit)
    return lit
  }
  const cells: LitCell[] = []
  const indexes: (readonly [number, number, number, number])[] = []
  const rim = createRim()
  let depth = 0
  for (const [a, b, c, d] of patch.cells) {
    const quad = [itemAt(corners, a), itemAt(corners, b), itemAt(corners, c), itemAt(corners, d)] as const
    const turned = signedArea(quad)
    if ((turned >= -1e-6 && !patch.doubleSided) || isOutside(quad, stage)) continue
    const side = turned < 0 ? 1 : -1
    const order = side === 1 ? ([a, b, c, d] as const) : ([d, c, b, a] as const)
    cells.push([
      litCorner(order[0], side),
      litCorner(order[1], side),
      litCorner(order[2], side),
      litCorner(order[3], side),
    ])
    indexes.push(order)
    rim.add(order)
    depth += quad[0].depth
  }
  const outline = rim
    .loops()
    .map((loop) => pathOf(loop.map((index) => itemAt(corners, index))))
    .join('')
  return { cells, outline, depth: depth / Math.max(1, cells.length), patch, indexes, screen: corners }
}

type Quad = readonly [ScreenPoint, ScreenPoint, ScreenPoint, ScreenPoint]

function isOutside(quad: Quad, { width, height }: Stage): boolean {
  const { left, right, top, bottom } = boundsOf(quad)
  return right < 0 || bottom < 0 || left > width || top > height
}

/** Twice the area on the picture, negative when the corners run counter-clockwise (y grows downwards there). */
export function signedArea([a, b, c, d]: Quad): number {
  return (c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)
}
