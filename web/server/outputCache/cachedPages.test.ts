import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { STORES } from '@hogar/schema/stores.ts'
import { INVALIDATIONS_PER_MINUTE_MAX } from '@hogar/schema/caching/limits.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { GraphQLTransport } from '../../src/relay/network/transport.ts'
import { createWeb } from '../createWeb.ts'
import { parseEnv } from '../env.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'

const KEY = 'a-key-of-sixteen-or-more'
const PUBLIC = 'public, max-age=30'

const closing: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Answer = Readonly<{ headers?: Record<string, string | string[]>; body?: unknown; status?: number }>

/**
 * Starts a gateway that answers with the caller and the store: all request data that reaches a page can be seen in it.
 */
async function startGateway(answer: (request: IncomingMessage) => Answer) {
  const seen: IncomingMessage[] = []
  const invalidations: string[] = []
  const hooks = { onInvalidation: async () => {} }
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/invalidate')) {
      invalidations.push(request.url)
      return void hooks.onInvalidation().then(() => response.end('ok'))
    }
    seen.push(request)
    const { headers = {}, body, status = 200 } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': PUBLIC, ...headers })
    return response.end(
      JSON.stringify(body ?? { data: { who: request.headers.cookie ?? '', store: request.headers['x-store'] } }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { url, seen, invalidations, hooks }
}

async function read(transport: GraphQLTransport): Promise<string> {
  const request = { id: 'q', name: 'Q', variables: { a: 1 }, signal: new AbortController().signal }
  let text = ''
  for await (const part of transport(request)) text += JSON.stringify(part)
  return text
}

/**
 * Creates a renderer whose pages show all of their input. `/cart…` are pages of their visitor, `/away…` are redirects.
 */
const renderer = (): PageRenderer => ({
  load: () =>
    Promise.resolve({
      render: async ({ url, store, origin, nonce, transport }) => {
        const { pathname, search } = new URL(url)
        if (pathname.startsWith('/away')) return { kind: 'redirect', status: 301, location: `/there${search}` }
        const data = await read(transport)
        const source = new PassThrough()
        source.end(`<html>${store.code} ${origin} ${pathname}${search} ${data}</html>`)
        return {
          kind: 'page',
          status: pathname.includes('none') ? 404 : 200,
          stream: { pipe: (to) => source.pipe(to), abort: () => source.destroy() },
          injection: { head: '', take: () => `<script nonce="${nonce}">1</script>` },
        }
      },
      renderErrorPage: () => Promise.resolve('<html>error</html>'),
      installManifest: () => Promise.reject(new Error('not asked for')),
      sitemap: {
        readSitemapPart: () => Promise.reject(new Error('not asked for')),
        sitemapIndexXml: () => '',
        sitemapPartXml: () => '',
      },
      feed: { readFeed: () => Promise.reject(new Error('not asked for')), feedXml: () => '' },
      cacheTermsOf: (pathname) =>
        pathname.includes('cart') ? null : { tags: ['home'], reads: (name) => name === 'color' },
      buildId: 'b1',
    }),
  assetsOf: () => ({ styles: [], fonts: [], code: ['/e.js'] }),
  entryMarkup: () => '',
  addFiles: () => undefined,
  close: () => Promise.resolve(),
})

async function start(answer: (request: IncomingMessage) => Answer = () => ({}), env: Record<string, string> = {}) {
  const gateway = await startGateway(answer)
  const settings = {
    WEB_PORT: '0',
    LOG_LEVEL: 'silent',
    CACHE_TAGS_HEADER: 'true',
    GATEWAY_URL: gateway.url,
    CACHE_INVALIDATION_KEY: KEY,
    ...env,
  }
  const web = await createWeb({ env: parseEnv(settings), createRenderer: () => Promise.resolve(renderer()) })
  closing.push(web.close)
  const { url } = await web.listen()
  const get = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const cacheOf = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('x-vs-cache')
  return { gateway, get, cacheOf, url }
}

describe('a public page', () => {
  test('is rendered once, with the tags of what it is made of', async () => {
    const { get, gateway } = await start(() => ({ headers: { 'x-vs-cache-tags': 'product P1' } }))
    const [first, second] = [await get('/a'), await get('/a')]
    expect([first.headers.get('x-vs-cache'), second.headers.get('x-vs-cache')]).toEqual(['Miss', 'Hit'])
    expect(second.headers.get('x-vs-cache-tags')).toBe('home product P1')
    expect(second.text).toBe(first.text)
    expect(gateway.seen).toHaveLength(1)
  })

  test('does not show its cache tags to strangers, nor do answers of the gateway', async () => {
    const { get } = await start(() => ({ headers: { 'x-vs-cache-tags': 'product P1' } }), { CACHE_TAGS_HEADER: '' })
    for (const path of ['/a', '/a', '/graphql?id=q']) {
      expect((await get(path)).headers.has('x-vs-cache-tags'), path).toBe(false)
    }
  })

  test('is requested from the gateway without cookies or tokens of the visitor', async () => {
    const { get, gateway } = await start()
    const { text } = await get('/a', { cookie: 'hogar_session_hogar=secret', authorization: 'Bearer secret' })
    expect(text).not.toContain('secret')
    expect(gateway.seen[0]?.method).toBe('GET')
    expect(gateway.seen[0]?.headers).toMatchObject({ accept: 'application/json', 'x-forwarded-for': '127.0.0.1' })
    expect(JSON.stringify(gateway.seen[0]?.headers)).not.toContain('secret')
  })

  test('is vouched for by the hashes of its scripts: no nonce is used twice', async () => {
    const { get } = await start()
    await get('/a')
    const { headers, text } = await get('/a')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`'sha256-${createHash('sha256').update('1').digest('base64')}'`)
    expect(policy).not.toContain('nonce')
    expect(text).toContain('<script>1</script>')
  })

  test('says beside itself how old it is, and whether its visitor has been here', async () => {
    const { get } = await start()
    await get('/a')
    expect((await get('/a')).headers.get('server-timing')).toMatch(/^page;dur=\d+$/)
    const known = await get('/a', { cookie: 'hogar_session_hogar=x' })
    expect(known.headers.get('server-timing')).toMatch(/^page;dur=\d+, session$/)
    expect((await get('/a', { cookie: 'hogar_session_viu=x' })).headers.get('server-timing')).not.toContain('session')
  })

  test('is not sent again to a browser that has it', async () => {
    const { get } = await start()
    const { headers } = await get('/a')
    const again = await get('/a', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toContain('sha256')
  })

  test('is sent to readers that take no compression, and by its head alone', async () => {
    const { get } = await start()
    const zipped = await get('/a')
    const plain = await get('/a', { 'accept-encoding': 'identity' })
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, zipped.text])
    const head = await get('/a', {}, { method: 'HEAD' })
    expect([head.status, head.headers.get('x-vs-cache'), head.text]).toEqual([200, 'Hit', ''])
  })

  test('is the same for any campaign of a visitor, and does not contain it', async () => {
    const { cacheOf, get } = await start()
    await get('/a?utm_source=secret-campaign')
    expect(await cacheOf('/a?gclid=1')).toBe('Hit')
    for (let made = 0; made < 20; made += 1) expect(await cacheOf(`/a?x${made}=${made}`)).toBe('Hit')
    expect(await cacheOf('/a?color=1')).toBe('Miss')
    expect((await get('/a')).text).not.toContain('secret-campaign')
  })

  test('is cached whatever id its request has, also one that is a word of the page', async () => {
    const { cacheOf } = await start()
    const headers = { 'x-request-id': 'muebles-de-sala' }
    expect([await cacheOf('/muebles-de-sala', headers), await cacheOf('/muebles-de-sala')]).toEqual(['Miss', 'Hit'])
  })

  test('of a forged host is not shown to others', async () => {
    const { get } = await start()
    await get('/a', { 'x-forwarded-host': 'evil.example' })
    const { headers, text } = await get('/a')
    expect([headers.get('x-vs-cache'), text.includes('evil')]).toEqual(['Miss', false])
  })
})

