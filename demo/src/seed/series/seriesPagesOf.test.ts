import { stores } from '@hogar/platform/stores.ts'
import { describe, expect, test } from 'vitest'
import { seedPictures, seedSeriesPages } from '../seedCatalogue.ts'

const drawn = new Set([...seedPictures()].map(({ path }) => path))

describe.each(stores.map((store) => ({ code: store.code, store })))('the series of $code', ({ store }) => {
  const pages = seedSeriesPages(store)

  test('have a page each, with names of their own and texts without gaps', () => {
    expect(pages.length).toBeGreaterThan(40)
    for (const key of ['slug', 'value'] as const)
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
    for (const { slug, content } of pages) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(Object.values(content).join(' ')).not.toMatch(/[{}]|undefined|  |: :|<p> |<p><\/p>/)
      expect(content.title.length).toBeGreaterThan(8)
      expect(content.summary.length).toBeLessThan(200)
    }
  })

  test('show pictures of their own products', () => {
    expect(pages.filter(({ content }) => !drawn.has(content.image))).toEqual([])
  })
})

test('a series has one number in all stores', () => {
  const numbers = stores.map((store) => new Map(seedSeriesPages(store).map(({ slug, value }) => [slug, value])))
  expect(new Set(numbers.map((known) => known.get('siena')))).toEqual(new Set(['807']))
})
