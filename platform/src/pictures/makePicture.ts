import { encodePicture } from './encodePicture.ts'
import type { ImageRequest } from './imageRequest.ts'
import type { Draw, Drawing } from './pictureSource.ts'
import { rasterScale } from './rasterScale.ts'

/** Draws and encodes a picture: up to a second of one core, so that only workers call it. */
export function makePicture(draw: Draw, { natural, subject }: Drawing, request: ImageRequest): Promise<Buffer> {
  const scale = rasterScale(natural, request)
  // A drawing that is asked for as SVG may be shown at any size.
  const coarseness = request.format === 'svg' ? 1 : Math.max(1, 1 / scale)
  return encodePicture({ svg: draw(subject, coarseness), natural, scale }, request)
}
