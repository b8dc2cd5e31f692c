import { HOME_SIZES, PICTURE_SIZE } from './drawing.ts'
import type { HomeView, IllustrationSpec, PictureView } from './illustrationSpec.ts'
import { drawScene } from './drawScene.ts'
import { blueprintOf } from './kinds/blueprint.ts'
import { KIND_BUILDERS } from './kinds/kindBuilders.ts'
import { createCamera, framingOf } from './solids/camera.ts'
import type { Viewpoint } from './solids/camera.ts'
import type { Solid } from './solids/solid.ts'
import { drawHome } from './scenes/drawHome.ts'
import { drawRoom } from './scenes/drawRoom.ts'
import { extentOf } from './solids/extent.ts'

type StudioView = Exclude<PictureView, 'room'>

const ANGLES: Readonly<Record<StudioView, readonly [azimuth: number, elevation: number]>> = {
  'three-quarter': [34, 17],
  front: [0, 7],
  detail: [38, 20],
}

/** Camera angles for flat products, seen from above: at the height of a chair's view a rug is a line. */
const FLAT_ANGLES: Readonly<Record<StudioView, readonly [azimuth: number, elevation: number]>> = {
  'three-quarter': [24, 48],
  front: [0, 62],
  detail: [38, 40],
}
/** Height to the longer side of the floor below which a thing is flat. */
const FLAT = 0.06

const STUDIO =
  '<defs><radialGradient id="studio" cx=".46" cy=".42" r=".75"><stop offset="0" stop-color="#f8f4ee"/><stop offset=".62" stop-color="#f0eae1"/><stop offset="1" stop-color="#e4dcd0"/></radialGradient></defs>' +
  `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="url(#studio)"/>`

/**
 * Draws one view of a product as SVG text, 1200 by 1200 or as `HOME_SIZES` says, in the detail that `coarseness` units
 * to a pixel can show. The same arguments always give the same text.
 */
export function drawPicture(spec: IllustrationSpec, view: PictureView | HomeView, coarseness = 1): string {
  if (view === 'home' || view === 'home-close') return drawHome(spec, view, { ...HOME_SIZES[view], coarseness })
  if (view === 'room') return drawRoom(spec, { width: PICTURE_SIZE, height: PICTURE_SIZE, coarseness })
  const solids = KIND_BUILDERS[spec.kind](blueprintOf(spec))
  return drawStudio(solids, view, coarseness)
}

function drawStudio(solids: readonly Solid[], view: StudioView, coarseness: number): string {
  const points = solids.flatMap((solid) => solid.patches.flatMap((patch) => patch.points))
  const { middle, size, width, height, depth } = extentOf(solids)
  const isFlat = height < FLAT * Math.max(width, depth)
  const [azimuth, elevation] = (isFlat ? FLAT_ANGLES : ANGLES)[view]
  const viewpoint: Viewpoint = { azimuth, elevation, target: middle, distance: size * 3.4 }
  const margin = PICTURE_SIZE * 0.1
  const whole = framingOf(viewpoint, points, {
    left: margin,
    top: margin,
    right: PICTURE_SIZE - margin,
    bottom: PICTURE_SIZE - margin,
  })
  const framing = view === 'detail' ? { zoom: whole.zoom * 2.7, x: PICTURE_SIZE * 0.62, y: PICTURE_SIZE * 0.62 } : whole
  return drawScene({
    solids,
    camera: createCamera(viewpoint, framing),
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    size,
    backdrop: STUDIO,
    pixelsPerCm: framing.zoom,
    coarseness,
  })
}
