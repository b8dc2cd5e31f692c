import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { platform, shopForEachTest, shopper } from '../testing/shop.ts'
import { STALE_RETRY_MS, STALE_TAX_MAX_MS, STALE_TEXTS_MAX_MS } from '../rest/limits.ts'
import { startTestGateway } from '../testing/startTestGateway.ts'
import { SLOW_DATA_CACHE_MS } from './limits.ts'

shopForEachTest()
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const INDEX = '/api/catalog/vue_storefront_catalog'
const callsOf = (entity: string) => platform.seen.filter(({ path }) => path === `${INDEX}/${entity}/_search`).length
const down = (entity: string) => platform.faults.set(`${INDEX}/${entity}`, 503)

const PRODUCT = `{ product(by: { sku: "SOFA" }) {
  attributes { label value } categories { name } breadcrumbs { name } price { final { amount } }
  ... on ConfigurableProduct { options { label values { label } } variants { selection { label valueLabel } } }
} }`
const TEXTS = PRODUCT.replace('price { final { amount } }', '')
const PRICE = '{ product(by: { sku: "SOFA" }) { price { final { amount } } } }'

describe('an index that fails', () => {
  test.each(['attribute', 'category', 'taxrule'])('is answered as of before: %s', async (entity) => {
    const { data: before } = await shopper.query(PRODUCT)
    expect(before.product.attributes).toHaveLength(1)
    down(entity)
    vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
    expect(await shopper.query(PRODUCT)).toMatchObject({ data: before, errors: [] })
  })

  test('is answered as of before while the platform rebuilds it, and when its reply has no hits', async () => {
    const { data: before } = await shopper.query(TEXTS)
    const missing = { error: { type: 'index_not_found_exception', reason: 'no such index' }, status: 404 }
    for (const fault of [
      { status: 500, body: { code: 500, result: missing } },
      { status: 200, body: { took: 3 } },
    ]) {
      for (const entity of ['attribute', 'category']) platform.faults.set(`${INDEX}/${entity}`, fault)
      vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
      expect(await shopper.query(TEXTS)).toMatchObject({ data: before, errors: [] })
    }
  })

  test('is tried again once in a while, and used again when it answers', async () => {
    await shopper.query(TEXTS)
    down('attribute')
    vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
    await shopper.query(TEXTS)
    const tries = callsOf('attribute')
    for (let request = 0; request < 5; request += 1) await shopper.query(TEXTS)
    expect(callsOf('attribute')).toBe(tries)
    platform.faults.clear()
    const [style] = platform.documents['attribute']!.filter(({ attribute_code: code }) => code === 'style')
    style!['frontend_label'] = 'Diseño'
    vi.advanceTimersByTime(STALE_RETRY_MS)
    const { data } = await shopper.query(TEXTS)
    expect(data.product.attributes[0].label).toBe('Diseño')
    expect(callsOf('attribute')).toBe(tries + 1)
  })

  test('that hangs is waited for once', async () => {
    const query = '{ attributes { code } }'
    const { data: before } = await shopper.query(query)
    const waiting: Array<() => void> = []
    platform.answerWith((_request, response) => void waiting.push(() => response.destroy()))
    vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
    const tries = callsOf('attribute') + 1
    for (let request = 0; request < 3; request += 1) {
      expect(await shopper.query(query)).toMatchObject({ data: before, errors: [] })
    }
    expect(callsOf('attribute')).toBe(tries)
    for (const end of waiting) end()
  })

  test('is not answered for ever: names for hours, tax for minutes', async () => {
    await shopper.query(PRODUCT)
    for (const entity of ['attribute', 'taxrule']) down(entity)
    vi.advanceTimersByTime(STALE_TAX_MAX_MS + 1)
    expect((await shopper.query(PRICE)).data.product).toBeNull()
    vi.advanceTimersByTime(STALE_TEXTS_MAX_MS - STALE_TAX_MAX_MS - 1)
    expect((await shopper.query(TEXTS)).errors).toEqual([])
    vi.advanceTimersByTime(1 + STALE_RETRY_MS)
    expect((await shopper.query(TEXTS)).data.product).toBeNull()
  })

  test('with products or stock is never answered as of before', async () => {
    const query = '{ product(by: { sku: "SKU-1" }) { name stock { status } } }'
    await shopper.query(query)
    platform.faults.set('/api/stock', 503)
    vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
    const sold = await shopper.query(query)
    expect([sold.data.product.stock, sold.errors.map(({ path }) => path)]).toEqual([null, [['product', 'stock']]])
    down('product')
    vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
    expect((await shopper.query(query)).data.product).toBeNull()
  })
})

test('options that a document names itself need no attributes; others are not made up', async () => {
  down('attribute')
  const { data, errors } = await shopper.query(
    '{ product(by: { sku: "SOFA" }) { ... on ConfigurableProduct { options { label } } } }',
  )
  expect([data.product, errors.map(({ path }) => path)]).toEqual([null, [['product', 'options']]])
  const [sofa] = platform.documents['product']!.filter(({ sku }) => sku === 'SOFA')
  const values = [
    { value_index: 52, label: 'Gris' },
    { value_index: 50, label: 'Azul' },
  ]
  sofa!['configurable_options'] = [{ attribute_id: '93', attribute_code: 'color', label: 'Color', position: 0, values }]
  const fresh = createGraphClient(platform.url)
  const named = await fresh.query(TEXTS.replace('attributes { label value } ', ''))
  expect(named.errors).toEqual([])
  expect(named.data.product.options).toEqual([{ label: 'Color', values: [{ label: 'Gris' }, { label: 'Azul' }] }])
  await fresh.close()
})

test('an outdated answer is counted, logged once, and stored by no cache', async () => {
  const gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
  const query = '{ category(by: { urlPath: "salas" }) { name } }'
  const ask = async () => (await gateway.get({ query })).headers.get('cache-control')
  expect(await ask()).toMatch(/^public/)
  down('category')
  vi.advanceTimersByTime(SLOW_DATA_CACHE_MS + 1)
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('private, no-store'))
  platform.faults.clear()
  vi.advanceTimersByTime(STALE_RETRY_MS)
  expect(await ask()).toMatch(/^public/)
  const logged = gateway.logLines.map((line) => JSON.parse(line)).filter(({ entity }) => entity === 'category')
  expect(logged).toMatchObject([
    { level: 40, endpoint: 'catalogueSearch', storeCode: 'hogar', error: { kind: 'unavailable', status: 503 } },
    { level: 30, msg: 'the platform answers a read again' },
  ])
  const metrics = await (await fetch(`${gateway.address}/metrics`)).text()
  expect(metrics).toContain('hogar_upstream_outdated_total{endpoint="catalogueSearch"} 3')
  await gateway.close()
})
