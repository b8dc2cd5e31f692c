import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { PUBLISHED_AT_ONCE } from './limits.ts'
import { publishApprovedReviews } from './publishReviews.ts'
import { clearStore, storeDocuments } from '../catalogue/storeDocuments.ts'
import { findStore } from '../stores.ts'
import { buy } from '../testing/buy.ts'
import { testDocuments } from '../testing/testDocuments.ts'

const platform = withPlatform()
const MODERATOR = { 'x-moderation-key': 'mk-test' }
const LAMP = 4

const review = (fields: Record<string, unknown> = {}) => ({
  review: { product_id: LAMP, title: 'Muy bonita', detail: 'Da buena luz.', nickname: 'Ana', rating: 4, ...fields },
})
const write = (fields?: Record<string, unknown>, query = '', headers?: Record<string, string>) =>
  platform.post(`/api/review/create${query}`, review(fields), headers)
const idOf = async (fields?: Record<string, unknown>, query = '') =>
  (await write(fields, query)).body.result!.id as unknown as number
const decide = (id: number, status: string, headers: Record<string, string> = MODERATOR) =>
  platform.put(`/api/review/${id}/status`, { status }, headers)
const list = async (query: string) => (await platform.get(`/api/review/list?${query}`)).body.result as unknown as Json[]
const productOf = async (index: string, id: number) => {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: id } }] })
  const url = `/api/catalog/${index}/product/_search?request_format=search-query&request=${encodeURIComponent(request)}`
  const hits = (await platform.get(url)).body.hits!.hits as unknown as { _source: Json }[]
  return hits[0]!._source
}
const MAIN = 'vue_storefront_catalog'

