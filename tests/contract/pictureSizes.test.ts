import { drawnSize } from '@hogar/platform/pictures/pictureSizes.ts'
import { PICTURE_WIDTHS, SCENE_WIDTHS, pictureSourceSet } from '@hogar/web/design/pictureSources.ts'
import { expect, it } from 'vitest'

it.each([
  ['a product', 's/a/front', PICTURE_WIDTHS, 1],
  ['a scene', 'scenes/terrace', SCENE_WIDTHS, 16 / 9],
] as const)('every size that a page asks of %s is drawn as it is asked for', (...[, path, widths, ratio]) => {
  const asked = [...pictureSourceSet(path, 'avif', { widths, ratio }).matchAll(/\/img\/(\d+)\/(\d+)\/fit\//g)]
  expect(asked).toHaveLength(widths.length)
  for (const [, width, height] of asked) {
    const size = { width: Number(width), height: Number(height) }
    expect(drawnSize(`/${path}`, size)).toEqual(size)
  }
})
