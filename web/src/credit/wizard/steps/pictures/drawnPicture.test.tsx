import { expect, test, vi } from 'vitest'
import { drawnPicture } from './drawnPicture.ts'
import { jpegOf } from './jpegOf.ts'
import { DOCUMENT_TRIES } from './limits.ts'

/** Sizes and qualities of the JPEGs that are drawn, each of so many bytes. */
function spyOnJpegs(bytes: readonly number[]) {
  const drawn: string[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...given) {
    const [done, type = '', quality] = given
    const length = bytes[drawn.length] ?? 0
    drawn.push(`${this.width} × ${this.height}, ${String(quality)}`)
    done(new Blob(['x'.repeat(length)], { type }))
  })
  return drawn
}
const photo = document.createElement('canvas')
const LIMIT = { tries: DOCUMENT_TRIES, maxBytes: 100 }

test.each([
  [4_000, 3_000, '1600 × 1200, 0.8'],
  [3_000, 4_000, '1200 × 1600, 0.8'],
  [1_600, 900, '1600 × 900, 0.8'],
  [800, 640, '800 × 640, 0.8'],
])('a photo of %d by %d pixels is sent as %s', async (width, height, expected) => {
  const drawn = spyOnJpegs([100])
  expect(await jpegOf(drawnPicture(photo, { width, height }), LIMIT)).toMatchObject({ size: 100, type: 'image/jpeg' })
  expect(drawn).toEqual([expected])
})

test('a photo that is still too large is drawn with less quality, then smaller, and else not sent', async () => {
  const drawn = spyOnJpegs([101, 101, 101, 101])
  expect(await jpegOf(drawnPicture(photo, { width: 4_000, height: 3_000 }), LIMIT)).toBeNull()
  expect(drawn).toEqual(['1600 × 1200, 0.8', '1600 × 1200, 0.6', '1280 × 960, 0.6', '1024 × 768, 0.6'])
})
