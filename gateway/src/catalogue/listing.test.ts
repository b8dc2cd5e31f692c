import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const CARD = `__typename id sku name slug urlPath brand summary media { path url alt placeholderColor }
  price { regular { amount } final { amount } isFrom discountPercent taxRate { percent } }
  stock { status quantity } breadcrumbs { name } tags { text }`

describe('a page of 50 products', () => {
  test('costs one search, four calls for stock, and what is read once for the whole store', async () => {
    const { data, errors, calls } = await shopper.query(
      `{ category(by: { urlPath: "salas" }) { products(first: 50) { totalCount nodes { ${CARD} } } } }`,
    )
    expect(errors).toEqual([])
    expect(data.category.products.nodes).toHaveLength(50)
    expect(data.category.products.totalCount).toBe(125)
    // One search for the page, one for the tree, one for the tax rules.
    expect(calls).toEqual({ catalogueSearch: 3, stockList: 4 })
  })

  test('of search results costs the same', async () => {
    const { data, calls } = await shopper.query(`{ search(term: "producto", first: 50) { nodes { ${CARD} } } }`)
    expect(data.search.nodes).toHaveLength(50)
    expect(calls.stockList).toBe(4)
    expect(calls.catalogueSearch).toBeLessThanOrEqual(3)
  })

  test('asks only for the fields that are selected', async () => {
    platform.seen.length = 0
    await shopper.query('{ category(by: { urlPath: "salas" }) { products(first: 3) { nodes { name } } } }')
    const search = platform.seen.find(({ path }) => path.endsWith('/product/_search'))
    expect(search?.query.get('_source_include')).toBe('id,name,sku,status,type_id,visibility')
  })

  test('with related products of each reads all of them in one search', async () => {
    const { data, calls } = await shopper.query(
      '{ search(term: "Sofá Oslo", first: 50) { nodes { related(first: 2) { sku } } } }',
    )
    expect(data.search.nodes[0].related).toEqual([{ sku: 'SKU-2' }, { sku: 'SKU-1' }])
    expect(calls).toEqual({ catalogueSearch: 2 })
  })

  test('with options, variants and their stock needs no call per product', async () => {
    const { data, errors, calls } =
      await shopper.query(`{ search(term: "Sofá", first: 50) { nodes { ... on ConfigurableProduct {
      options { label values { value label swatch } }
      variants { sku selection { valueLabel } price { final { amount } } stock { status } media { path } } } } } }`)
    expect(errors).toEqual([])
    expect(data.search.nodes).toHaveLength(1)
    expect(data.search.nodes[0].options[0].values).toEqual([
      { value: '52', label: 'Gris', swatch: null },
      { value: '50', label: 'Azul', swatch: '#0000ff' },
    ])
    expect(data.search.nodes[0].variants.map(({ sku }: { sku: string }) => sku)).toEqual(['SOFA-GRY', 'SOFA-BLU'])
    expect(calls.stockList).toBe(1)
  })
})

describe('a category whose products cannot be read', () => {
  test('is there without them', async () => {
    await shopper.query('{ category(by: { urlPath: "salas" }) { name } }')
    platform.faults.set('/api/catalog/vue_storefront_catalog/product', 500)
    const { data, errors } = await shopper.query(
      '{ category(by: { urlPath: "salas" }) { name products(first: 17) { totalCount } } }',
    )
    platform.faults.clear()
    expect(data.category).toEqual({ name: 'Salas', products: null })
    expect(errors).toMatchObject([{ path: ['category', 'products'] }])
  })
})

