import type { Size } from './pictureSource.ts'

/** First byte of every marker. */
const MARKER = 0xff
const FIRST_SEGMENT = 2
/** Markers of frame headers lie in this range, without three that mark tables: Huffman, arithmetic coding, reserved. */
const FRAMES = { first: 0xc0, last: 0xcf, not: new Set([0xc4, 0xc8, 0xcc]) } as const

/**
 * Reads the size of a JPEG from its frame header, without decoding it: the main thread does not decode. For files of our
 * own encoder.
 * @throws Error if it has no frame header.
 */
export function jpegSize(jpeg: Buffer): Size {
  let at = FIRST_SEGMENT
  while (at + 9 <= jpeg.length && jpeg[at] === MARKER) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker >= FRAMES.first && marker <= FRAMES.last && !FRAMES.not.has(marker))
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('The JPEG has no frame header')
}
