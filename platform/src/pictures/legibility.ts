import sharp from 'sharp'
import { BRIGHTNESS_MAX, BRIGHTNESS_MIN, DEVIATION_MIN, SHARPNESS_MIN } from './limits.ts'

/** Reason for which a picture cannot be read. */
export type LegibilityFault = 'small' | 'dark' | 'bright' | 'flat' | 'blurred'

/** A JPEG to judge, and the least length of its shorter side, in pixels. */
export type JudgeOrder = Readonly<{ bytes: Uint8Array; minSide: number }>
/** A JPEG, and the side of the square that it is made, in pixels. */
export type ThumbnailOrder = Readonly<{ bytes: Uint8Array; side: number }>

type Grey = Readonly<{ pixels: Uint8Array; width: number; height: number }>

/** Returns why a picture cannot be read; null for a legible one. Decodes: call it in workers only. */
export async function legibilityFault({ bytes, minSide }: JudgeOrder): Promise<LegibilityFault | null> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const grey = { pixels: data, width: info.width, height: info.height }
  if (Math.min(info.width, info.height) < minSide) return 'small'
  const { mean, variance } = spread(data)
  if (mean < BRIGHTNESS_MIN) return 'dark'
  if (mean > BRIGHTNESS_MAX) return 'bright'
  if (Math.sqrt(variance) < DEVIATION_MIN) return 'flat'
  return spread(laplacian(grey)).variance < SHARPNESS_MIN ? 'blurred' : null
}

/** Returns the brightness of a picture at every pixel of a small square. Decodes: call it in workers only. */
export async function greyThumbnail({ bytes, side }: ThumbnailOrder): Promise<Buffer> {
  return sharp(bytes).resize(side, side, { fit: 'fill' }).greyscale().raw().toBuffer()
}

/** Second difference at every inner pixel: large at edges, near nought where nothing is in focus. */
function laplacian({ pixels, width, height }: Grey): Int16Array {
  const at = (index: number) => pixels[index] ?? 0
  const result = new Int16Array(Math.max(0, (width - 2) * (height - 2)))
  let next = 0
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const here = row * width + column
      result[next] = at(here - width) + at(here + width) + at(here - 1) + at(here + 1) - 4 * at(here)
      next += 1
    }
  return result
}

function spread(values: Uint8Array | Int16Array): Readonly<{ mean: number; variance: number }> {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / Math.max(1, values.length)
  return { mean, variance: squares / Math.max(1, values.length) - mean * mean }
}
