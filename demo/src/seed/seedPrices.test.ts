import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import type { ProductSource } from './testing/seededStore.ts'
import { seedPrices } from './seedCatalogue.ts'
import { seededStore, storeOf, TEST_DAY } from './testing/seededStore.ts'

const stores = [
  { code: 'hogar', tax: 16 },
  { code: 'de', tax: 19 },
  { code: 'it', tax: 22 },
] as const

const isSet = (product: ProductSource) => product.type_id === 'grouped' || product.type_id === 'bundle'

describe.each(stores)('prices of $code', ({ code, tax }) => {
  const { products, listed } = seededStore(code)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const withTax = (net: number) =>
    new Big(net)
      .times(100 + tax)
      .div(100)
      .round(2)

  test('a shelf price with tax ends in 9', () => {
    for (const product of products.filter((candidate) => !isSet(candidate))) {
      for (const net of [product.price, product.final_price]) {
        const shelf = withTax(net)
        expect(shelf.toFixed(2), `${product.sku} ${shelf.toString()}`).toMatch(/9\.00$|9\.99$|\d\.99$/)
      }
    }
  })

  test('everything on offer has prices of before, some lower than the regular, where the law asks for them', () => {
    const history = Map.groupBy(seedPrices(storeOf(code), TEST_DAY), ({ sku }) => sku)
    if (code === 'hogar') return expect(history.size).toBe(0)
    const offered = products.filter(
      ({ type_id: type, special_price: special }) => special !== null && type !== 'configurable' && type !== 'grouped',
    )
    expect(offered.length).toBeGreaterThan(100)
    for (const product of offered) {
      const [first, ...others] = history.get(product.sku) ?? []
      expect(first, product.sku).toMatchObject({ net: product.price, regular: product.price })
      for (const { net } of others) expect(net, product.sku).toBeGreaterThan(product.special_price ?? 0)
    }
    expect([...history.values()].some((prices) => prices.some(({ net, regular }) => net < regular))).toBe(true)
  })

  test('final is special when there is one, and lies between the least and the most', () => {
    for (const product of products) {
      expect(product.final_price, product.sku).toBe(product.special_price ?? product.price)
      expect(product.final_price).toBeLessThanOrEqual(product.regular_price)
      expect(product.minimal_price).toBeLessThanOrEqual(product.final_price)
      expect(product.max_price).toBeGreaterThanOrEqual(product.final_price)
      expect(product.final_price).toBeGreaterThan(0)
      expect(product.sale).toBe(product.special_price === null ? '0' : '1')
      const percent = new Big(1).minus(new Big(product.final_price).div(product.price)).times(100).toNumber()
      expect(Math.abs(product.discount - percent), product.sku).toBeLessThanOrEqual(0.51)
      if (product.special_price !== null) expect(product.discount, product.sku).toBeGreaterThanOrEqual(1)
    }
  })

  test('a configurable product costs what its cheapest child costs', () => {
    for (const parent of listed.filter((product) => product.type_id === 'configurable')) {
      const finals = (parent.configurable_children ?? []).map((child) => child.final_price)
      expect(parent.final_price, parent.sku).toBe(Math.min(...finals))
      expect(parent.max_price, parent.sku).toBe(Math.max(...finals))
    }
  })

  test('a grouped product costs what its parts cost together', () => {
    for (const set of listed.filter((product) => product.type_id === 'grouped')) {
      const parts = set.product_links.filter((link) => link.link_type === 'associated')
      const total = parts.reduce(
        (sum, link) =>
          sum.plus(
            withTax(bySku.get(link.linked_product_sku)?.final_price ?? 0).times(link.extension_attributes?.qty ?? 0),
          ),
        new Big(0),
      )
      expect(withTax(set.final_price).toFixed(2), set.sku).toBe(total.toFixed(2))
    }
  })

  test('a bundle costs what it proposes', () => {
    for (const set of listed.filter((product) => product.type_id === 'bundle')) {
      const proposed = (set.bundle_options ?? []).flatMap((option) =>
        option.product_links.filter((link) => link.is_default),
      )
      const total = proposed.reduce(
        (sum, link) => sum.plus(withTax(bySku.get(link.sku)?.final_price ?? 0).times(link.qty)),
        new Big(0),
      )
      expect(withTax(set.final_price).toFixed(2), set.sku).toBe(total.toFixed(2))
    }
  })
})
