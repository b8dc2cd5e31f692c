import { PlatformError } from '../http/PlatformError.ts'
import { QueueFullError } from '../pictures/encodeQueue.ts'
import type { PictureService } from '../pictures/pictureService.ts'
import { RETURN_PHOTO_MAX_BYTES, RETURN_PHOTO_MAX_PIXELS, RETURN_PHOTO_QUALITY, RETURN_PHOTO_SIDE } from './limits.ts'

const BOUNDS = {
  maxPixels: RETURN_PHOTO_MAX_PIXELS,
  side: RETURN_PHOTO_SIDE,
  quality: RETURN_PHOTO_QUALITY,
} as const

/**
 * Re-encodes a photo, so that it holds pixels only, without metadata.
 * @param base64 of a JPEG.
 * @throws PlatformError 400 for a file that is no JPEG, or has too many bytes or pixels; 503 when the queue is full.
 */
export async function cleanPhoto(base64: string, redraw: PictureService['redraw']): Promise<string> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > RETURN_PHOTO_MAX_BYTES) throw new PlatformError(400, 'A photo has too many bytes')
  try {
    return (await redraw({ bytes, ...BOUNDS })).toString('base64')
  } catch (error) {
    if (error instanceof QueueFullError) throw new PlatformError(503, 'Too many pictures at once')
    throw new PlatformError(400, 'A photo is not a JPEG that can be read')
  }
}
