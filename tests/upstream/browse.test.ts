import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OnPublicApi, type Visitor, startOnPublicApi } from '../testkit/publicApi/startOnPublicApi.ts'

/** More than open a circuit. */
const MANY = 12

type Facet = Readonly<{
  attribute: string
  values: readonly { value: string; label: string; count: number; isChosen: boolean }[]
}>

let shop: OnPublicApi
let visitor: Visitor

beforeAll(async () => {
  shop = await startOnPublicApi()
  shop.api.state.isCategoryNested = false
})
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
  shop.api.state.faults.clear()
  shop.api.state.missingIndices.clear()
})

const listing = (variables: object = {}) => ({ path: 'salas', count: 12, ...variables })
const skus = ({ route }: { route: { products: { edges: { node: { sku: string } }[] } } }) =>
  route.products.edges.map(({ node }) => node.sku)

/** Every circuit of the gateway, as it reports them. */
async function openCircuits(): Promise<readonly string[]> {
  const text = await (await fetch(`${shop.gateway}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith('hogar_upstream_breaker_open') && !line.endsWith(' 0'))
}

describe('a gateway on the public API', () => {
  it('shows a category in its own order where `category` is no nested field', async () => {
    expect(skus(await visitor.get('CatalogueRouteQuery', listing()))).toEqual(['P-1', 'P-2', 'P-3', 'SOFA'])
    shop.api.forget()
    await visitor.get('CatalogueRouteQuery', listing({ count: 3 }))
    // Remembered: the engine is not asked in the form that it refused.
    const sorts = shop.api.seen.filter(({ path }) => path.endsWith('/product/_search')).map(({ body }) => body)
    expect(sorts.filter((body) => body.includes('nested_path'))).toEqual([])
  })

  it.each(['LATEST', 'PRICE_ASC', 'DISCOUNT_DESC'])('orders by %s, with any fields in its documents', async (sort) => {
    expect(skus(await visitor.get('CatalogueRouteQuery', listing({ sort }))).toSorted()).toEqual([
      'P-1',
      'P-2',
      'P-3',
      'SOFA',
    ])
  })

  it('finds nothing by a value that its field cannot have, and goes on', async () => {
    for (let round = 0; round < MANY; round += 1) {
      const filters = [{ attribute: 'color', in: [`abc${round}`] }]
      expect(skus(await visitor.get('CatalogueRouteQuery', listing({ filters })))).toEqual([])
    }
    expect(await openCircuits()).toEqual([])
    expect(
      skus(await visitor.get('CatalogueRouteQuery', listing({ filters: [{ attribute: 'color', in: ['52'] }] }))),
    ).toContain('SOFA')
  })

  it('has the price facet of the platform’s own ranges, with tax, and narrows by them', async () => {
    const facetsOf = async (filters = '') => {
      const data = await visitor.guest.run(
        `{ category(by: { urlPath: "salas" }) { products(first: 10${filters}) { nodes { sku }
          facets { attribute values { value label count isChosen } } } } }`,
      )
      const { nodes, facets } = (data['category'] as { products: { nodes: { sku: string }[]; facets: Facet[] } })
        .products
      return { skus: nodes.map(({ sku }) => sku), price: facets.find(({ attribute }) => attribute === 'price')?.values }
    }
    expect((await facetsOf()).price).toEqual([
      { value: '0-58', label: '< $58', count: 1, isChosen: false },
      { value: '58-116', label: '$58 - 116', count: 1, isChosen: false },
      { value: '116-174', label: '$116 - 174', count: 1, isChosen: false },
      { value: '174-*', label: '> $174', count: 1, isChosen: false },
    ])
    const narrowed = await facetsOf(', filters: [{ attribute: "price", range: "58-116" }]')
    expect(narrowed.skus).toEqual(['P-2'])
    expect(narrowed.price?.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['0-58', 1, false],
      ['58-116', 1, true],
      ['116-174', 1, false],
      ['174-*', 1, false],
    ])
    const own = await facetsOf(', filters: [{ attribute: "price", range: "90-200" }]')
    expect(own.skus).toEqual(['P-2', 'SOFA'])
    expect(own.price?.filter(({ isChosen }) => isChosen)).toMatchObject([{ value: '90-200' }])
  })

  it('suggests what begins with the word that is being typed', async () => {
    const suggest = async (term: string) => {
      const { suggestions } = await visitor.guest.run(
        `{ suggestions(term: "${term}") { products { name } categories { name } } }`,
      )
      const { products, categories } = suggestions as Record<'products' | 'categories', { name: string }[]>
      return [...products, ...categories].map(({ name }) => name)
    }
    expect(await suggest('lamp')).toEqual(['Lampara de mesa'])
    expect(await suggest('sillo')).toEqual(['Sillones'])
    expect(await suggest('mesa de cen')).toEqual(['Mesa de centro'])
    expect(await suggest('zzz')).toEqual([])
  })

  it('shows the approved reviews out of the index of reviews, the newest first', async () => {
    const reviewed = (await visitor.guest.run(
      `{ product(by: { sku: "SOFA" }) { reviews(first: 5) { totalCount averageRating nodes { title rating } } } }`,
    )) as { product: { reviews: object } }
    expect(reviewed.product.reviews).toEqual({
      totalCount: 2,
      averageRating: 4.5,
      nodes: [
        { title: 'Sigue bueno', rating: 5 },
        { title: 'Muy bueno', rating: 4 },
      ],
    })
    const none = await visitor.guest.run(`{ product(by: { sku: "P-1" }) { reviews(first: 5) { totalCount } } }`)
    expect(none).toEqual({ product: { reviews: { totalCount: 0 } } })
  })

  it('refuses a page behind the last one that the engine serves', async () => {
    const { errors } = await visitor.guest.send(
      '{ search(term: "mesa", first: 100, after: "MTAwMDA=") { nodes { sku } } }',
    )
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
  })

  it('shows every page of a shop whose editors have no index of their own', async () => {
    shop.api.state.missingIndices.add('cms_block').add('cms_page')
    for (let round = 0; round < MANY; round += 1) await visitor.get('AppLayoutQuery')
    shop.api.forget()
    await visitor.get('AppLayoutQuery')
    expect(shop.api.seen.filter(({ path }) => path.includes('/cms_block/'))).toEqual([])
    // Without that index the API maps no path at all.
    expect(skus(await visitor.get('CatalogueRouteQuery', listing()))).toContain('SOFA')
    expect(
      (await visitor.get('CatalogueRouteQuery', listing({ path: shop.api.documents['product']![0]!['url_path'] })))
        .route.sku,
    ).toBe('P-1')
    expect((await visitor.get('CatalogueRouteQuery', listing({ path: 'nada' }))).route).toBeNull()
    expect(await openCircuits()).toEqual([])
  })

  it('does not call a page missing while the index of products is', async () => {
    shop.api.state.missingIndices.add('product')
    const { data, errors } = await visitor.ask('CatalogueRouteQuery', listing({ path: 'salas/otra.html' }))
    expect(data?.['route'] ?? null).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
  })
})

describe('faults of the platform, distinguished from refusals', () => {
  type Spoilt = readonly [name: string, status: number, body: object]
  const FAULTS: readonly Spoilt[] = [
    ['marked', 503, { code: 503, result: 'Internal error', fault: 'unavailable' }],
    ['marked as internal', 500, { code: 500, result: 'No such entity', fault: 'internal' }],
    ['of another platform', 500, { code: 500, result: 'Internal server error' }],
  ]
  const spoil = (path: string, [, status, body]: Spoilt) => shop.api.state.faults.set(path, { status, body })

  it.each(FAULTS)('%s: no wrong password', async (...fault) => {
    spoil('/api/user/login', fault)
    const answer = await visitor.ask('LoginFormMutation', { input: { email: 'ana@example.mx', password: 'Secreta1!' } })
    expect(answer.errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(answer.text).not.toContain('SIGN_IN_REFUSED')
  })

  it.each(FAULTS)('%s: no missing page', async (...fault) => {
    spoil('/api/url/map', fault)
    spoil('/api/catalog/vue_storefront_catalog/product', fault)
    const answer = await visitor.ask(
      'CatalogueRouteQuery',
      listing({ path: `salas/${fault[0].replaceAll(' ', '-')}.html` }),
    )
    expect(answer.errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
  })

  it.each(FAULTS)('%s: adding to the cart is not refused in words of the platform', async (...fault) => {
    spoil('/api/cart/update', fault)
    const answer = await visitor.ask('addToCartMutation', {
      input: { lines: [{ sku: 'P-2' }], clientMutationId: crypto.randomUUID() },
    })
    expect(answer.errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(answer.text).not.toMatch(/Internal|REFUSED/)
  })
})
