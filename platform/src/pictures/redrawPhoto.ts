import sharp from 'sharp'

/** Somebody's photo, and how it is to be drawn anew. */
export type PhotoOrder = Readonly<{
  /** A JPEG, or what is said to be one. */
  bytes: Uint8Array
  /** How many pixels it may have. */
  maxPixels: number
  /** Its longer side as it is drawn, in pixels: it is never made larger. */
  side: number
  /** Of the JPEG that is made, from 1 to 100. */
  quality: number
}>

/**
 * A photo drawn anew, as a JPEG: what else its file held (where it was taken, other files behind its end) does not come
 * along. Somebody else's bytes are decoded here: only workers call it. Rejects for what is no JPEG, or has too many pixels.
 */
export async function redrawPhoto({ bytes, maxPixels, side, quality }: PhotoOrder): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format } = await picture.metadata()
  if (format !== 'jpeg') throw new Error(`A photo is no JPEG but ${format}`)
  const drawn = picture.rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  return drawn.jpeg({ quality }).toBuffer()
}
