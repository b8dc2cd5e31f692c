import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { SITEMAP, startNeighbour, startTestWeb, words } from './testing/startTestWeb.ts'

test('passes an operation on with its cookie, and the answer back with its own', async () => {
  const seen: IncomingMessage[] = []
  const gateway = await startNeighbour((request, response) => {
    seen.push(request)
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
    request.pipe(response)
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { cookie: 's=x' }, body: '{"id":"q"}' })
  expect(await response.json()).toEqual({ id: 'q' })
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(seen[0]?.headers).toMatchObject({ cookie: 's=x', 'x-forwarded-for': '127.0.0.1' })
  expect(seen[0]?.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
})

test.each([
  [{}, '/silent-login?userToken=t', '/silent-login?userToken=t', 'hogar'],
  [{}, '/viu/silent-login?userToken=t&r=x', '/silent-login?userToken=t&r=x', 'viu'],
  [{}, '/silent-login?r=x', null, ''],
  [{}, '/app/enter?userToken=t', null, ''],
  [{ SILENT_LOGIN_PATH: '/app/enter' }, '/app/enter?userToken=t', '/silent-login?userToken=t', 'hogar'],
  [{ SILENT_LOGIN_PATH: '/app/enter' }, '/de/app/enter?userToken=t', '/silent-login?userToken=t', 'de'],
  // The gateway answers 404 for it.
  [{ SILENT_LOGIN_PATH: '/app/enter' }, '/app/enter', '/silent-login', 'hogar'],
  [{ SILENT_LOGIN_PATH: '/app/enter' }, '/silent-login?userToken=t', null, ''],
])('by %j an app signs in at %s', async (...[variables, address, passedOn, storeCode]) => {
  const seen: IncomingMessage[] = []
  const gateway = await startNeighbour((request, response) => {
    seen.push(request)
    response.writeHead(303, { location: '/led-on' }).end()
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway, ...variables })
  const response = await fetch(`${url}${address}`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(passedOn === null ? null : '/led-on')
  expect(seen.map((request) => [request.url, request.headers['x-store']])).toEqual(
    passedOn === null ? [] : [[passedOn, storeCode]],
  )
})

test('passes no word about a client on but its own', async () => {
  const seen: IncomingMessage[] = []
  const gateway = await startNeighbour((request, response) => {
    seen.push(request)
    response.end('{}')
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway, UPSTREAM_URL: gateway, TRUST_PROXY: 'none' })
  const headers = {
    forwarded: 'for=203.0.113.9;proto=https',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
    'x-real-ip': '203.0.113.9',
    'true-client-ip': '203.0.113.9',
    via: '1.1 evil',
  }
  for (const path of ['/graphql', '/img/1/1/fit/a.webp']) await (await fetch(url + path, { headers })).text()
  const said = seen.map((request) =>
    Object.fromEntries(Object.entries(request.headers).filter(([name]) => name in headers)),
  )
  const own = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(url).host, 'x-forwarded-proto': 'http' }
  expect(said).toEqual([own, {}])
})

test.each([
  ['1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['2', '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['loopback', '203.0.113.9, unknown', '127.0.0.1'],
])('behind %s of "%s" the gateway hears of %s', async (trust, forwarded, address) => {
  const seen: IncomingMessage[] = []
  const gateway = await startNeighbour((request, response) => {
    seen.push(request)
    response.end('{}')
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway, TRUST_PROXY: trust })
  const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' }
  await (await fetch(`${url}/graphql`, { headers })).text()
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-for': address,
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  })
})

