import { expect, test } from 'vitest'
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

test('takes the options of the requirements and ignores them', async () => {
  const plain = await platform.post('/api/url/map', { url: 'salas/sofas/sofa-oslo', includeFields: ['name'] })
  const full = await platform.post('/api/url/map', {
    url: 'salas/sofas/sofa-oslo',
    includeFields: ['name'],
    options: { prefetchGroupProducts: true },
    filters: { sku: 'ANOTHER' },
    groupId: '3',
    groupToken: 'x',
  })
  expect(full.body._source).toMatchObject({ sku: 'SOFA' })
  expect(full.body).toEqual(plain.body)
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
