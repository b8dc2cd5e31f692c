import sharp from 'sharp'
import { PlatformError } from '../http/PlatformError.ts'
import { RETURN_PHOTO_MAX_BYTES, RETURN_PHOTO_MAX_PIXELS, RETURN_PHOTO_QUALITY, RETURN_PHOTO_SIDE } from './limits.ts'

/**
 * A photo drawn anew: what else its file held (where it was taken, other files behind its end) does not come along.
 * @param base64 of a JPEG.
 * @throws PlatformError 400 for what is no JPEG, or has too many bytes or pixels.
 */
export async function cleanPhoto(base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > RETURN_PHOTO_MAX_BYTES) throw new PlatformError(400, 'A photo has too many bytes')
  try {
    const picture = sharp(bytes, { limitInputPixels: RETURN_PHOTO_MAX_PIXELS, failOn: 'error' })
    if ((await picture.metadata()).format !== 'jpeg') throw new Error('another format')
    const side = { width: RETURN_PHOTO_SIDE, height: RETURN_PHOTO_SIDE }
    const drawn = picture.rotate().resize({ ...side, fit: 'inside', withoutEnlargement: true })
    return (await drawn.jpeg({ quality: RETURN_PHOTO_QUALITY }).toBuffer()).toString('base64')
  } catch {
    throw new PlatformError(400, 'A photo is not a JPEG that can be read')
  }
}
