import { sizeOfDrawing } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { drawPicture } from './drawPicture.ts'
import { encodePicture } from './encodePicture.ts'
import type { ImageRequest } from './imageRequest.ts'
import { rasterScale } from './rasterScale.ts'
import { drawRoomScene } from './scenes/drawRoomScene.ts'

/** Draws and encodes a picture: up to a second of one core, so that only workers call it. */
export function makePicture(drawing: Drawing, request: ImageRequest): Promise<Buffer> {
  const natural = sizeOfDrawing(drawing)
  const scale = rasterScale(natural, request)
  // A drawing that is asked for as SVG may be shown at any size.
  const coarseness = request.format === 'svg' ? 1 : Math.max(1, 1 / scale)
  const svg =
    drawing.kind === 'scene'
      ? drawRoomScene(drawing.scene, coarseness)
      : drawPicture(drawing.spec, drawing.view, coarseness)
  return encodePicture({ svg, natural, scale }, request)
}
