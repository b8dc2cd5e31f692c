import { expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
/** Weekly payments: LAMP 15.90, MAT-IND and RARO 35.20, KIT 38.70, MAT-QN 70.30, SOFA 282 and 334 by variant. */
const LISTED = { attribute: 'visibility', value: { in: [2, 3, 4] } }
const weekly = (value: Readonly<Record<string, number>>) => ({ attribute: 'credit_fee', value, scope: 'catalog' })

async function search(body: Record<string, unknown>, index = 'vue_storefront_catalog'): Promise<Json> {
  const call = `/api/catalog/${index}/product/_search?request_format=search-query&response_format=compact&size=50`
  const answer = await platform.post(call, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

const skusOf = async (...filters: object[]) =>
  pluck(
    (await search({ _appliedFilters: [LISTED, ...filters], _appliedSort: [{ field: 'credit_fee', options: 'asc' }] }))
      .hits,
    'sku',
  )

test.each([
  [{ gte: 0, lte: 15.8 }, []],
  [{ gte: 0, lte: 15.9 }, ['LAMP']],
  [{ gte: 35.2, lte: 38.7 }, ['MAT-IND', 'RARO', 'KIT']],
  [{ gte: 0, lt: 35.2 }, ['LAMP']],
  [{ gt: 35.2, lte: 100 }, ['KIT', 'MAT-QN']],
  [{ gte: 300 }, ['SOFA']],
])('goods paid weekly within %j are %j, in that order', async (value, skus) => {
  expect(await skusOf(weekly(value))).toEqual(skus)
})

test('what is not lent comes last in an order by weekly payments, and is in no range of them', async () => {
  const skus = await skusOf()
  expect(skus.slice(0, 2)).toEqual(['LAMP', 'MAT-IND'])
  expect(skus.indexOf('SOFA')).toBeLessThan(skus.indexOf('PIL'))
  expect(await skusOf(weekly({ gte: 0 }))).not.toContain('PIL')
})

test('ranges of weekly payments are counted by product', async () => {
  const ranges = [100, 250, 300, 400].map((to) => ({ from: 0, to: to + 0.001 }))
  const { aggregations } = await search({
    _appliedFilters: [LISTED],
    _availableFilters: [{ field: 'credit_fee', scope: 'catalog', options: { size: 1, ranges } }],
  })
  expect(aggregations).toMatchObject({
    agg_range_credit_fee: {
      buckets: [{ from: 0, to: 100.001, doc_count: 5 }, { doc_count: 5 }, { doc_count: 6 }, { doc_count: 6 }],
    },
  })
})

test('a store that lends nothing has no weekly payments', async () => {
  const { hits } = await search({ _appliedFilters: [weekly({ gte: 0, lte: 100 })] }, 'vue_storefront_catalog_de')
  expect(hits).toEqual([])
})
