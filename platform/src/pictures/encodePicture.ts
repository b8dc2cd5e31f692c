import sharp from 'sharp'
import type { ImageRequest } from './imageRequest.ts'

/**
 * Renders SVG at the size asked and encodes it. `resize` fits inside the box, keeps the ratio and never enlarges past
 * the drawing; `fit` fills the box exactly and crops the rest; 0 leaves a side free.
 */
export async function encodePicture(svg: string, request: ImageRequest): Promise<Buffer> {
  if (request.format === 'svg') return Buffer.from(svg)
  const natural = naturalSize(svg)
  const [width, height] = [request.width || undefined, request.height || undefined]
  const scale = rasterScale(natural, request)
  // Drawn at its final size from the start: cheaper than drawing large and shrinking.
  const sized = svg.replace(
    /width="\d+" height="\d+"/,
    `width="${Math.ceil(natural.width * scale)}" height="${Math.ceil(natural.height * scale)}"`,
  )
  const image = sharp(Buffer.from(sized)).flatten({ background: '#f0eae1' })
  const resized =
    width === undefined && height === undefined
      ? image
      : image.resize({
          width,
          height,
          fit: request.action === 'fit' ? 'cover' : 'inside',
          withoutEnlargement: request.action !== 'fit',
        })
  switch (request.format) {
    case 'avif':
      return resized.avif({ quality: 52, effort: 2 }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 78, effort: 3 }).toBuffer()
    case 'png':
      return resized.png({ compressionLevel: 7 }).toBuffer()
    default:
      return resized.jpeg({ quality: 80, mozjpeg: false, progressive: true }).toBuffer()
  }
}

type Size = Readonly<{ width: number; height: number }>

/** Width and height that a drawing names on its root. */
export function naturalSize(svg: string): Size {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width ?? 1200), height: Number(height ?? 1200) }
}

function rasterScale(natural: Size, { width, height, action }: ImageRequest): number {
  const shares = [width / natural.width, height / natural.height].filter((share) => share > 0)
  if (shares.length === 0) return 1
  return action === 'fit' ? Math.max(...shares) : Math.min(1, ...shares)
}
