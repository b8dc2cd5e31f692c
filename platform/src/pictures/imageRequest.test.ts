import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseImageRequest, REFUSALS } from './imageRequest.ts'
import { IMAGE_PATH_MAX_CHARACTERS, IMAGE_SIDE_MAX_PX, SCENE_SIDE_MAX_PX } from './limits.ts'

const asked = { width: '400', height: '300', action: 'fit', path: '/s/sofa-oslo/front.avif' }

test('reads an address', () => {
  expect(parseImageRequest(asked)).toEqual({
    width: 400,
    height: 400,
    action: 'fit',
    path: '/s/sofa-oslo/front',
    format: 'avif',
  })
  expect(parseImageRequest({ ...asked, path: '/s/sofa/front.JPEG' })).toMatchObject({ format: 'jpg' })
})

test.each([
  [{ action: 'crop' }, REFUSALS.parameters],
  [{ path: '' }, REFUSALS.parameters],
  [{ width: '1025' }, REFUSALS.size],
  [{ width: '-1' }, REFUSALS.size],
  [{ height: '1.5' }, REFUSALS.size],
  [{ height: '1e2' }, REFUSALS.size],
  [{ path: '/s/sofa.exe' }, REFUSALS.type],
  [{ path: '/s/sofa' }, REFUSALS.type],
  [{ path: 'https://elsewhere.example/a.jpg' }, REFUSALS.host],
  [{ path: '//elsewhere.example/a.jpg' }, REFUSALS.host],
  [{ path: '/s/../../etc/passwd.jpg' }, REFUSALS.host],
  [{ path: '/s\\a.jpg' }, REFUSALS.host],
  [{ path: '/s/a\u0000.jpg' }, REFUSALS.host],
  [{ path: `/${'a'.repeat(IMAGE_PATH_MAX_CHARACTERS)}.jpg` }, REFUSALS.host],
])('refuses %j', (part, refusal) => {
  expect(parseImageRequest({ ...asked, ...part })).toEqual({ refusal })
})

test('the limits themselves are allowed, and scenes may be wider', () => {
  const side = String(SCENE_SIDE_MAX_PX)
  expect(parseImageRequest({ ...asked, width: String(IMAGE_SIDE_MAX_PX), height: '0' })).toMatchObject({
    width: IMAGE_SIDE_MAX_PX,
    height: IMAGE_SIDE_MAX_PX,
  })
  expect(parseImageRequest({ ...asked, width: side, path: '/scenes/bedroom.webp' })).toMatchObject({
    width: SCENE_SIDE_MAX_PX,
  })
  expect(parseImageRequest({ ...asked, width: side })).toEqual({ refusal: REFUSALS.size })
})

test('any request that is accepted stays inside the limits', () => {
  const anything = fc.record({
    width: fc.string(),
    height: fc.string(),
    action: fc.constantFrom('fit', 'resize', 'identify', 'x'),
    path: fc.string({ maxLength: 700 }).map((text) => `/${text}.jpg`),
  })
  fc.assert(
    fc.property(anything, (raw) => {
      const read = parseImageRequest(raw)
      if ('refusal' in read) return
      expect(read.width).toBeLessThanOrEqual(SCENE_SIDE_MAX_PX)
      expect(read.path).not.toMatch(/\.\.|\/\/|[\\?%#\s]/)
    }),
  )
})
