import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedCatalogue, seedPictures, seedStock } from './seedCatalogue.ts'
import { seededStore, storeOf, TEST_DAY } from './testing/seededStore.ts'

const main = seededStore('hogar')
const german = seededStore('de')
const italian = seededStore('it')
const young = seededStore('viu')
const traditional = seededStore('mavi')
const everyStore = [main, german, italian, young, traditional]

function hashOf(now: Date): string {
  const hash = createHash('sha256')
  for (const document of seedCatalogue(storeOf('viu'), now)) hash.update(JSON.stringify(document))
  return hash.digest('hex')
}

const countOf = (type: string) => main.listed.filter((product) => product.type_id === type).length

describe('the size of the catalogue', () => {
  test('has hundreds of products over a full tree of categories', () => {
    expect(main.listed.length).toBeGreaterThanOrEqual(650)
    expect(main.sources('category').length).toBeGreaterThanOrEqual(65)
    expect(Math.max(...main.sources('category').map((category) => Number(category.level)))).toBeGreaterThanOrEqual(4)
  })

  test('has kitchens that are made to order, and promises none of them in 48 hours', () => {
    const made = main.sources('product').filter((product) => product.opcion_de_entrega === 'SOBRE PEDIDO')
    const kitchens = main.products.filter(({ category_ids: ids }) => ids.includes(510))
    expect(made.length).toBeGreaterThan(0)
    expect(made.map(({ sku }) => sku)).toEqual(kitchens.map(({ sku }) => sku))
    expect(JSON.stringify(made)).not.toContain('48 h')
  })

  test('has every type of product', () => {
    expect(countOf('configurable')).toBeGreaterThanOrEqual(200)
    expect(countOf('simple')).toBeGreaterThanOrEqual(100)
    expect(countOf('grouped')).toBeGreaterThanOrEqual(15)
    expect(countOf('bundle')).toBeGreaterThanOrEqual(15)
    expect(countOf('virtual')).toBeGreaterThanOrEqual(8)
    expect(countOf('downloadable')).toBeGreaterThanOrEqual(4)
    const options = main.listed.flatMap((product) => product.custom_options)
    expect(new Set(options.map((option) => option.type))).toEqual(new Set(['field', 'drop_down']))
    expect(new Set(options.flatMap((option) => option.values ?? []).map((value) => value.price_type))).toEqual(
      new Set(['fixed', 'percent']),
    )
  })

  test('gives the other brands a part of it', () => {
    const [viu, mavi] = [young.listed, traditional.listed]
    expect(viu.length).toBeGreaterThan(200)
    expect(viu.length).toBeLessThan(main.listed.length)
    expect(mavi.length).toBeGreaterThan(viu.length)
    expect(mavi.length).toBeLessThan(main.listed.length)
    expect(viu.some((product) => product.type_id === 'bundle')).toBe(true)
  })
})

/** A document with the fields of its variants beside its own. */
function flat({ configurable_children: children, ...own }: Record<string, unknown>): Record<string, unknown> {
  const ofChildren = ((children ?? []) as Record<string, unknown>[]).flatMap((child, index) =>
    Object.entries(child).map(([key, value]) => [`${index} ${key}`, value] as const),
  )
  return { ...own, ...Object.fromEntries(ofChildren) }
}

describe('determinism', () => {
  test('the same day gives the same bytes, at any time of day', () => {
    expect(hashOf(new Date('2026-11-20T00:00:01Z'))).toBe(hashOf(new Date('2026-11-20T23:59:59Z')))
  })

  test('only offers depend on the day', () => {
    const later = [...seedCatalogue(storeOf('viu'), new Date('2027-03-01T00:00:00Z'))]
    const changed = later.flatMap((document, index) => {
      const before = flat(young.documents[index]?.source ?? {})
      const after = flat(document.source)
      return Object.keys(after).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
    })
    expect(new Set(changed.map((key) => key.replace(/^\d+ /, '')))).toEqual(
      new Set(['special_from_date', 'special_to_date']),
    )
  })

  test('a product keeps id and SKU in every store', () => {
    const idBySku = new Map(main.products.map((product) => [product.sku, product.id]))
    for (const store of everyStore) {
      for (const product of store.products) expect(idBySku.get(product.sku), product.sku).toBe(product.id)
    }
  })
})

