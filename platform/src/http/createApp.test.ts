import { expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'
import { scrubUrl } from './scrubUrl.ts'

const platform = withPlatform()

test('a request id is taken over when it is one, else made', async () => {
  expect((await platform.get('/api/', { 'x-request-id': 'abc-123' })).headers['x-request-id']).toBe('abc-123')
  expect((await platform.get('/api/', { 'x-request-id': 'a b\tc' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['/api/cart/pull?token=secret&cartId=3c83&storeCode=de', '/api/cart/pull?token=***&cartId=***&storeCode=de'],
  ['/api/x?a=1&TOKEN=s', '/api/x?a=1&TOKEN=***'],
  ['/api/x?cartId=', '/api/x?cartId=***'],
  ['/api/quote/list?owner=secret&token=', '/api/quote/list?owner=***&token=***'],
  ['/api/ext/account?accountNumber=C10000016&storeCode=viu', '/api/ext/account?accountNumber=***&storeCode=viu'],
  ['/api/x?solicitud=7&clave=secret&cuenta=C10000016&nip=2580', '/api/x?solicitud=***&clave=***&cuenta=***&nip=***'],
])('%s is logged as %s', (url, logged) => {
  expect(scrubUrl(url)).toBe(logged)
})

test('unknown routes, malformed and oversized bodies are enveloped', async () => {
  expect((await platform.get('/nope?token=secret')).body).toEqual({ code: 404, result: 'No route GET /nope' })
  const json = { 'content-type': 'application/json' }
  expect(await platform.post('/api/cart/update?cartId=1', '{"a":', json)).toMatchObject({
    status: 400,
    body: { code: 400, result: expect.any(String) },
  })
  expect(await platform.post('/api/order', `"${'x'.repeat(1_100_000)}"`, json)).toMatchObject({
    status: 413,
    body: { code: 413 },
  })
})

test('an address that cannot be decoded is enveloped, and not repeated', async () => {
  for (const path of ['/a%zz', '/api/stock/check/%'])
    expect(await platform.get(path)).toMatchObject({
      status: 400,
      body: { code: 400, result: 'The request target cannot be decoded' },
    })
})

test('what is a person’s own is never cached, however its path is spelled; the catalogue may be', async () => {
  const own = ['cart/pull?cartId=1', 'c%61rt/pull?cartId=1', 'order/1?cartId=1', 'wishlist/lists', 'ext/addresses']
  for (const path of own)
    expect((await platform.get(`/api/${path}`)).headers['cache-control'], path).toContain('no-store')
  expect((await platform.get('/api/stock/check/LAMP')).headers['cache-control']).toBeUndefined()
})

test('health and the description of the API are there', async () => {
  expect(await platform.get('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
  expect(await platform.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const paths = Object.keys((await platform.get('/docs/json')).body.paths!)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/order',
      '/api/cart/update',
      '/api/catalog/{index}/{entity}/_search',
      '/api/stock/list',
    ]),
  )
})

test('the outbox shows its messages as a page to browsers, each in a frame that can run nothing', async () => {
  const { db } = platform.database()
  await db
    .insertInto('outbox')
    .values({ channel: 'email', recipient: '<b>x</b>', subject: 'S', body: '<p>ok</p>' })
    .execute()
  const page = await platform.get('/outbox', { accept: 'text/html' })
  expect(page.body).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(page.body).toMatch(/<iframe sandbox="" title="S" srcdoc="[^"]*&lt;p&gt;ok&lt;\/p&gt;/)
  expect(page.body).not.toContain('<p>ok</p>')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'/,
  )
})
