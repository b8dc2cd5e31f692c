import { FRAME_DIFFERENCE_MIN } from './limits.ts'

const FULL_BRIGHTNESS = 255

/** Whether each two of some pictures differ enough to show a movement. Takes their brightness, all of one size. */
export function areDifferent(frames: readonly Uint8Array[]): boolean {
  return frames.every((one, at) =>
    frames.slice(at + 1).every((other) => difference(one, other) >= FRAME_DIFFERENCE_MIN),
  )
}

/** Mean difference of two pictures, as a share of full brightness. */
function difference(one: Uint8Array, other: Uint8Array): number {
  const sum = one.reduce((total, pixel, at) => total + Math.abs(pixel - (other[at] ?? 0)), 0)
  return sum / (one.length * FULL_BRIGHTNESS)
}
