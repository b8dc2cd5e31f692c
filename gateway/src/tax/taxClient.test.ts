import { afterAll, beforeAll, expect, test } from 'vitest'
import { TAX_RULES } from '../testing/catalogueDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { TAX_RULES_MAX } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
beforeAll(async () => (platform = await startFakePlatform()))
afterAll(() => platform.close())

test('all tax rules are read at once, far more than the ten that a search gives by itself', async () => {
  const others = Array.from({ length: 40 }, (_rule, index) => ({
    ...TAX_RULES[0],
    id: index,
    product_tax_class_ids: [9],
  }))
  platform.documents.taxrule = [...others, { ...TAX_RULES[0], id: 41 }]
  const shopper = createGraphClient(platform.url)
  const { data } = await shopper.query('{ product(by: { sku: "SKU-1" }) { price { taxRate { percent } } } }')
  await shopper.close()
  expect(data.product.price.taxRate).toEqual({ percent: 16 })
  const asked = platform.seen.filter(({ path }) => path.endsWith('/taxrule/_search'))
  expect(asked.map(({ query }) => [query.get('from'), query.get('size')])).toEqual([['0', String(TAX_RULES_MAX)]])
})
