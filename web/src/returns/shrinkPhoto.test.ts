// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { PHOTO_TRIES } from './limits.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'

const file = new Blob(['a picture'])
/** Creates a picture whose JPEG has these byte sizes, one per try. */
const picture = (sizes: readonly number[], type = 'image/jpeg') => {
  const left = [...sizes]
  return async () => ({ draw: async () => new Blob(['x'.repeat(left.shift() ?? 0)], { type }) })
}

it('is drawn smaller until it may be sent', async () => {
  const url = await shrinkPhoto(file, { maxBytes: 48_000, open: picture([90_000, 48_001, 12]) })
  expect(url).toBe(`data:image/jpeg;base64,${btoa('x'.repeat(12))}`)
})

it.each([
  ['stays too large', picture(PHOTO_TRIES.map(() => 90_000))],
  ['cannot be drawn as a JPEG', picture([10, 10, 10, 10], 'image/png')],
  ['is no picture', () => Promise.reject(new Error('not a picture'))],
])('is none when it %s', async (_why, open) => {
  expect(await shrinkPhoto(file, { maxBytes: 48_000, open })).toBeNull()
})

it('is drawn as the preferred type, and as the next one where the browser cannot', async () => {
  const types = ['image/webp', 'image/jpeg']
  const target = { maxBytes: 100, types }
  const url = (type: string, size: number) => `data:${type};base64,${btoa('x'.repeat(size))}`
  expect(await shrinkPhoto(file, { ...target, open: picture([30], 'image/webp') })).toBe(url('image/webp', 30))
  // Every try draws a JPEG: the first one is not of the type that it was to be.
  expect(await shrinkPhoto(file, { ...target, open: picture([20, 30]) })).toBe(url('image/jpeg', 30))
})
