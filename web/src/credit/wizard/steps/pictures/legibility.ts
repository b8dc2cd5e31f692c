import { BRIGHTNESS_MAX, BRIGHTNESS_MIN, DEVIATION_MIN, FRAME_DIFFERENCE_MIN, SHARPNESS_MIN } from './limits.ts'

/** Brightness of each pixel of a picture, row by row, from 0 to 255. */
export type Grey = Readonly<{ pixels: Uint8Array; width: number; height: number }>

/** Reason for which a picture cannot be read. */
export type LegibilityFault = 'small' | 'dark' | 'bright' | 'flat' | 'blurred'

const FULL_BRIGHTNESS = 255

/** Returns why a picture cannot be read, by the rules of the platform; null for a legible one. */
export function legibilityFault(grey: Grey, minSide: number): LegibilityFault | null {
  if (Math.min(grey.width, grey.height) < minSide) return 'small'
  const { mean, variance } = spread(grey.pixels)
  if (mean < BRIGHTNESS_MIN) return 'dark'
  if (mean > BRIGHTNESS_MAX) return 'bright'
  if (Math.sqrt(variance) < DEVIATION_MIN) return 'flat'
  return spread(laplacian(grey)).variance < SHARPNESS_MIN ? 'blurred' : null
}

/** Returns true if two pictures of one size differ enough to show a movement. */
export function showsMovement(one: Uint8Array, other: Uint8Array): boolean {
  const sum = one.reduce((total, pixel, at) => total + Math.abs(pixel - (other[at] ?? 0)), 0)
  return sum / (one.length * FULL_BRIGHTNESS) >= FRAME_DIFFERENCE_MIN
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