describe('a review', () => {
  test('is stored as pending, even if it claims another status, and listed once a moderator has approved it', async () => {
    const written = await write({ review_status: 1, customer_id: 99 })
    expect(written.body).toMatchObject({
      code: 200,
      result: { title: 'Muy bonita', nickname: 'Ana', review_status: 2, review_type: 3, entity_pk_value: LAMP },
    })
    expect(await list('skus=LAMP')).toEqual([])
    const id = written.body.result!.id as unknown as number
    expect((await platform.get('/api/review/pending', MODERATOR)).body.result).toMatchObject([{ id, sku: 'LAMP' }])

    expect((await decide(id, 'approved')).body).toEqual({ code: 200, result: { id, status: 'approved' } })
    expect((await platform.get('/api/review/pending', MODERATOR)).body.result).toEqual([])
    expect(await list('skus=LAMP')).toMatchObject([
      { sku: 'LAMP', total: 1, average: 4, reviews: [{ id, title: 'Muy bonita', review_status: 1 }] },
    ])
    expect(await productOf(MAIN, LAMP)).toMatchObject({ review_count: 1, rating_average: 4 })

    await decide(id, 'rejected')
    expect(await list('skus=LAMP')).toEqual([])
    expect(await productOf(MAIN, LAMP)).toMatchObject({ review_count: 0, rating_average: null })
  })

  test('of a customer is theirs, and says of them a nickname alone', async () => {
    const ana = await asCustomer(platform, 'ana@reviews.example')
    const written = await write({}, `?token=${ana.token}`)
    expect(written.body.result).toMatchObject({ review_type: 1 })
    expect(JSON.stringify(written.body)).not.toContain('customer')
    expect((await write({}, '?token=expired')).status).toBe(401)
  })

  test('says that its writer had bought the product here, once that was paid for, and never of others', async () => {
    const [ana, eva] = [
      await asCustomer(platform, 'ana-bought@reviews.example'),
      await asCustomer(platform, 'eva@reviews.example'),
    ]
    const publish = async (title: string, token: string) => {
      const id = await idOf({ product_id: LAMP, title }, `?token=${token}`)
      await decide(id, 'approved')
      const [found] = (await list('skus=LAMP')) as unknown as { reviews: { title: string }[] }[]
      return found!.reviews.find((one) => one.title === title)
    }
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    expect(await publish('Sin pagar', ana.token)).toMatchObject({ verified_purchase: false })
    await order.progress('processing')
    expect(await publish('Comprado', ana.token)).toMatchObject({ verified_purchase: true, review_type: 1 })
    expect(await publish('Nunca comprado', eva.token)).toMatchObject({ verified_purchase: false })
    const { db } = platform.database()
    await db.updateTable('sales_order_item').set({ qty_canceled: 1 }).where('sku', '=', 'LAMP').execute()
    expect(await publish('Cancelado', ana.token)).toMatchObject({ verified_purchase: false })
    await db.deleteFrom('submitted_review').execute()
    await db.deleteFrom('catalogue_document').where('entity', '=', 'review').execute()
  })

  test('sent again under its key is the same; another one under it is refused', async () => {
    const key = { 'idempotency-key': 'review-1' }
    const first = await write({ title: 'Una' }, '', key)
    expect((await write({ title: 'Una' }, '', key)).body).toEqual(first.body)
    expect((await write({ title: 'Otra' }, '', key)).status).toBe(409)
  })

  test('belongs to its store, and stays when the catalogue of the store is written again', async () => {
    const german = findStore('de')!
    const id = await idOf({ title: 'Schön' }, '?storeCode=de')
    await decide(id, 'approved')
    expect(await list('skus=LAMP')).toEqual([])
    const { db } = platform.database()
    await clearStore(db, german)
    await storeDocuments(db, german, testDocuments(german))
    expect(await list('skus=LAMP&storeCode=de')).toEqual([])
    await publishApprovedReviews(db, german)
    expect(await list('skus=LAMP&storeCode=de')).toMatchObject([{ total: 1, reviews: [{ title: 'Schön' }] }])
    expect(await productOf(german.index, LAMP)).toMatchObject({ review_count: 1, rating_average: 4 })
  })

  test('is published again with however many others, a part of them at a time', async () => {
    const { db } = platform.database()
    await sql`
      insert into submitted_review (store_code, sku, title, detail, nickname, rating, status)
      select 'it', 'PIL', 'Bello', number::text, 'Eva', 5, 'approved'
      from generate_series(1, ${PUBLISHED_AT_ONCE * 2 + 1}::integer) number`.execute(db)
    let most = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        most = Math.max(most, result.rows.length)
        return Promise.resolve(result)
      },
    }
    await publishApprovedReviews(db.withPlugin(counter), findStore('it')!)
    expect(most).toBe(PUBLISHED_AT_ONCE)
    expect(await list('skus=PIL&storeCode=it&size=1')).toMatchObject([{ total: PUBLISHED_AT_ONCE * 2 + 1, average: 5 }])
    await sql`delete from submitted_review where store_code = 'it'`.execute(db)
  })

  test.each([
    ['an unknown product', { product_id: 99_999 }, 404],
    ['a product that is no longer sold', { product_id: 12 }, 404],
    ['no stars', { rating: 0 }, 400],
    ['six stars', { rating: 6 }, 400],
    ['half a star', { rating: 4.5 }, 400],
    ['no title', { title: '' }, 400],
    ['blanks for a name', { nickname: '   ' }, 400],
    ['a title without end', { title: 'x'.repeat(121) }, 400],
    ['a text without end', { detail: 'x'.repeat(4_001) }, 400],
    ['something that is no product', { review_entity: 'customer' }, 400],
  ])('with %s is refused', async (_what, fields, status) => {
    expect((await write(fields)).status).toBe(status)
  })
})

