import sharp from 'sharp'

/** An uploaded photo, and the settings to re-encode it. */
export type PhotoOrder = Readonly<{
  /** An image file, not yet validated. */
  bytes: Uint8Array
  /** Maximum number of pixels. */
  maxPixels: number
  /** Its longer side as it is drawn, in pixels: it is never made larger. */
  side: number
  /** Quality of the resulting JPEG, from 1 to 100. */
  quality: number
  /** Accepted formats; JPEG alone by default. */
  formats?: readonly PhotoFormat[]
}>

export type PhotoFormat = 'jpeg' | 'png' | 'webp'

/**
 * Re-encodes a photo as a JPEG and drops all other data of its file (the place where it was taken, files appended to it).
 * Decodes untrusted bytes: call it in workers only. Rejects if they are of no accepted format, or have too many pixels.
 */
export async function redrawPhoto({ formats = ['jpeg'], ...order }: PhotoOrder): Promise<Buffer> {
  const { bytes, maxPixels, side, quality } = order
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!formats.some((accepted) => accepted === format)) throw new Error(`The photo is ${format}, not ${formats.join()}`)
  const drawn = picture.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return drawn.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()
}
