import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ImageFormat, ImageRequest } from './imageRequest.ts'
import type { Size } from './pictureSource.ts'

const GROUND = '#f0eae1'

/** A drawing as text, its own size, and the pixels per unit that it is wanted at. */
export type DrawnPicture = Readonly<{ svg: string; natural: Size; scale: number }>

/**
 * Renders SVG at the size asked and encodes it. `resize` fits inside the box, keeps the ratio and never enlarges past
 * the drawing; `fit` fills the box exactly and crops the rest; 0 leaves a side free.
 */
export async function encodePicture({ svg, natural, scale }: DrawnPicture, request: ImageRequest): Promise<Buffer> {
  if (request.format === 'svg') return Buffer.from(svg)
  // Drawn at its final size from the start: cheaper than drawing large and shrinking.
  const sized = svg.replace(
    /width="\d+" height="\d+"/,
    `width="${Math.ceil(natural.width * scale)}" height="${Math.ceil(natural.height * scale)}"`,
  )
  return encoded(resized(sharp(Buffer.from(sized)).flatten({ background: GROUND }), request), request.format)
}

/** Encodes a stored photo at the size asked; it is never made larger than it is. Rejects for SVG, which a photo is not. */
export function encodePhoto(jpeg: Uint8Array, request: ImageRequest): Promise<Buffer> {
  if (request.format === 'svg') return Promise.reject(new Error('A photo has no SVG'))
  return encoded(resized(sharp(jpeg), request), request.format)
}

function encoded(image: Sharp, format: Exclude<ImageFormat, 'svg'>): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 52, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 7 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 80, mozjpeg: false, progressive: true }).toBuffer()
  }
}

function resized(image: Sharp, { width, height, action }: ImageRequest): Sharp {
  if (width === 0 && height === 0) return image
  return image.resize({
    width: width || undefined,
    height: height || undefined,
    fit: action === 'fit' ? 'cover' : 'inside',
    withoutEnlargement: action !== 'fit',
  })
}
