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
  const url = await shrinkPhoto(file, picture([90_000, 48_001, 12]))
  expect(url).toBe(`data:image/jpeg;base64,${btoa('x'.repeat(12))}`)
})

it.each([
  ['stays too large', picture(PHOTO_TRIES.map(() => 90_000))],
  ['cannot be drawn as a JPEG', picture([10, 10, 10, 10], 'image/png')],
  ['is no picture', () => Promise.reject(new Error('not a picture'))],
])('is none when it %s', async (_why, open) => {
  expect(await shrinkPhoto(file, open)).toBeNull()
})
