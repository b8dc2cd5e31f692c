import sharp from 'sharp'

/** An uploaded photo, and the settings to re-encode it. */
export type PhotoOrder = Readonly<{
  /** A JPEG, not yet validated. */
  bytes: Uint8Array
  /** Maximum number of pixels. */
  maxPixels: number
  /** Its longer side as it is drawn, in pixels: it is never made larger. */
  side: number
  /** Quality of the resulting JPEG, from 1 to 100. */
  quality: number
}>

/**
 * Re-encodes a photo as a JPEG and drops all other data of its file (the place where it was taken, files appended to it).
 * Decodes untrusted bytes: call it in workers only. Rejects if they are no JPEG, or have too many pixels.
 */
export async function redrawPhoto({ bytes, maxPixels, side, quality }: PhotoOrder): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  if (format !== 'jpeg') throw new Error(`The photo is not a JPEG but ${format}`)
  const drawn = picture.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return drawn.jpeg({ quality }).toBuffer()
}
