import type { IllustrationSpec, PictureView } from './illustrationSpec.ts'
import { drawScene } from './drawScene.ts'
import { blueprintOf } from './kinds/blueprint.ts'
import { KIND_BUILDERS } from './kinds/kindBuilders.ts'
import { createCamera, framingOf } from './solids/camera.ts'
import type { Viewpoint } from './solids/camera.ts'
import type { Solid } from './solids/solid.ts'
import type { Vec3 } from './solids/vector.ts'

/** Side of every product picture in its own units. */
export const PICTURE_SIZE = 1200

const ANGLES: Readonly<Record<PictureView, readonly [azimuth: number, elevation: number]>> = {
  'three-quarter': [34, 17],
  front: [0, 7],
  detail: [38, 20],
  room: [26, 12],
}

const STUDIO =
  '<defs><radialGradient id="studio" cx=".46" cy=".42" r=".75"><stop offset="0" stop-color="#f8f4ee"/><stop offset=".62" stop-color="#f0eae1"/><stop offset="1" stop-color="#e4dcd0"/></radialGradient></defs>' +
  `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#studio)"/>`

/** Draws one view of a product as SVG text, 1200 by 1200; the same spec and view always give the same text. */
export function drawPicture(spec: IllustrationSpec, view: PictureView): string {
  const solids = KIND_BUILDERS[spec.kind](blueprintOf(spec))
  return drawStudio(solids, view)
}

function drawStudio(solids: readonly Solid[], view: PictureView): string {
  const points = solids.flatMap((solid) => solid.patches.flatMap((patch) => patch.points))
  const { middle, size } = extentOf(points)
  const [azimuth, elevation] = ANGLES[view]
  const viewpoint: Viewpoint = { azimuth, elevation, target: middle, distance: size * 3.4 }
  const margin = PICTURE_SIZE * 0.1
  const whole = framingOf(viewpoint, points, { left: margin, top: margin, right: PICTURE_SIZE - margin, bottom: PICTURE_SIZE - margin })
  const framing = view === 'detail' ? { zoom: whole.zoom * 2.7, x: PICTURE_SIZE * 0.62, y: PICTURE_SIZE * 0.62 } : whole
  return drawScene({
    solids,
    camera: createCamera(viewpoint, framing),
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    size,
    backdrop: STUDIO,
    pixelsPerCm: framing.zoom,
  })
}

/** The middle of the bounding box and the length of its diagonal. */
export function extentOf(points: readonly Vec3[]): Readonly<{ middle: Vec3; size: number }> {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis] ?? 0, point[axis])
      high[axis] = Math.max(high[axis] ?? 0, point[axis])
    }
  }
  const [lx = 0, ly = 0, lz = 0] = low
  const [hx = 0, hy = 0, hz = 0] = high
  return { middle: [(lx + hx) / 2, (ly + hy) / 2, (lz + hz) / 2], size: Math.hypot(hx - lx, hy - ly, hz - lz) }
}
