import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'

const { gateway, platform } = sharedShop()

type Rating = { average: number; count: number } | null
type Products = {
  totalCount: number
  nodes: { sku: string; rating: Rating }[]
  facets: { attribute: string; label: string; values: { value: string; label: string; count: number }[] }[]
}

const LIST = `query ($path: String!, $first: Int, $filters: [FilterInput!], $sort: ProductSort) {
  category(by: { urlPath: $path }) { products(first: $first, filters: $filters, sort: $sort) {
    totalCount nodes { sku rating { average count } } facets { attribute label values { value label count } } } } }`
const SEARCH = `query ($term: String!, $filters: [FilterInput!], $sort: ProductSort) {
  search(term: $term, first: 60, filters: $filters, sort: $sort) {
    totalCount nodes { sku rating { average count } } } }`

const list = async (variables: object, store = 'hogar') => {
  const asked = { path: 'salas', first: 100, ...variables }
  return ((await asGuest(gateway, store).run(LIST, asked)) as { category: { products: Products } }).category.products
}
const ratingsOf = ({ nodes }: Pick<Products, 'nodes'>) => nodes.map(({ rating }) => rating)
/** The rule of the contract, written once more: ten reviews with 3.5 stars beside a product's own. */
const scoreOf = (rating: Rating) =>
  rating === null ? 0 : Math.round((100 * (rating.average * rating.count + 35)) / (rating.count + 10)) / 100

describe('a list in the order of its ratings', () => {
  it('has the best rated first, those with many reviews before those with few, and those without any last', async () => {
    const rated = ratingsOf(await list({ sort: 'RATING_DESC' }))
    const scores = rated.map(scoreOf)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores).size).toBeGreaterThan(10)
    expect(scores.at(-1)).toBe(0)
    // One review with five stars does not stand above many good ones.
    expect(rated[0]?.count).toBeGreaterThan(1)
  })

  it('is one of searches too', async () => {
    const { search } = (await asGuest(gateway).run(SEARCH, { term: 'mesa', sort: 'RATING_DESC' })) as {
      search: Products
    }
    const scores = ratingsOf(search).map(scoreOf)
    expect(scores[0]).toBeGreaterThan(3.5)
    expect(new Set(scores).size).toBeGreaterThan(5)
  })
})

describe.each([
  { store: 'hogar', path: 'salas', name: 'Calificación', label: '4 estrellas o más' },
  { store: 'de', path: 'wohnzimmer', name: 'Bewertung', label: '4 Sterne und mehr' },
])('a list of $store', ({ store, path, name, label }) => {
  it('is narrowed to four stars or more, together with other conditions, with the counts that it promises', async () => {
    const whole = await list({ path }, store)
    const facet = whole.facets.find(({ attribute }) => attribute === 'rating_average')
    expect([facet?.label, facet?.values[0]?.label]).toEqual([name, label])
    expect(facet?.values.map(({ value }) => value)).toEqual(['4-*', '3-*'])
    const rating = { attribute: 'rating_average', range: '4-*' }
    const good = await list({ path, filters: [rating] }, store)
    expect(good.totalCount).toBe(facet?.values[0]?.count)
    expect(good.totalCount).toBeLessThan(whole.totalCount)
    for (const found of ratingsOf(good)) expect(found?.average).toBeGreaterThanOrEqual(4)

    const colour = good.facets.find(({ attribute }) => attribute === 'color')?.values[0]
    const both = await list({ path, filters: [rating, { attribute: 'color', in: [colour?.value] }] }, store)
    expect(both.totalCount).toBe(colour?.count)
    for (const found of ratingsOf(both)) expect(found?.average).toBeGreaterThanOrEqual(4)
  })
})

describe('ratings on cards', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(platform)
    await asGuest(proxied.gateway).run(LIST, { path: 'salas', first: 1 })
  })
  afterAll(() => proxied.stop())

  it('cost a list of 50 products no call beside its own', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    proxied.upstream.clear()
    const { category } = (await asGuest(proxied.gateway).run(LIST, { path: 'salas', first: 50 })) as {
      category: { products: Products }
    }
    expect(ratingsOf(category.products).filter((rating) => rating !== null).length).toBeGreaterThan(15)
    expect(proxied.upstream.calls.map(({ path }) => path)).toEqual([expect.stringMatching(/\/product\/_search$/)])
  })
})

const READ = `query ($sku: String!) { product(by: { sku: $sku }) { rating { count } reviews(first: 50) {
  totalCount averageRating distribution { stars count } nodes { title rating isVerifiedPurchase } } } }`
const WITH_STARS = `query ($sku: String!, $stars: Int) { product(by: { sku: $sku }) { reviews(first: 50, stars: $stars) {
  totalCount nodes { rating } } } }`
type Reviews = {
  totalCount: number
  distribution: { stars: number; count: number }[]
  nodes: { title: string; rating: number; isVerifiedPurchase: boolean | null }[]
}
const reviewsOf = async (sku: string) =>
  ((await asGuest(gateway).run(READ, { sku })) as { product: { reviews: Reviews } }).product.reviews

describe('the reviews of a product', () => {
  it('are counted by stars, and read by them', async () => {
    const { distribution, nodes, totalCount } = await reviewsOf('SOFA-DUNA')
    expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
    for (const { stars, count } of distribution) {
      expect(nodes.filter(({ rating }) => rating === stars)).toHaveLength(count)
      const { product } = (await asGuest(gateway).run(WITH_STARS, { sku: 'SOFA-DUNA', stars })) as {
        product: { reviews: Reviews }
      }
      expect(product.reviews.totalCount).toBe(count)
      expect(product.reviews.nodes.every(({ rating }) => rating === stars)).toBe(true)
    }
    expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
  })

  it('are marked as written by a buyer once the order is paid, and no others are', async () => {
    const sku = 'MESA-LATERAL-CORAL'
    const headers = { 'x-moderation-key': 'moderator-of-hogar', 'content-type': 'application/json' }
    const publish = async (account: Awaited<ReturnType<typeof signedUp>>, title: string) => {
      await account.done('createReview', { sku, rating: 5, title, detail: 'Firme.', nickname: 'Ana' })
      const pending = (await (await fetch(`${platform}/api/review/pending`, { headers })).json()) as {
        result: { id: number; title: string }[]
      }
      const id = pending.result.find((review) => review.title === title)?.id
      const init = { method: 'PUT', headers, body: JSON.stringify({ status: 'approved' }) }
      expect((await fetch(`${platform}/api/review/${id}/status`, init)).ok).toBe(true)
      return id
    }
    const [buyer, stranger] = [await signedUp(), await signedUp()]
    const { number } = await buyAs(buyer, [sku], 1)
    await reportProgress(platform, number, { status: 'processing' })
    const [bought, unbought] = [`Comprada ${crypto.randomUUID()}`, `De oídas ${crypto.randomUUID()}`]
    const ids = [await publish(buyer, bought), await publish(stranger, unbought)]
    const verified = async () =>
      Object.fromEntries((await reviewsOf(sku)).nodes.map((node) => [node.title, node.isVerifiedPurchase]))
    await expect.poll(verified, { timeout: 10_000 }).toMatchObject({ [bought]: true, [unbought]: false })
    for (const id of ids) {
      const init = { method: 'PUT', headers, body: JSON.stringify({ status: 'rejected' }) }
      await fetch(`${platform}/api/review/${id}/status`, init)
    }
  })
})
