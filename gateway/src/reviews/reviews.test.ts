import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { productRating } from './productRating.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const document = (id: number) => ({
  id,
  title: `Reseña ${id}`,
  detail: `Texto ${id}`,
  nickname: 'Ana',
  review_status: 1,
  created_at: '2026-10-02 10:30:00',
  ratings: [{ title: 'Calidad', percent: 80, value: 4 }],
})
const many = (count: number) => Array.from({ length: count }, (_, index) => document(index + 1))
const calls = (path: string) => platform.seen.filter((request) => request.path === path)

describe('the reviews of a product', () => {
  const ask = async (page: string, fields = 'nodes { title }') =>
    shopper.query(
      `{ product(by: { sku: "SKU-1" }) { name reviews${page} { ${fields} totalCount averageRating
        pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
    )
  const titlesOf = (data: Awaited<ReturnType<typeof ask>>['data']) =>
    data.product.reviews.nodes.map(({ title }: { title: string }) => title)
  const titles = ({ data }: Awaited<ReturnType<typeof ask>>) => titlesOf(data)

  test('are what the platform lists, with stars, and what all of them come to', async () => {
    platform.reviews.set('SKU-1', many(3))
    const { data } = await ask('(first: 2)', 'nodes { id rating title detail nickname createdAt }')
    expect(data.product.reviews).toMatchObject({
      totalCount: 3,
      averageRating: 4.2,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    expect(data.product.reviews.nodes[0]).toEqual({
      id: toGlobalId('Review', 'hogar', '1'),
      rating: 4,
      title: 'Reseña 1',
      detail: 'Texto 1',
      nickname: 'Ana',
      createdAt: '2026-10-02T10:30:00.000Z',
    })
  })

  test('say how their stars are spread, and which were written by buyers', async () => {
    const bought = { ...document(4), verified_purchase: true, ratings: [{ value: 2 }] }
    platform.reviews.set('SKU-1', [bought, { ...document(5), verified_purchase: false }, ...many(3)])
    const { data } = await ask('', 'distribution { stars count } nodes { isVerifiedPurchase }')
    expect(data.product.reviews.distribution).toEqual([
      { stars: 5, count: 0 },
      { stars: 4, count: 4 },
      { stars: 3, count: 0 },
      { stars: 2, count: 1 },
      { stars: 1, count: 0 },
    ])
    const verified = data.product.reviews.nodes.map((node: { isVerifiedPurchase: boolean }) => node.isVerifiedPurchase)
    expect(verified).toEqual([true, false, null, null, null])
  })

  test('have the photos of their writers, and the newest of all of them before the list', async () => {
    const photo = { file: '/reviews/a b.jpg', width: 1024, height: 768 }
    const photos = [
      photo,
      { ...photo, file: 'https://elsewhere.example/x.jpg' },
      { ...photo, width: 0 },
      { file: null },
    ]
    platform.reviews.set('SKU-1', [{ ...document(1), photos }, document(2)])
    const fields = 'path url(side: 400, format: WEBP) width height nickname'
    const { data } = await ask('', `photos { ${fields} } nodes { photos { ${fields} } }`)
    const read = {
      path: 'reviews/a%20b',
      url: expect.stringMatching(/\/400\/400\/resize\/reviews\/a%20b\.webp$/),
      width: 1024,
      height: 768,
    }
    expect(data.product.reviews.nodes).toEqual([{ photos: [{ ...read, nickname: 'Ana' }] }, { photos: [] }])
    expect(data.product.reviews.photos).toEqual([{ ...read, nickname: null }])
    expect((await ask('(withPhotos: true)')).data.product.reviews).toMatchObject({
      totalCount: 1,
      nodes: [{ title: 'Reseña 1' }],
    })
    expect((await ask('', 'nodes { photos { url(side: 2000) } }')).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })

  test('with so many stars are paged alone, while the average stays that of all', async () => {
    const low = Array.from({ length: 60 }, (_, index) => ({ ...document(index + 200), ratings: [{ value: 2 }] }))
    platform.reviews.set('SKU-1', [...many(70), ...low])
    const { data } = await ask('(first: 55, stars: 2)')
    expect(titlesOf(data)).toHaveLength(55)
    expect(titlesOf(data)[0]).toBe('Reseña 200')
    expect(data.product.reviews).toMatchObject({ totalCount: 60, averageRating: 4.2 })
    expect((await ask('(stars: 5)')).data.product.reviews).toMatchObject({ nodes: [], totalCount: 0 })
    for (const stars of [0, 6])
      expect((await ask(`(stars: ${stars})`)).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })

  test('go on from a cursor over the parts that the platform hands out, and from the end', async () => {
    platform.reviews.set('SKU-1', many(120))
    const first = await ask('(first: 48)')
    const after = first.data.product.reviews.pageInfo.endCursor
    expect(titles(await ask(`(first: 4, after: "${after}")`))).toEqual(
      [49, 50, 51, 52].map((number) => `Reseña ${number}`),
    )
    expect(titles(await ask('(last: 2)'))).toEqual(['Reseña 119', 'Reseña 120'])
    expect(titles(await ask('(first: 100)'))).toHaveLength(100)
  })

  test('are an empty list where there are none', async () => {
    expect((await ask('')).data.product.reviews).toMatchObject({ nodes: [], totalCount: 0, averageRating: null })
  })

  test('are null, and the rest of the page there, where they cannot be read', async () => {
    platform.faults.set('/api/review/list', 503)
    const { data, errors } = await ask('')
    expect(data.product).toEqual({ name: 'Producto 1', reviews: null })
    expect(errors.map(({ path }) => path)).toEqual([['product', 'reviews']])
  })

  test('that name nothing fail the list: the pages after it would be of others', async () => {
    platform.reviews.set('SKU-1', [document(1), { title: 'no number' }])
    expect((await ask('')).data.product.reviews).toBeNull()
  })

  test('of 50 products cost a call for each 15', async () => {
    platform.reviews.set('SKU-7', many(2))
    const result = await shopper.query(
      '{ search(term: "producto", first: 50) { nodes { sku reviews(first: 1) { totalCount } } } }',
    )
    expect(result.calls).toEqual({ catalogueSearch: 1, reviewList: 4 })
    const told = result.data.search.nodes.map(
      ({ sku, reviews }: { sku: string; reviews: { totalCount: number } }) => [sku, reviews.totalCount] as const,
    )
    expect(told.filter(([, count]: readonly [string, number]) => count > 0)).toEqual([['SKU-7', 2]])
  })

  test.each(['(first: 0)', '(first: 101)', '(first: 1, last: 1)', '(after: "x")'])('cannot be %s', async (page) => {
    expect((await ask(page)).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(calls('/api/review/list')).toEqual([])
  })
})

describe('a review by its id', () => {
  const read = async (id: string) =>
    (await shopper.query(`{ node(id: "${id}") { ... on Review { title } } }`)).data.node
  beforeEach(() => {
    platform.documents.review = [document(1), { ...document(2), review_status: 2 }]
  })

  test('is read', async () => {
    expect(await read(toGlobalId('Review', 'hogar', '1'))).toEqual({ title: 'Reseña 1' })
  })

  test.each([
    ['waits for a moderator', 'hogar', '2'],
    ['is unknown', 'hogar', '3'],
    ['is of another store', 'de', '1'],
    ['has no number', 'hogar', "1' or '1'='1"],
  ])('that %s is nothing', async (_why, store, id) => {
    expect(await read(toGlobalId('Review', store, id))).toBeNull()
  })
})

describe('what shoppers think of a product', () => {
  test('is in its document, and costs no call', async () => {
    const [lamp] = platform.documents.product!.filter(({ sku }) => sku === 'SKU-1')
    Object.assign(lamp!, { review_count: 7, rating_average: 4.25 })
    const result = await shopper.query('{ product(by: { sku: "SKU-1" }) { rating { average count } } }')
    expect(result.data.product.rating).toEqual({ average: 4.3, count: 7 })
    expect(calls('/api/review/list')).toEqual([])
  })

  test('is in every document of a list, and costs no call of its own', async () => {
    for (const product of platform.documents.product ?? [])
      Object.assign(product, { review_count: 3, rating_average: 4.5 })
    const result = await shopper.query(
      '{ search(term: "producto", first: 50) { nodes { sku rating { average count } } } }',
    )
    expect(result.calls).toEqual({ catalogueSearch: 1 })
    expect(result.data.search.nodes).toHaveLength(50)
    for (const { rating } of result.data.search.nodes) expect(rating).toEqual({ average: 4.5, count: 3 })
  })

  test.each([
    [{}],
    [{ review_count: 0, rating_average: null }],
    [{ review_count: 2, rating_average: 'good' }],
    [{ review_count: 2, rating_average: 80 }],
  ])('of %j is not known', (values) => {
    expect(productRating(values)).toBeNull()
  })
})
