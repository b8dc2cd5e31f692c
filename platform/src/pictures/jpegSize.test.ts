import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegSize } from './jpegSize.ts'

const drawn = (width: number, height: number, progressive: boolean) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg({ progressive, mozjpeg: progressive })
    .withExif({ IFD0: { Artist: 'Hogar' } })
    .toBuffer()

describe('the size of a JPEG', () => {
  test.each([
    [1, 1, false],
    [640, 480, false],
    [480, 1_200, true],
  ])('of %i by %i pixels, progressive: %s, is read from its header', async (width, height, progressive) => {
    expect(jpegSize(await drawn(width, height, progressive))).toEqual({ width, height })
  })

  test('that ends before its header is refused', async () => {
    const jpeg = await drawn(8, 8, false)
    for (const length of [0, 2, 20]) expect(() => jpegSize(jpeg.subarray(0, length))).toThrow('no frame header')
    expect(() => jpegSize(Buffer.from('GIF89a, no JPEG at all'))).toThrow('no frame header')
  })
})