describe('kinds that only some products are', () => {
  test('downloads name their file and a page to look at, and are never counted', () => {
    for (const plan of main.listed.filter((product) => product.type_id === 'downloadable')) {
      expect(plan).toMatchObject({
        links_exist: '1',
        links_purchased_separately: '0',
        stock: { is_in_stock: true, manage_stock: false },
        extension_attributes: {
          downloadable_product_links: [
            { link_type: 'file', link_file: expect.stringMatching(/\.pdf$/), price: plan.final_price },
          ],
          downloadable_product_samples: [{ sample_url: `/samples/hogar/${plan.sku}.pdf` }],
        },
      })
      expect(plan).not.toHaveProperty('weight')
    }
  })

  test('several of the same cost less each, in steps, where they are bought in numbers', () => {
    const tiered = main.listed.filter((product) => (product.tier_prices as { qty: number; value: number }[]).length > 0)
    expect(tiered.length).toBeGreaterThan(10)
    for (const product of tiered) {
      const tiers = product.tier_prices as { qty: number; value: number }[]
      const values = [product.final_price, ...tiers.map((tier) => tier.value)]
      expect(values).toEqual(values.toSorted((one, two) => two - one))
      expect(new Set(values).size).toBe(3)
    }
  })

  test('some products are followed by what goes with them, others by something better', () => {
    const types = main.listed.flatMap((product) => product.product_links.map((link) => link.link_type))
    expect(types.filter((type) => type === 'related').length).toBeGreaterThan(1_000)
    expect(types.filter((type) => type === 'upsell').length).toBeGreaterThan(500)
    const byId = new Map(main.products.map((product) => [product.sku, product]))
    for (const { sku, regular_price, product_links } of main.listed) {
      for (const link of product_links.filter(({ link_type }) => link_type === 'upsell'))
        expect(
          byId.get(link.linked_product_sku)?.max_regular_price,
          `${sku}: ${link.linked_product_sku}`,
        ).toBeGreaterThanOrEqual(regular_price)
    }
  })
})

