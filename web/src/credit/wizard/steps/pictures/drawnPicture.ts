import type { Grey } from './legibility.ts'
import { PICTURE_SIDE_PIXELS } from './limits.ts'

/** A picture on the device, at most `PICTURE_SIDE_PIXELS` long. */
export type Picture = Readonly<{
  /** Draws it as a JPEG whose longer side has at most `side` pixels; without the metadata of its file. */
  draw: (side: number, quality: number) => Promise<Blob | null>
  /** Brightness of its pixels; of a square of `side` pixels if one is given. */
  grey: (side?: number) => Grey
}>

type Size = Readonly<{ width: number; height: number }>

/** Weights of red, green and blue in brightness. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const
const CHANNELS = 4

/** Draws a photo or a frame onto a canvas of its own, so that nothing else has to stay open. */
export function drawnPicture(source: CanvasImageSource, size: Size): Picture {
  const whole = drawOn(source, within(size, PICTURE_SIDE_PIXELS))
  return {
    draw: (side, quality) => {
      const canvas = Math.max(whole.width, whole.height) <= side ? whole : drawOn(whole, within(whole, side))
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    },
    grey: (side) => greyOf(side === undefined ? whole : drawOn(whole, { width: side, height: side })),
  }
}

function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(1, width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function drawOn(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  // A file may be transparent, and a JPEG is not.
  if (context) context.fillStyle = '#fff'
  context?.fillRect(0, 0, width, height)
  context?.drawImage(source, 0, 0, width, height)
  return canvas
}

function greyOf(canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * CHANNELS
    pixels[at] = RED * (data[from] ?? 0) + GREEN * (data[from + 1] ?? 0) + BLUE * (data[from + 2] ?? 0)
  }
  return { pixels, width, height }
}