describe('nothing is kept', () => {
  test.each<[string, Answer]>([
    ['what the gateway calls private', { headers: { 'cache-control': 'private, no-store' } }],
    ['what sets a cookie', { headers: { 'set-cookie': ['hogar_session_hogar=mine'] } }],
    ['what says nothing of caching', { headers: { 'cache-control': '' } }],
  ])('of %s', async (_case, answer) => {
    const { get, cacheOf } = await start(() => answer)
    const { headers } = await get('/a')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await cacheOf('/a')).toBe('Miss')
  })

  test('of pages that are their visitor’s own', async () => {
    const { get, cacheOf } = await start()
    const { text } = await get('/cart', { cookie: 'hogar_session_hogar=mine' })
    expect(text).toContain('mine')
    expect(await cacheOf('/cart')).toBe('Miss')
    expect((await get('/cart')).text).not.toContain('mine')
  })

  test('of redirects, which keep the campaign of each visitor', async () => {
    const { get } = await start()
    for (const campaign of ['a', 'b']) {
      const { status, headers } = await get(`/away?utm_source=${campaign}`)
      expect([status, headers.get('location')]).toEqual([301, `/there?utm_source=${campaign}`])
    }
  })

  test('of a shop that is down: 503 and no page for the next', async () => {
    let isDown = true
    const { get } = await start(() => (isDown ? { status: 503, headers: { 'content-type': 'text/plain' } } : {}))
    expect((await get('/a')).status).toBe(503)
    isDown = false
    expect((await get('/a')).status).toBe(200)
  })

  test('when it is turned off', async () => {
    const { get, url } = await start(() => ({}), { OUTPUT_CACHE: 'false' })
    await get('/a')
    expect((await get('/a')).headers.get('x-vs-cache')).toBeNull()
    expect(await (await fetch(`${url}/invalidate`)).text()).toMatch(/output cache is disabled/)
  })
})

