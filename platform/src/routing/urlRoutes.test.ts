import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { groupTokenOf } from '../customers/signIn/groupToken.ts'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

test.each([
  ['a product', 'salas/sofas/sofa-oslo', { _type: 'product', _id: '1', _source: { sku: 'SOFA', name: 'Sofá Oslo' } }],
  ['a category', '/salas/sofas', { _type: 'category', _id: '11', _source: { id: 11, slug: 'sofas' } }],
  ['a page', 'aviso-de-privacidad', { _type: 'cms_page', _id: '3', _source: { identifier: 'aviso-de-privacidad' } }],
])('finds %s by its exact path', async (_name, url, expected) => {
  expect((await platform.post('/api/url/map', { url })).body).toMatchObject(expected)
  expect((await platform.post('/api/url', { url })).body).toMatchObject(expected)
})

test.each(['salas/sofas/', 'salas/SOFAS', 'sofas', "' or true --"])('%s is not found: null', async (url) => {
  const answer = await platform.post('/api/url/map', { url })
  expect(answer).toMatchObject({ status: 200, body: null })
})

test('an old address redirects to the new one, permanently or temporarily', async () => {
  expect((await platform.post('/api/url/map', { url: '/sofa-oslo.html' })).body).toEqual({
    _index: 'vue_storefront_catalog',
    _type: 'redirect',
    _id: 'sofa-oslo.html',
    _score: 0,
    _source: { id: 'sofa-oslo.html', target: 'salas/sofas/sofa-oslo', status: 301 },
  })
  const temporary = await platform.post('/api/url/map', { url: 'ofertas-de-mayo' })
  expect(temporary.body._source).toMatchObject({ target: 'salas', status: 302 })
})

test('a redirect never hides what lives at its path', async () => {
  expect((await platform.post('/api/url/map', { url: 'salas/sofas' })).body._type).toBe('category')
})

test('reads the store that the request names', async () => {
  const { body } = await platform.post('/api/url/map?storeCode=de', { url: 'salas/sofas/sofa-oslo' })
  expect(body).toMatchObject({ _index: 'vue_storefront_catalog_de', _source: { name: 'Sofa Oslo' } })
})

test('returns the requested fields and those that routing needs', async () => {
  const { body } = await platform.post('/api/url/map', {
    url: 'salas/sofas/sofa-oslo',
    includeFields: ['name'],
    excludeFields: ['slug'],
  })
  expect(body._source).toEqual({
    id: 1,
    sku: 'SOFA',
    name: 'Sofá Oslo',
    type_id: 'configurable',
    url_path: 'salas/sofas/sofa-oslo',
  })
  const wild = await platform.post('/api/url/map', {
    url: 'salas/sofas/sofa-oslo',
    includeFields: ['na*'],
    excludeFields: ['slug'],
  })
  expect(wild.body._source).toEqual(body._source)
})

const SOFA = { url: 'salas/sofas/sofa-oslo', includeFields: ['name', 'tier_prices'] }
const map = async (fields: object) => platform.post('/api/url/map', { ...SOFA, ...fields })

test('takes the options of the requirements and ignores them', async () => {
  const full = await map({ options: { prefetchGroupProducts: true } })
  expect(full.body._source).toMatchObject({ sku: 'SOFA' })
  expect(full.body).toEqual((await map({})).body)
})

test('filters by the SKU of a product or of its variant', async () => {
  for (const sku of ['SOFA', 'SOFA-GRIS', 'sofa-azul'])
    expect((await map({ filters: { sku } })).body._source).toMatchObject({ sku: 'SOFA' })
  expect((await map({ filters: { sku: 'LAMP' } })).body).toBeNull()
  const category = { url: 'salas/sofas', filters: { sku: 'LAMP' } }
  expect((await platform.post('/api/url/map', category)).body._type).toBe('category')
})

test('a customer group has its own tier prices, by number or by the token of a customer', async () => {
  const tier = (customer_group_id: number) => ({ customer_group_id, qty: 2, value: 10 })
  const tiers = JSON.stringify({ tier_prices: [tier(1), tier(2), tier(32_000)] })
  await sql`update catalogue_document set source = source || ${tiers}::jsonb where sku = 'SOFA'`.execute(
    platform.database().db,
  )
  const groups = async (fields: object) => {
    const { tier_prices: found } = (await map(fields)).body._source as unknown as { tier_prices: (typeof tier)[] }
    return pluck(found, 'customer_group_id')
  }
  expect(await groups({})).toEqual([1, 2, 32_000])
  expect(await groups({ groupId: '2' })).toEqual([2, 32_000])
  const groupToken = await groupTokenOf(platform.database().db, { id: 7, group_id: 1, email: 'ana@example.mx' })
  expect(await groups({ groupId: '2', groupToken })).toEqual([1, 32_000])
  const [head, , signature] = groupToken.split('.')
  const forged = [head, Buffer.from('{"group_id":2}').toString('base64url'), signature].join('.')
  for (const token of [forged, 'x', 'a.b.c'])
    expect((await map({ groupToken: token })).body).toEqual({ code: 400, result: 'groupToken is not valid' })
})

test('without a url it is refused', async () => {
  expect((await platform.post('/api/url/map', {})).body).toEqual({ code: 400, result: 'Missing url' })
})

test('a rule for search engines redirects even from a path with a page, in its own store', async () => {
  const seo = async (query: string) => (await platform.get(`/api/ext/seo_redirect?${query}`)).body
  const found = { code: 200, result: '/salas/sofas/sofa-oslo' }
  expect(await seo('url=sofa-oslo.html')).toEqual(found)
  expect(await seo('url=%2Fsofa-oslo.html%2F&store=hogar')).toEqual(found)
  expect(await seo('url=salas')).toEqual({ code: 200, result: null })
  expect(await seo('url=salas/sofas')).toEqual({ code: 200, result: '/iluminacion' })
  const rules = platform.database().db.deleteFrom('url_redirect')
  await rules.where('index_name', '=', 'vue_storefront_catalog_de').execute()
  expect(await seo('url=sofa-oslo.html&store=de')).toEqual({ code: 200, result: null })
  expect(await seo('url=sofa-oslo.html')).toEqual(found)
  expect((await platform.get('/api/ext/seo_redirect')).status).toBe(400)
  expect((await platform.get('/api/ext/seo_redirect?url=x&store=nope')).status).toBe(400)
})
