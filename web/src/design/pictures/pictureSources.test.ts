import { expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureSourceSet } from './pictureSources.ts'

it.each([
  ['a cart', 150],
  ['a listing', 200],
  ['a gallery', 1024],
])('there are pictures for %s, %i pixels wide', (_place, width) => {
  const sources = pictureSourceSet('a/b', 'avif', { widths: PICTURE_WIDTHS, ratio: 1 }).split(', ')
  expect(sources.find((source) => source.endsWith(` ${width}w`))).toContain(`${width}`)
})
