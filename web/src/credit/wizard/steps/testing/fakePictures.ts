import { vi } from 'vitest'
import type { Picture } from '../pictures/drawnPicture.ts'
import type { Grey } from '../pictures/legibility.ts'
import type { PictureDevices } from '../pictures/pictureDevices.ts'

type Look = Readonly<{
  width?: number
  height?: number
  /** Brightness of a pixel. Default: squares, as on a card with letters. */
  at?: (column: number, row: number) => number
  bytes?: number
}>

const SQUARES = (column: number, row: number) => (((column >> 2) + (row >> 2)) % 2 === 0 ? 40 : 200)

export function greyOf({ width = 800, height = 610, at = SQUARES }: Look = {}): Grey {
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) pixels[row * width + column] = at(column, row)
  return { pixels, width, height }
}

/** A picture that draws itself as so many bytes. */
export const pictureOf = ({ bytes = 1_000, ...look }: Look = {}): Picture => ({
  draw: async () => new Blob(['x'.repeat(bytes)], { type: 'image/jpeg' }),
  grey: (side) => greyOf(side === undefined ? look : { ...look, width: side, height: side }),
})

/** Pictures that differ, as of someone who moves. */
export const movingPicture = (shift: number) =>
  pictureOf({ at: (column, row) => SQUARES(column + shift * 4, row) - shift * 8 })

export const stop = vi.fn()

/** Camera that opens. */
export const openingCamera = () => ({
  getUserMedia: async () => {
    const track = Object.assign(new EventTarget(), { stop })
    return { getTracks: () => [track] } as unknown as MediaStream
  },
})

export const refusingCamera = (name: string) => ({
  getUserMedia: () => Promise.reject(new DOMException('no', name)),
})

export const devicesOf = (change: Partial<PictureDevices> = {}): PictureDevices => ({
  cameras: openingCamera,
  openPhoto: async () => pictureOf(),
  frameOf: () => pictureOf(),
  ...change,
})
