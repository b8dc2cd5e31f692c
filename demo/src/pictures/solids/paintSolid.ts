import { hexOf, lit } from '../materials/colour.ts'
import type { Camera } from './camera.ts'
import { BAND_STEP, lightBands, pathOf } from './lightBands.ts'
import type { ProjectedSolid } from './projectSolid.ts'
import type { LitCell } from './litCell.ts'
import { paintMarks } from './paintMarks.ts'
import type { DrawingScale } from './markContext.ts'
import { add, itemAt, scaled } from './vector.ts'
import type { Vec3 } from './vector.ts'

/** The SVG of one solid: silhouette, bands of light, texture, decals. */
export function paintSolid(projected: ProjectedSolid, camera: Camera, scale: DrawingScale): string {
  const { solid, patches } = projected
  const { color, finish } = solid.surface
  const colorAt = (light: number): string => hexOf(lit(color, light))
  // A hair of the same colour under the whole solid, else the ground shines through where two faces meet.
  const under = patches
    .map(({ cells, outline }) => `<path d="${outline}" fill="${colorAt(meanLight(cells))}"/>`)
    .join('')
  const bandsOf = (cells: readonly LitCell[]) =>
    [...lightBands(cells, scale.coarseness)]
      .map(([level, data]) => `<path d="${data}" fill="${colorAt((level + 0.5) * BAND_STEP)}"/>`)
      .join('')
  // Faces of a convex solid never cover each other, so that they can share their bands: a third of the paths.
  const painted = solid.convex
    ? bandsOf(patches.flatMap(({ cells }) => cells))
    : patches.map(({ cells }) => bandsOf(cells)).join('')
  const body = under + painted + paintMarks(projected, scale)
  const whole = finish.opacity < 1 ? `<g opacity="${finish.opacity}">${body}</g>` : body
  return whole + paintDecals(solid.decals, camera)
}

function meanLight(cells: readonly LitCell[]): number {
  return cells.reduce((sum, [a, , c]) => sum + (a.light + c.light) / 2, 0) / Math.max(1, cells.length)
}

function paintDecals(decals: ProjectedSolid['solid']['decals'], camera: Camera): string {
  return decals
    .map(({ points, color, opacity }) => {
      const corners = points.map(camera.project)
      if (facesAway(points, camera)) return ''
      return `<path d="${pathOf(corners)}" fill="${color}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`
    })
    .join('')
}

/** Decals run counter-clockwise seen from outside. */
function facesAway(points: readonly Vec3[], camera: Camera): boolean {
  const centre = scaled(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  )
  const middle = camera.project(centre)
  const corners = points.map(camera.project)
  const twiceArea = corners.reduce((sum, corner, index) => {
    const next = itemAt(corners, (index + 1) % corners.length)
    return sum + (corner.x - middle.x) * (next.y - middle.y) - (next.x - middle.x) * (corner.y - middle.y)
  }, 0)
  return twiceArea >= 0
}
