import { describe, expect, test } from 'vitest'
import { seedCatalogue, seedPictures, seedStock } from '../seedCatalogue.ts'
import { seededStore, storeOf, TEST_DAY } from '../testing/seededStore.ts'
import type { ProductSource } from '../testing/seededStore.ts'

const COUNT = 3_000
const own = seededStore('hogar')
const documents = [...seedCatalogue(storeOf('hogar'), TEST_DAY, { seriesProducts: COUNT })]
const products = documents.filter(({ entity }) => entity === 'product').map(({ source }) => source as ProductSource)
const series = products.slice(own.products.length)

describe('a catalogue with series', () => {
  test('has as many more products as requested, of many kinds, none of them twice', () => {
    expect(series).toHaveLength(COUNT)
    for (const key of ['id', 'sku', 'url_path', 'name'] as const)
      expect(new Set(products.map((product) => product[key])).size, key).toBe(
        key === 'name' ? new Set(products.map((product) => product.name)).size : products.length,
      )
    expect(new Set(series.map((product) => product.name)).size).toBeGreaterThan(COUNT * 0.95)
    expect(new Set(series.map((product) => product.type_id))).toEqual(new Set(['simple', 'configurable']))
    expect(new Set(series.map((product) => product.category_ids.at(-1))).size).toBeGreaterThan(50)
  })

  test('its children stand in their parents alone, each with stock', () => {
    const stocked = new Set([...seedStock({ seriesProducts: COUNT })].map(({ sku }) => sku))
    const skus = series.flatMap(({ sku, configurable_children }) => [
      sku,
      ...(configurable_children ?? []).map((child) => child.sku),
    ])
    expect(skus.filter((sku) => !stocked.has(sku))).toEqual([])
    expect(new Set(skus).size).toBe(skus.length)
    const ids = series.flatMap(({ id, configurable_children }) => [
      id,
      ...(configurable_children ?? []).map((child) => child.id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('its pictures are those of the shop’s own products', () => {
    const drawn = new Set([...seedPictures()].map(({ path }) => path))
    expect(series.flatMap((product) => product.media_gallery).filter(({ image }) => !drawn.has(image))).toEqual([])
  })

  test('prices, offers and makers differ', () => {
    const sofas = series.filter(({ sku }) => sku.startsWith('SOFA-OSLO-'))
    expect(sofas.length).toBeGreaterThan(3)
    expect(new Set(sofas.map(({ final_price }) => final_price)).size).toBeGreaterThan(3)
    const offered = series.filter(({ sale }) => sale === '1').length / COUNT
    expect(offered).toBeGreaterThan(0.2)
    expect(offered).toBeLessThan(0.35)
  })

  test('categories count them, links point to products that exist', () => {
    const categories = documents.filter(({ entity }) => entity === 'category').map(({ source }) => source)
    const listed = products.filter(({ visibility }) => visibility === 4)
    for (const { id, product_count, is_link } of categories.filter(({ level }) => Number(level) > 1)) {
      if (is_link === '1') continue
      expect(product_count, String(id)).toBe(
        listed.filter(({ category_ids }) => category_ids.includes(Number(id))).length,
      )
    }
    expect(categories[0]?.product_count).toBe(listed.length)
    const skus = new Set(products.map(({ sku }) => sku))
    expect(
      series.flatMap(({ product_links }) => product_links).filter((link) => !skus.has(link.linked_product_sku)),
    ).toEqual([])
  })

  test('the same number gives the same products, more begin with the fewer, and other stores have none', () => {
    const fewer = [...seedCatalogue(storeOf('hogar'), TEST_DAY, { seriesProducts: 20 })].filter(
      ({ entity }) => entity === 'product',
    )
    expect(fewer.slice(own.products.length).map(({ source }) => source)).toEqual(series.slice(0, 20))
    const german = [...seedCatalogue(storeOf('de'), TEST_DAY, { seriesProducts: 20 })]
    expect(german).toHaveLength(seededStore('de').documents.length)
  })
})
