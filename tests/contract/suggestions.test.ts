import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'

const SUGGESTIONS = `query Suggestions($term: String!) {
  suggestions(term: $term, products: 5, categories: 5) {
    totalCount
    match { count words missingWords }
    products { name price { final { amount } } }
    categories { name productCount }
  }
}`

const RESULTS = `query Results($term: String!) {
  search(term: $term, first: 1) { match { count words missingWords } }
}`

type Suggestions = {
  totalCount: number
  match: { count: number; words: string[]; missingWords: string[] } | null
  products: { name: string }[]
  categories: { name: string; productCount: number }[] | null
}

describe('what is suggested while typing', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform)
    // The tree and the tax rules are held for a minute: once read, what is counted is the suggestions alone.
    await suggest('escritorio')
  })
  afterAll(() => proxied.stop())
  beforeEach(() => {
    proxied.upstream.setFault(null)
    proxied.upstream.clear()
  })

  const suggest = async (term: string, store = 'hogar') => {
    const { data, errors } = await asGuest(proxied.gateway, store).send(SUGGESTIONS, { term })
    return { ...(data?.['suggestions'] as Suggestions), errors }
  }

  it('costs one call for products and one for categories', async () => {
    const { products, categories, errors } = await suggest('colchon')
    expect(errors).toBeUndefined()
    expect(products).toHaveLength(5)
    expect(categories?.length).toBeGreaterThan(0)
    expect(proxied.upstream.calls.map(({ path }) => path.split('/').at(-2) ?? '').toSorted()).toEqual([
      'category',
      'product',
    ])
  })

  it('makes no call when another shopper has just typed the same', async () => {
    await suggest('lámpara')
    proxied.upstream.clear()
    await suggest('lámpara')
    expect(proxied.upstream.calls).toEqual([])
  })

  it.each([
    ['hogar', 'sofa', /sof[áa]/i],
    ['hogar', 'refrig', /refrigerador/i],
    ['de', 'sof', /sofa/i],
    ['it', 'divan', /divan/i],
  ])('in %s, %s means what it begins', async (store, term, meant) => {
    const { products, categories } = await suggest(term, store)
    expect(products[0]?.name).toMatch(meant)
    expect(categories?.every(({ productCount }) => productCount > 0)).toBe(true)
  })

  it.each(['mesa', 'sofá', 'lámpara', 'siena', 'moderno', 'led'])(
    'one letter after %s ranks what the word finds, and adds nothing',
    async (word) => {
      const { totalCount, match } = await suggest(word)
      const typed = await suggest(`${word} c`)
      expect(typed.totalCount).toBe(totalCount)
      expect(typed.match).toEqual({ count: match?.count, words: [word, 'c'], missingWords: [] })
      expect(typed.products[0]?.name).toMatch(/(^| )c/i)
    },
  )

  it('one letter after a word that nothing has finds nothing', async () => {
    expect(await suggest('vintage c')).toMatchObject({ totalCount: 0, products: [] })
  })

  it.each([
    ['hogar', 'sofá'],
    ['hogar', 'sofá gris'],
    ['hogar', 'sofá terciopelo inexistente'],
    ['viu', 'recámara'],
    ['de', 'sofa'],
    ['it', 'divano'],
  ])('counts in %s for "%s" what the page of its results counts', async (store, term) => {
    const { match } = await suggest(term, store)
    const { data } = await asGuest(proxied.gateway, store).send(RESULTS, { term })
    expect({ match }).toEqual(data?.['search'])
    expect(match?.count).toBeGreaterThan(0)
  })

  it('has no categories while they cannot be read, and products all the same', async () => {
    proxied.upstream.setFault(({ path }) =>
      path.endsWith('/category/_search')
        ? { kind: 'answer', status: 500, body: '{"code":500,"result":"x"}' }
        : undefined,
    )
    const { products, categories, errors } = await suggest('tapete')
    expect(products.length).toBeGreaterThan(0)
    expect(categories).toBeNull()
    expect(errors).toMatchObject([
      { path: ['suggestions', 'categories'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ])
  })
})