describe('categories', () => {
  test('editors chose what comes first: on offer, in stock, each place once', () => {
    const living = main.listed.filter((product) => product.category_ids.includes(100))
    const chosen = living.filter((product) =>
      product.category.some((one) => one.category_id === 100 && one.position < 1_000),
    )
    expect(chosen.map((product) => product.category[0]!.position).toSorted((one, two) => one - two)).toEqual([
      1, 2, 3, 4,
    ])
    for (const product of chosen) expect([product.sale, product.stock.is_in_stock], product.sku).toEqual(['1', true])
  })

  test('of an attribute with options every value has one, numbers too', () => {
    const attributes = main.sources('attribute')
    const seats = attributes.find((attribute) => attribute.attribute_code === 'seats')
    expect(seats).toMatchObject({ is_filterable: true, is_comparable: '1', frontend_input: 'select' })
    expect(seats!.options).toContainEqual(expect.objectContaining({ value: '3', label: '3' }))
    const sofa = main.listed.find((product) => product.sku === 'SOFA-OSLO')
    expect(sofa!.seats_options).toEqual([2, 3])
    for (const attribute of attributes) {
      if (attribute.attribute_code === 'price' || attribute.attribute_code === 'discount') continue
      if (attribute.is_filterable)
        expect((attribute.options as unknown[]).length, String(attribute.attribute_code)).toBeGreaterThan(1)
    }
    expect(attributes.map((attribute) => attribute.position)).toEqual(attributes.map((_, index) => index))
  })

  test('some are links, one to another window', () => {
    const links = main.sources('category').filter((category) => category.is_link === '1')
    const pages = new Set(main.sources('cms_page').map((page) => page.identifier))
    expect(links.length).toBeGreaterThan(1)
    for (const link of links.filter(({ open_in_other_window }) => open_in_other_window === '0'))
      expect(pages.has(link.url_link), String(link.url_link)).toBe(true)
    expect(links.filter(({ open_in_other_window }) => open_in_other_window === '1')).toMatchObject([
      { url_link: expect.stringMatching(/^https:\/\//) },
    ])
  })
})

describe('identity and addresses', () => {
  test.each(everyStore)('no id, SKU, slug or address stands twice', (store) => {
    const categories = store.sources('category')
    const keysOf = (key: 'id' | 'sku' | 'url_path') => store.products.map((product) => product[key])
    for (const key of ['id', 'sku'] as const) expect(new Set(keysOf(key)).size, key).toBe(store.products.length)
    const addresses = [...keysOf('url_path'), ...categories.map((category) => category.url_path)]
    expect(new Set(addresses).size).toBe(addresses.length)
    const slugs = store.listed.map((product) => product.slug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  test('addresses are plain words below their category', () => {
    for (const product of german.listed) {
      const parent = product.category.at(-1)?.path
      expect(product.url_path).toBe(`${parent}/${product.slug}`)
      expect(product.url_path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/)
    }
  })
})

describe('stock', () => {
  const rows = [...seedStock()]

  test('knows every SKU of every store once', () => {
    const skus = new Set(rows.map((row) => row.sku))
    expect(skus.size).toBe(rows.length)
    for (const product of main.products) expect(skus.has(product.sku), product.sku).toBe(true)
  })

  test('says in documents what it says live', () => {
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    for (const { sku, stock } of main.products) {
      const row = bySku.get(sku)
      expect([stock.product_id, stock.qty, stock.is_in_stock], sku).toEqual([row?.productId, row?.qty, row?.isInStock])
      expect(stock.is_qty_decimal).toBe(false)
    }
  })

  test('of what is bought line by line is there while that of any part is', () => {
    const bySku = new Map(rows.map((row) => [row.sku, row]))
    const sets = main.products.filter(({ type_id }) => type_id === 'grouped')
    for (const { sku, product_links } of sets) {
      const parts = product_links.filter(({ link_type }) => link_type === 'associated')
      const isAnyThere = parts.some((part) => bySku.get(part.linked_product_sku)?.isInStock)
      expect(bySku.get(sku)?.isInStock, sku).toBe(isAnyThere)
    }
    expect(sets.length).toBeGreaterThan(0)
  })

  test('has sold-out and nearly sold-out pieces, but not many', () => {
    const counted = rows.filter(
      (row) => row.manageStock && main.products.some(({ sku, type_id }) => sku === row.sku && type_id === 'simple'),
    )
    const share = (test: (qty: number) => boolean) => counted.filter((row) => test(row.qty)).length / counted.length
    expect(share((qty) => qty === 0)).toBeGreaterThan(0.03)
    expect(share((qty) => qty === 0)).toBeLessThan(0.1)
    expect(share((qty) => qty >= 1 && qty <= 3)).toBeGreaterThan(0.04)
    expect(share((qty) => qty >= 1 && qty <= 3)).toBeLessThan(0.12)
  })
})

describe('pictures', () => {
  const paths = [...seedPictures()].map((picture) => picture.path)

  test('every picture that a document names can be drawn, and none is there twice', () => {
    const known = new Set(paths)
    expect(known.size).toBe(paths.length)
    const named = main.products.flatMap((product) => [
      product.image,
      ...product.media_gallery.map((entry) => entry.image),
    ])
    const ofCategories = main
      .sources('category')
      .flatMap((category) => [category.image, category.banner].filter((path) => path !== undefined))
    const ofReviews = main
      .sources('review')
      .flatMap(({ photos = [] }) => (photos as { file: string }[]).map(({ file }) => file))
    expect(ofReviews.length).toBeGreaterThan(50)
    expect([...named, ...ofReviews, ...ofCategories.map(String)].filter((path) => !known.has(path))).toEqual([])
  })

  test('listed products have four views, and some a film after them', () => {
    const films = main.listed.flatMap((product) => product.media_gallery.slice(4))
    for (const product of main.listed)
      expect(product.media_gallery.slice(0, 4).map((entry) => entry.typ)).toEqual(Array(4).fill('image'))
    expect(films.length).toBeGreaterThan(5)
    for (const film of films) expect(film).toMatchObject({ typ: 'external-video', vid: { type: 'youtube' } })
  })
})

test('offers run today', () => {
  const today = TEST_DAY.toISOString().slice(0, 19).replace('T', ' ')
  const offered = main.listed.filter((product) => product.sale === '1')
  expect(offered.length / main.listed.length).toBeGreaterThan(0.2)
  expect(offered.length / main.listed.length).toBeLessThan(0.35)
  for (const product of offered) {
    expect(String(product.special_from_date) <= today, product.sku).toBe(true)
    expect(String(product.special_to_date) > today, product.sku).toBe(true)
  }
})
