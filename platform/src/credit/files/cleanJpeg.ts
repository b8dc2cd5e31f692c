import { PlatformError } from '../../http/PlatformError.ts'
import { QueueFullError } from '../../pictures/encodeQueue.ts'
import type { PictureService } from '../../pictures/pictureService.ts'
import { fieldRefusal } from '../applications/applicationRefusal.ts'
import { kindOf } from './fileContent.ts'
import { FILE_QUALITY_PERCENT, FILE_SIDE_PIXELS, JPEG_MAX_BYTES, JPEG_MAX_PIXELS } from './limits.ts'

const BOUNDS = { maxPixels: JPEG_MAX_PIXELS, side: FILE_SIDE_PIXELS, quality: FILE_QUALITY_PERCENT } as const

type Photo = Readonly<{ bytes: Buffer; field: string; minSide: number }>

/**
 * Draws a photo again, so that it holds pixels alone, and requires that it can be read.
 * @throws PlatformError 400 `size`, `type`, or `legible` with its fault; 503 when the queue is full.
 */
export async function cleanJpeg(
  { bytes, field, minSide }: Photo,
  { redraw, judge }: Pick<PictureService, 'redraw' | 'judge'>,
): Promise<Buffer> {
  if (kindOf(bytes) !== 'image/jpeg') throw noJpeg(field)
  if (bytes.length > JPEG_MAX_BYTES)
    throw fieldRefusal({ reason: 'size', field, message: `A photo has at most ${JPEG_MAX_BYTES} bytes` })
  const refuse = (error: unknown) => {
    if (error instanceof QueueFullError) throw new PlatformError(503, 'Too many pictures at once')
    throw noJpeg(field)
  }
  // Bytes from a worker thread arrive as a plain array.
  const jpeg = Buffer.from(await redraw({ bytes, ...BOUNDS }).catch(refuse))
  const fault = await judge({ bytes: jpeg, minSide }).catch(refuse)
  if (fault === null) return jpeg
  throw fieldRefusal({ reason: 'legible', field, message: 'ID photo not legible', detail: fault })
}

function noJpeg(field: string): PlatformError {
  return fieldRefusal({ reason: 'type', field, message: `${field} is not a JPEG that can be read` })
}