test('streams an answer: its first part arrives while the second is not made yet', async () => {
  let finish = () => {}
  const gateway = await startNeighbour((_request, response) => {
    response.writeHead(200, { 'content-type': 'multipart/mixed; boundary=-' })
    response.write('first')
    finish = () => response.end('second')
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const reader = (await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second')
})

test('a visitor who leaves cancels the request behind', async () => {
  const left = vi.fn()
  const arrived = Promise.withResolvers<void>()
  const gateway = await startNeighbour((request) => {
    request.socket.once('close', left)
    arrived.resolve()
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const controller = new AbortController()
  const response = fetch(`${url}/graphql`, { method: 'POST', body: '{}', signal: controller.signal }).catch(() => null)
  await arrived.promise
  controller.abort()
  await response
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
})

test('a gateway that is down answers 502 in the words of GraphQL', async () => {
  const { url } = await startTestWeb({ GATEWAY_URL: 'http://127.0.0.1:9' })
  const response = await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
})

test('pictures carry no session to the platform', async () => {
  const seen: IncomingMessage[] = []
  const platform = await startNeighbour((request, response) => {
    seen.push(request)
    response.end('picture')
  })
  const { url } = await startTestWeb({ UPSTREAM_URL: platform })
  expect(await (await fetch(`${url}/img/1/1/fit/a.webp`, { headers: { cookie: 's=x' } })).text()).toBe('picture')
  expect(seen[0]?.headers.cookie).toBeFalsy()
})

/** Starts a neighbour that resets the connections of its first `times` requests, and answers later ones. */
async function startResetting(times: number) {
  const seen: string[] = []
  const sockets = new Set<unknown>()
  const url = await startNeighbour((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    sockets.add(request.socket)
    if (seen.length <= times) request.socket.resetAndDestroy()
    else response.end('answer')
  })
  return { url, seen, sockets }
}

test('a read is sent once more when its connection is reset', async () => {
  const platform = await startResetting(1)
  const { url } = await startTestWeb({ UPSTREAM_URL: platform.url })
  const response = await fetch(`${url}/img/1/1/fit/a.webp`)
  expect([response.status, await response.text()]).toEqual([200, 'answer'])
  expect(platform.seen).toEqual(Array(2).fill('GET /img/1/1/fit/a.webp'))
  expect(platform.sockets.size).toBe(2)
})

test('a connection that is reset twice answers 502', async () => {
  const platform = await startResetting(2)
  const { url } = await startTestWeb({ UPSTREAM_URL: platform.url })
  expect((await fetch(`${url}/img/1/1/fit/a.webp`)).status).toBe(502)
  expect(platform.seen).toHaveLength(2)
})

test('what changes something is not sent twice', async () => {
  const gateway = await startResetting(1)
  const { url } = await startTestWeb({ GATEWAY_URL: gateway.url })
  expect((await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })).status).toBe(502)
  expect(gateway.seen).toEqual(['POST /graphql'])
})

test('an answer that breaks off is not begun again', async () => {
  const seen: IncomingMessage[] = []
  const platform = await startNeighbour((request, response) => {
    seen.push(request)
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => request.socket.resetAndDestroy())
  })
  const { url } = await startTestWeb({ UPSTREAM_URL: platform })
  await expect(fetch(`${url}/img/1/1/fit/a.webp`).then((response) => response.text())).rejects.toThrow()
  expect(seen).toHaveLength(1)
})

test('a page is the markup, then its data, then its entry, under a policy that knows its nonce', async () => {
  const { url } = await startTestWeb()
  const response = await fetch(`${url}/salas`)
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(await response.text()).toBe(
    `<html><body>hola</body></html><script>1</script><script nonce="${nonce}" src="/e.js"></script>`,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('a page may use the camera of the device, and no picture of a made-up address', async () => {
  const { url } = await startTestWeb()
  const { headers, body } = await fetch(`${url}/salas`)
  await body?.cancel()
  expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=(self), payment=()')
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain("img-src 'self' data:")
  expect(policy).toContain("default-src 'self'")
  expect(policy.join('; ')).not.toMatch(/blob:|unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('a page with a session is private, no-store', async () => {
  const { url } = await startTestWeb()
  const response = await fetch(`${url}/salas`, { headers: { cookie: 's=x' } })
  await response.text()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['/credilana', 'private, no-cache', 'strict-origin-when-cross-origin'],
  ['/viu/prestamo-personal', 'private, no-cache', 'strict-origin-when-cross-origin'],
  ['/payments-help', 'private, no-cache', 'strict-origin-when-cross-origin'],
  ['/viu/credilana/nuevo/registro', 'private, no-store', 'no-referrer'],
  ['/prestamo-personal/casa/registro?paso=datos', 'private, no-store', 'no-referrer'],
  ['/credit/resume', 'private, no-store', 'no-referrer'],
  ['/mavi/payments', 'private, no-store', 'no-referrer'],
  ['/payment/spei-pay?pago=1', 'private, no-store', 'no-referrer'],
  ['/my-account/payments/pay', 'private, no-store', 'no-referrer'],
  ['/my-account/credits/F10000001', 'private, no-store', 'no-referrer'],
])('the page %s has the caching “%s” and the referrer “%s”', async (path, caching, referrer) => {
  const { url } = await startTestWeb()
  const { headers } = await fetch(`${url}${path}`)
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([caching, referrer])
})

test('a page that is not ready in its time is a 503 that says when to come back', async () => {
  const { url } = await startTestWeb({}, () => Promise.reject(new DOMException('too late', 'TimeoutError')))
  const response = await fetch(`${url}/salas`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each([
  ['unreachable', 503, '5'],
  ['unavailable', 503, '5'],
  ['invalid', 500, null],
  ['tooLarge', 431, null],
  ['rateLimited', 429, '900'],
])('a page that fails as %s is a %i that says when to come back', async (kind, status, retryAfter) => {
  const failure = Object.assign(new Error('down'), { kind, retryAfterMs: 900_000 })
  const { url } = await startTestWeb({}, () => Promise.reject(failure))
  const response = await fetch(`${url}/salas`)
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(retryAfter)
  expect(await response.text()).toContain(response.headers.get('x-request-id') ?? 'no id')
})

test('a redirect keeps its status', async () => {
  const { url } = await startTestWeb({}, () => Promise.resolve({ kind: 'redirect', status: 301, location: '/neu' }))
  const response = await fetch(`${url}/alt`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/neu'])
})

test('a host that belongs to a store redirects to the path of the store', async () => {
  const { url } = await startTestWeb({ STORE_HOSTS: 'viu.example=viu' })
  const response = await fetch(`${url}/salas?a=1`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': 'viu.example' },
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/viu/salas?a=1'])
})

test('pages are read, not written', async () => {
  const { url } = await startTestWeb()
  const response = await fetch(`${url}/salas`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['', 'Hogar'],
  ['/mavi', 'Mavi'],
  ['/de', 'Hogar Deutschland'],
])('%s/manifest.webmanifest is the manifest of %s', async (prefix, name) => {
  const { url } = await startTestWeb()
  const answer = await fetch(`${url}${prefix}/manifest.webmanifest`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(await answer.json()).toEqual({ name })
})

test('robots.txt and the sitemap index name every part of every store', async () => {
  const { url } = await startTestWeb({ PUBLIC_ORIGIN: 'https://shop.example' })
  const robots = await (await fetch(`${url}/robots.txt`)).text()
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
  const index = await fetch(`${url}/sitemap.xml`)
  expect(index.headers.get('content-type')).toContain('application/xml')
  expect(index.headers.get('cache-control')).toMatch(/^public, max-age=/)
  const addresses = (await index.text()).split('\n')
  expect(addresses).toContain('https://shop.example/sitemap/hogar-0.xml')
  expect(addresses).toContain('https://shop.example/sitemap/it-1.xml')
  expect(addresses).toHaveLength(10)
  expect(await (await fetch(`${url}/sitemap/de-1.xml`)).text()).toBe('https://shop.example de /1')
})

test('robots.txt keeps applications and payments of credit out of search engines, where a store lends', async () => {
  const { url } = await startTestWeb()
  const lines = (await (await fetch(`${url}/robots.txt`)).text()).split('\n')
  for (const path of ['/payments$', '/payments/', '/payment/', '/credit/', '/credilana/', '/prestamo-personal/'])
    for (const prefix of ['', '/viu', '/mavi']) expect(lines).toContain(`Disallow: ${prefix}${path}`)
  expect(lines.filter((line) => /^Disallow: \/(?:de|it)\/(?:pay|cred|prest)/.test(line))).toEqual([])
})

test('a sitemap that cannot be read is a 503 with Retry-After', async () => {
  const failing = { ...SITEMAP, readSitemapPart: () => Promise.reject(new Error('nobody is there')) }
  const { url } = await startTestWeb({}, words, { sitemap: failing })
  const response = await fetch(`${url}/sitemap.xml`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each(['/sitemap/de-2.xml', '/sitemap/nobody-0.xml'])('%s is no part of a sitemap', async (path) => {
  const { url } = await startTestWeb()
  expect((await fetch(url + path)).status).toBe(404)
})

/** Sends raw bytes: clients would correct or refuse them. */
function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  return text(socket)
}

test.each([
  ['GET /\\[ HTTP/1.1\r\nhost: a', 200],
  ['GET //[ HTTP/1.1\r\nhost: a', 200],
  ['GET /.//[ HTTP/1.1\r\nhost: a', 200],
  ['GET * HTTP/1.1\r\nhost: a', 400],
  ['GET http://[/ HTTP/1.1\r\nhost: a', 400],
  ['GET / HTTP/1.1\r\nhost: a:99999', 400],
  ['GET / HTTP/1.1\r\nhost: 256.256.256.256', 400],
  ['GET / HTTP/1.1\r\nhost: [::::]', 400],
  ['GET / HTTP/1.1\r\nhost: a\r\nx-forwarded-host: [::::]', 200],
  ['GET /a%0d%0ab HTTP/1.1\r\nhost: a', 404],
  ['GET /a%E2%80%A8b HTTP/1.1\r\nhost: a', 404],
])('answers the odd request %j with %i, and the next one', async (head, status) => {
  const { url } = await startTestWeb()
  const answer = await sendRaw(url, `${head}\r\nconnection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await fetch(`${url}/salas`)).status).toBe(200)
})

test.each([
  ['/viu//evil.example/x', '/evil.example/x'],
  ['/de//evil.example/x', '/evil.example/x'],
  ['/de///evil.example', '/evil.example'],
  ['/de/\\evil.example', '/evil.example'],
  ['/de/.//evil.example', '/evil.example'],
  ['/de/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/de/%5cevil.example', '/%5cevil.example'],
])('%s of a host of another store never redirects to another site', async (path, location) => {
  const { url } = await startTestWeb({ STORE_HOSTS: 'shop.example=hogar' })
  const answer = await sendRaw(url, `GET ${path} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`)
  expect(/\r\nlocation: (.*)\r\n/i.exec(answer)?.[1]).toBe(location)
})

test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
])('a page that redirects to %s stays on the site', async (to, location) => {
  const { url } = await startTestWeb({}, () => Promise.resolve({ kind: 'redirect', status: 301, location: to }))
  const response = await fetch(`${url}/alt`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(location)
})

test('a host that begins with the code of a store is that store, as it is to the gateway', async () => {
  const { url } = await startTestWeb()
  const leads = async (host: string) =>
    (await fetch(`${url}/salas`, { redirect: 'manual', headers: { 'x-forwarded-host': host } })).headers.get('location')
  expect(await leads('de.shop.example')).toBe('/de/salas')
  expect(await leads('www.shop.example')).toBeNull()
})

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', null],
])('a shop at %s asks browsers to keep to https: %s', async (origin, expected) => {
  const { url } = await startTestWeb({ PUBLIC_ORIGIN: origin })
  expect((await fetch(`${url}/`)).headers.get('strict-transport-security')).toBe(expected)
})

test('a stopping storefront is not ready, and answers until a balancer has taken it out', async () => {
  const { url, web } = await startTestWeb()
  const closed = web.close(300)
  expect((await fetch(`${url}/health/ready`)).status).toBe(503)
  const page = await fetch(`${url}/`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await closed
  await expect(fetch(url)).rejects.toThrow()
})