test('what is missing is kept as missing, under tags of its own', async () => {
  const { get } = await start()
  await get('/none')
  const { status, headers } = await get('/none')
  expect([status, headers.get('x-vs-cache'), headers.get('x-vs-cache-tags')]).toEqual([
    404,
    'Hit',
    'home 404 page-not-found',
  ])
})

test('200 visitors at once, with and without sessions, over five stores, see nothing of each other', async () => {
  const { get } = await start()
  const visitors = Array.from({ length: 200 }, (_item, index) => {
    const store = STORES[index % STORES.length] ?? STORES[0]
    const isOwn = index % 3 === 0
    const session = index % 2 === 0 ? `hogar_session_${store.code}=secret-${index}.` : null
    return { store, isOwn, session, path: `${store.urlPrefix}/${isOwn ? 'cart' : `p${index % 4}`}` }
  })
  const pages = await Promise.all(visitors.map(({ path, session }) => get(path, session ? { cookie: session } : {})))
  pages.forEach(({ status, text, headers }, index) => {
    const { store, isOwn, session } = visitors[index] ?? { store: STORES[0], isOwn: false, session: null }
    expect(status).toBe(200)
    expect(text).toContain(`<html>${store.code} `)
    expect(text).toContain(`"store":"${store.code}"`)
    expect(text.match(/secret-\d+\./g) ?? []).toEqual(isOwn && session ? [session.split('=')[1]] : [])
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('/invalidate', () => {
  const invalidate = (query: string) => `/invalidate?key=${KEY}&${query}`

  test('drops pages by their cache tags, and notifies the gateway first', async () => {
    const { get, cacheOf, gateway } = await start(({ url }) => ({
      headers: { 'x-vs-cache-tags': url?.includes('id=q') ? 'product P1' : '' },
    }))
    await get('/a')
    const seenByGateway: unknown[] = []
    gateway.hooks.onInvalidation = async () => void seenByGateway.push(await cacheOf('/a'))
    expect((await get(invalidate('tag=P2,C1'))).text).toBe('Tags invalidated successfully [P2,C1]')
    expect(await cacheOf('/a')).toBe('Hit')
    expect((await get(invalidate('tag=P1'), {}, { method: 'POST' })).status).toBe(200)
    expect(await cacheOf('/a')).toBe('Miss')
    expect(seenByGateway).toEqual(['Hit', 'Hit'])
    expect(gateway.invalidations).toEqual([
      `/invalidate?key=${KEY}&tag=P2%2CC1&forwardedFrom=storefront`,
      `/invalidate?key=${KEY}&tag=P1&forwardedFrom=storefront`,
    ])
  })

  test('sends nothing back to where it came from', async () => {
    const { get, cacheOf, gateway } = await start()
    await get('/a')
    await get(invalidate('tag=home&forwardedFrom=gateway'))
    expect(await cacheOf('/a')).toBe('Miss')
    expect(gateway.invalidations).toEqual([])
  })

  test.each([
    ['a wrong key', '/invalidate?key=wrong&tag=*', [403, 'Invalid cache invalidation key']],
    ['no key', '/invalidate?tag=*', [403, 'Invalid parameters for Clear cache request']],
    ['no tag', `/invalidate?key=${KEY}`, [400, 'Invalid parameters for Clear cache request']],
  ])('refuses %s and drops nothing', async (_case, path, [status, text]) => {
    const { get, cacheOf, gateway } = await start()
    await get('/a')
    expect(await get(path)).toMatchObject({ status, text })
    expect(await cacheOf('/a')).toBe('Hit')
    expect(gateway.invalidations).toEqual([])
  })

  test('limits the attempts to guess the key, and takes GET and POST alone', async () => {
    const { get } = await start()
    expect((await get(invalidate('tag=*'), {}, { method: 'PUT' })).status).toBe(405)
    for (let tries = 0; tries < INVALIDATIONS_PER_MINUTE_MAX; tries += 1) await get(`/invalidate?key=${tries}&tag=*`)
    expect((await get(invalidate('tag=*'))).status).toBe(429)
  })

  test('counts the attempts of one IPv6 network together', async () => {
    const { get } = await start(() => ({}), { TRUST_PROXY: 'loopback' })
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` })
    for (let tries = 1; tries <= INVALIDATIONS_PER_MINUTE_MAX; tries += 1) await get(invalidate('tag=P1'), from(tries))
    expect((await get(invalidate('tag=P1'), from(0))).status).toBe(429)
  })

  test('says so when the pages cannot be reached; pages are rendered all the same', async () => {
    const { get, cacheOf } = await start(() => ({}), { REDIS_URL: 'redis://127.0.0.1:1' })
    expect((await get(invalidate('tag=*'))).status).toBe(503)
    expect([await cacheOf('/a'), await cacheOf('/a')]).toEqual(['Miss', 'Miss'])
  })
})