describe('the list', () => {
  test('has the newest first, a page at a time, with the average of all', async () => {
    for (const rating of [5, 4, 4]) await decide(await idOf({ product_id: 5, rating, title: `${rating}` }), 'approved')
    const titles = (lists: Json[]) => (lists[0]!.reviews as unknown as Json[]).map(({ title }) => title)
    const [all] = [await list('skus=FOCO,RARO,NOPE')]
    expect(all).toMatchObject([{ sku: 'FOCO', total: 3, average: 4.3 }])
    expect(titles(all)).toEqual(['4', '4', '5'])
    const rest = await list('skus=FOCO&from=2&size=2')
    expect(rest).toMatchObject([{ total: 3, average: 4.3 }])
    expect(titles(rest)).toEqual(['5'])
  })

  test('counts the stars of all reviews, and has those with so many alone', async () => {
    const all = await list('skus=FOCO')
    expect(all).toMatchObject([{ total: 3, distribution: [0, 0, 0, 2, 1], matching: 3 }])
    const fives = await list('skus=FOCO&stars=5')
    expect(fives).toMatchObject([{ total: 3, average: 4.3, matching: 1, reviews: [{ title: '5' }] }])
    const second = await list('skus=FOCO&stars=4&from=1&size=5')
    expect(second).toMatchObject([{ matching: 2, reviews: [{ title: '4' }] }])
    expect(await list('skus=FOCO&stars=1')).toMatchObject([{ total: 3, matching: 0, reviews: [] }])
    expect((await platform.get('/api/review/list?skus=FOCO&stars=6')).status).toBe(400)
  })

  test('is followed by the lists: sorted by rating, and counted by it, as soon as it changes', async () => {
    const search = async (body: Record<string, unknown>) => {
      const query = { _appliedFilters: [{ attribute: 'sku', value: { in: ['FOCO', 'LAMP'] } }], ...body }
      const request = encodeURIComponent(JSON.stringify(query))
      const url = `/api/catalog/${MAIN}/product/_search?request_format=search-query&request=${request}`
      const { hits, aggregations } = (await platform.get(url)).body
      return {
        skus: (hits!.hits as unknown as { _source: Json }[]).map(({ _source }) => _source.sku),
        counted: (aggregations?.agg_range_rating_average as unknown as { buckets: Json[] } | undefined)?.buckets,
      }
    }
    const best = { _appliedSort: [{ field: 'rating_score', options: 'desc' }] }
    const counts = {
      _availableFilters: [
        { field: 'rating_average', scope: 'catalog', options: { ranges: [{ from: 4.5 }, { from: 3 }] } },
      ],
    }
    const good = {
      _appliedFilters: [
        { attribute: 'sku', value: { in: ['FOCO', 'LAMP'] } },
        { attribute: 'rating_average', scope: 'catalog', value: { gte: 4.5 } },
      ],
    }
    // One review with five stars says less than three with 4.3 on average.
    const id = await idOf({ product_id: LAMP, rating: 5 })
    await decide(id, 'approved')
    expect(await search({ ...best, ...counts })).toMatchObject({
      skus: ['FOCO', 'LAMP'],
      counted: [{ doc_count: 1 }, { doc_count: 2 }],
    })
    expect((await search(good)).skus).toEqual(['LAMP'])
    await decide(id, 'rejected')
    expect(await search({ ...best, ...counts })).toMatchObject({
      skus: ['FOCO', 'LAMP'],
      counted: [{ doc_count: 0 }, { doc_count: 1 }],
    })
    expect((await search(good)).skus).toEqual([])
  })

  const sixteen = `skus=${Array.from({ length: 16 }, (_, at) => `S${at}`).join()}`
  test.each(['', 'skus=FOCO&size=51', 'skus=FOCO&from=-1', 'skus=FOCO&storeCode=xx', sixteen])(
    'is refused for %j',
    async (query) => {
      expect((await platform.get(`/api/review/list?${query}`)).status).toBe(400)
    },
  )
})

test.each([{}, { 'x-moderation-key': 'mk-tesT' }, { 'x-moderation-key': '' }])(
  'moderation with %j is refused',
  async (headers) => {
    const id = await idOf()
    expect((await decide(id, 'approved', headers as Record<string, string>)).status).toBe(403)
    expect((await platform.get('/api/review/pending', headers as Record<string, string>)).status).toBe(403)
    const pending = (await platform.get('/api/review/pending', MODERATOR)).body.result as unknown as Json[]
    expect(pending.map((waiting) => waiting.id)).toContain(id)
  },
)

test('a moderator decides on reviews that there are, in words that there are', async () => {
  expect((await decide(1, 'approved')).status).toBe(404)
  expect((await decide(await idOf(), 'pending')).status).toBe(400)
})