describe('pages', () => {
  const page = async (given: string) => {
    const { data, errors } = await shopper.query(
      `{ category(by: { slug: "salas-10" }) { products(${given}) { edges { cursor node { sku } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    )
    return { errors, ...data?.category?.products }
  }

  test('go forwards and backwards over the same list', async () => {
    const first = await page('first: 10')
    const second = await page(`first: 10, after: "${first.pageInfo.endCursor}"`)
    const back = await page(`last: 10, before: "${second.pageInfo.startCursor}"`)
    expect(back.edges).toEqual(first.edges)
    expect(second.edges[0].node).not.toEqual(first.edges[9].node)
    expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
  })

  test('from the end need no cursor', async () => {
    const last = await page('last: 5')
    expect(last.edges).toHaveLength(5)
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
  })

  test.each(['first: 0', 'first: 101', 'first: 1, last: 1', 'after: "nonsense"', 'last: -1'])(
    'refuse %s',
    async (given) => {
      const { errors } = await page(given)
      expect(errors.map(({ code }: { code: unknown }) => code)).toEqual(['BAD_USER_INPUT'])
    },
  )
})

describe('a cursor of a list', () => {
  const CATEGORY = (path: string) => ['category', `category(by: { urlPath: "${path}" }) { list: products`, '}'] as const
  const SEARCH = ['search', 'list: search', ''] as const
  type List = typeof SEARCH | ReturnType<typeof CATEGORY>
  const read = async ([, opening, closing]: List, given: string) => {
    const { data, errors } = await shopper.query(
      `{ ${opening}(${given}) { nodes { sku } pageInfo { endCursor } } ${closing} }`,
    )
    return {
      errors: errors.map(({ code, message }) => `${String(code)} ${message}`),
      list: (data?.category ?? data)?.list,
    }
  }
  const FILTERS =
    'filters: [{ attribute: "sku", in: ["SKU-1", "SKU-2", "SKU-3"] }, { attribute: "price", range: "0-500" }]'
  const SAME =
    'filters: [{ attribute: "price", range: "0-500" }, { attribute: "sku", in: ["SKU-3", "SKU-1", "SKU-2"] }]'

  const OF = { list: CATEGORY('salas'), given: '', other: CATEGORY('salas'), otherGiven: '' }
  test.each([
    { ...OF, what: 'another category', other: CATEGORY('salas/sofas') },
    { ...OF, what: 'a category, by a search', list: SEARCH, given: 'term: "producto"' },
    { what: 'another text', list: SEARCH, given: 'term: "producto"', other: SEARCH, otherGiven: 'term: "sofá oslo"' },
    { ...OF, what: 'another order', otherGiven: 'sort: PRICE_ASC' },
    { ...OF, what: 'other filters', given: FILTERS },
  ])('is refused by $what', async ({ list, given, other, otherGiven }) => {
    const { list: page } = await read(list, `first: 1, ${given}`)
    const { errors } = await read(other, `first: 1, after: "${page.pageInfo.endCursor}", ${otherGiven}`)
    expect(errors).toEqual(['BAD_USER_INPUT `after` is not a cursor of this list.'])
  })

  test('is one of the same list however it is written: filters in any order, none or an empty list of them', async () => {
    const { list: filtered } = await read(CATEGORY('salas'), `first: 1, ${FILTERS}`)
    const next = await read(CATEGORY('salas'), `first: 1, after: "${filtered.pageInfo.endCursor}", ${SAME}`)
    expect([next.errors, next.list.nodes.length]).toEqual([[], 1])
    const { list: whole } = await read(CATEGORY('salas'), 'first: 1')
    const given = `first: 2, after: "${whole.pageInfo.endCursor}", filters: [], sort: null`
    expect((await read(CATEGORY('salas'), given)).errors).toEqual([])
  })

  test('that no engine reads beyond is refused as such', async () => {
    const after = Buffer.from('at:9998').toString('base64url')
    const { errors } = await read(CATEGORY('salas'), `first: 2, after: "${after}"`)
    expect(errors).toEqual(['BAD_USER_INPUT The page lies beyond the last one that can be read.'])
    expect((await read(CATEGORY('salas'), `first: 1, after: "${after}"`)).errors).toEqual([])
  })
})

describe('filters', () => {
  const filtered = async (filter: string) => {
    const { data, errors } = await shopper.query(
      `{ search(term: "produc", filters: [${filter}]) { totalCount nodes { sku } } }`,
    )
    return { errors, ...data?.search }
  }

  test('on a price mean the price that is shown, with tax', async () => {
    expect((await filtered('{ attribute: "price", range: "116-116" }')).totalCount).toBe(120)
    expect((await filtered('{ attribute: "price", range: "100-115" }')).totalCount).toBe(0)
    expect((await filtered('{ attribute: "price", range: "50-*" }')).totalCount).toBe(120)
  })

  test('on values take any of them', async () => {
    expect((await filtered('{ attribute: "sku", in: ["SKU-1", "SKU-7"] }')).totalCount).toBe(2)
  })

  test.each([
    '{ attribute: "price" }',
    '{ attribute: "price", range: "a-b" }',
    '{ attribute: "price", range: "9-1" }',
    '{ attribute: "a.b", in: ["x"] }',
    '{ attribute: "color", in: [] }',
    '{ attribute: "color", in: ["1"], range: "1-2" }',
  ])('refuse %s', async (filter) => {
    expect((await filtered(filter)).errors[0].code).toBe('BAD_USER_INPUT')
  })
})
