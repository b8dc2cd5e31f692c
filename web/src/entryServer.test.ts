import { Writable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { use } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { type RenderRequest, render, renderErrorPage } from './entryServer.tsx'
import { ALL_ROUTES } from './allRoutes.ts'
import { createMockTransport } from './testing/createMockTransport.ts'

const PARALLEL_RENDERS = 200
const ASSETS = { styles: [], fonts: [], code: ['/entry.js'] }
const [MAIN] = STORES

beforeAll(async () => {
  for (const route of [...Object.values(ALL_ROUTES.layouts), ...ALL_ROUTES.pages]) await route.load()
})

function requestOf(store: StoreDefinition, path: string, change: Partial<RenderRequest> = {}): RenderRequest {
  return {
    url: `https://hogar.example${store.urlPrefix}${path}`,
    store,
    origin: 'https://hogar.example',
    elsewhere: {},
    nonce: 'n',
    transport: createMockTransport(store),
    signal: new AbortController().signal,
    assetsOf: () => ASSETS,
    isWhole: true,
    onError: (error) => {
      throw error
    },
    ...change,
  }
}

async function pageOf(request: RenderRequest) {
  const rendered = await render(request)
  if (rendered.kind === 'redirect') throw new Error(`redirected to ${rendered.location}`)
  let html = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      html += String(chunk)
      done()
    },
  })
  const finished = new Promise((resolve) => sink.once('finish', resolve))
  rendered.stream.pipe(sink)
  await finished
  return { status: rendered.status, html, head: rendered.injection.head, injection: rendered.injection.take() }
}

test('200 renders at once over five stores are what they are one after the other', { timeout: 120_000 }, async () => {
  const serial = new Map<string, string>()
  for (const store of STORES) serial.set(store.code, (await pageOf(requestOf(store, '/checkout/cart'))).html)
  const stores = Array.from({ length: PARALLEL_RENDERS }, (_, index) => STORES[index % STORES.length] ?? MAIN)
  const pages = await Promise.all(stores.map((store) => pageOf(requestOf(store, '/checkout/cart'))))
  pages.forEach(({ html }, index) => {
    const store = stores[index] ?? MAIN
    expect(html === serial.get(store.code), `render ${index} of ${store.code}`).toBe(true)
    expect(html).toContain(`<html lang="${store.language}" data-store="${store.code}">`)
  })
})

/** Returns true once nothing but `page` holds what it points to. */
async function isFreed(page: WeakRef<object>): Promise<boolean> {
  setFlagsFromString('--expose_gc')
  const collect: () => void = runInNewContext('gc')
  for (let turn = 0; turn < 20 && page.deref(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collect()
  }
  return page.deref() === undefined
}

/** Renders a page, or fails to, and returns a reference to what its environment holds. */
async function transportOfPage(signal: AbortSignal, path: string): Promise<WeakRef<object>> {
  const answers = createMockTransport(MAIN)
  const transport: typeof answers = (request) => answers(request)
  await pageOf(requestOf(MAIN, path, { transport, signal, isWhole: path !== '/' }))
  return new WeakRef(transport)
}

test.each(['/checkout/cart', '/'])('%s leaves the memory before its time is over', async (path) => {
  // As the server's: it outlives the page by seconds.
  const signal = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(120_000)])
  const page = await transportOfPage(signal, path)
  // A later page: engines hold the last arguments of a call.
  await transportOfPage(new AbortController().signal, path)
  expect(await isFreed(page)).toBe(true)
})

test('hands the answers over in scripts that no text of the shop can leave', async () => {
  const name = '</script><b>\u2028'
  const { head, injection } = await pageOf(
    requestOf(MAIN, '/checkout/cart', {
      transport: createMockTransport(MAIN, { Category: () => ({ name, link: '/x' }) }),
    }),
  )
  // The scripts that hold presses and request code, which are the same in every page, and the answers: each ends at its
  // own closing tag only.
  const [load = '', answers = '', ...others] = injection.split('</script>')
  expect(head).toMatch(/^<script nonce="n">\(function holdEarlyPresses/)
  expect(head.split('</script>')).toHaveLength(2)
  expect(load).toMatch(/^<script nonce="n">\(function loadCodeAfterPicture/)
  expect(answers).toMatch(/^<script nonce="n">\(self\.hogarPayloads=/)
  expect(answers).toContain('\\u003c/script>\\u003cb>\\u2028')
  expect(others).toEqual([''])
})

test('a principal object that is null makes the page a 404', async () => {
  const transport = createMockTransport(MAIN, { Query: () => ({ cmsPage: null }) })
  const { status, html } = await pageOf(requestOf(MAIN, '/i/nothing', { transport }))
  expect(status).toBe(404)
  expect(html).toContain('noindex')
})

test('a path that has moved is a redirect inside the store that keeps the campaign', async () => {
  const [, , , german] = STORES
  const transport = createMockTransport(german, {
    Query: () => ({ route: { __typename: 'Redirect', target: '/salas/sofas', statusCode: 301 } }),
  })
  await expect(render(requestOf(german, '/old?utm_campaign=x', { transport }))).resolves.toEqual({
    kind: 'redirect',
    status: 301,
    location: '/de/salas/sofas?utm_campaign=x',
  })
})

test.each([
  ['/p/SOFA-GRY/sofa', '/salas/sofa?childSku=SOFA-GRY&utm_source=ads&gclid=1'],
  ['/my-account/quotes/12', '/checkout/quotes?utm_source=ads&gclid=1#12'],
  ['/p/SOFA-GRY/sofa?childSku=SOFA-RED', '/salas/sofa?childSku=SOFA-GRY&utm_source=ads&gclid=1'],
])('a redirect whose target has a query or an anchor keeps the campaign: %s', async (path, location) => {
  const transport = createMockTransport(MAIN, {
    Query: () => ({ product: { __typename: 'SimpleProduct', sku: 'SOFA', urlPath: 'salas/sofa' } }),
  })
  const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=ads&gclid=1`
  await expect(render(requestOf(MAIN, address, { transport }))).resolves.toMatchObject({ kind: 'redirect', location })
})

const FACETS = [
  { attribute: 'color', kind: 'CHOICE', values: [{ value: '52' }] },
  { attribute: 'price', kind: 'RANGE', values: [] },
]

const listingOf = (facets: object[] | null) =>
  createMockTransport(MAIN, {
    Query: () => ({ route: { __typename: 'Category' } }),
    ProductConnection: () => ({ totalCount: 0, facets }),
  })

test.each([
  ['/salas', '?color=52&unknown=7&utm_source=mail', '?color=52&utm_source=mail'],
  ['/salas', '?unknown=7', ''],
  ['/catalogsearch/result', '?q=sofa&color=9&price=1-9&sort=price-low', '?q=sofa&price=1-9&sort=price-low'],
])('a list redirects to its address without filters that it does not have: %s%s', async (path, search, left) => {
  await expect(render(requestOf(MAIN, path + search, { transport: listingOf(FACETS) }))).resolves.toEqual({
    kind: 'redirect',
    status: 302,
    location: path + left,
  })
})

test.each([
  ['has all of it', '?color=52&price=1-9&utm_source=mail', FACETS],
  ['is linked from a campaign that writes numbers', '?hsa_cam=1&ref=42&campaignid=7', FACETS],
  ['is asked for nothing', '?q=1', FACETS],
  ['cannot tell, as its facets failed', '?unknown=7', null],
])('a list that %s is found (%s)', async (_what, search, facets) => {
  const { status } = await pageOf(requestOf(MAIN, `/salas${search}`, { transport: listingOf(facets) }))
  expect(status).toBe(200)
})

test('a page whose session ends during its request redirects to the login page, with the way back', async () => {
  const [, viu] = STORES
  const transport = async function* end() {
    yield await Promise.reject(Object.assign(new Error('ended'), { kind: 'unauthenticated' }))
  }
  expect(await render(requestOf(viu, '/checkout/quotes?a=1', { transport }))).toEqual({
    kind: 'redirect',
    status: 303,
    location: `/viu/login?r=${encodeURIComponent(btoa('/checkout/quotes?a=1'))}`,
  })
  await expect(render(requestOf(viu, '/login', { transport }))).rejects.toThrow('ended')
})

test('a gateway that fails fails the page before it begins', async () => {
  const transport = async function* fail() {
    yield* []
    throw Object.assign(new Error('down'), { kind: 'unreachable' })
  }
  await expect(render(requestOf(MAIN, '/checkout/cart', { transport }))).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a render whose time is over before the shop has answered fails for that reason', async () => {
  const timer = new AbortController()
  const transport = async function* keepWaiting() {
    yield* []
    timer.abort(new DOMException('too late', 'TimeoutError'))
    await new Promise(() => {})
  }
  const request = requestOf(MAIN, '/checkout/cart', { transport, signal: timer.signal })
  await expect(render(request)).rejects.toMatchObject({ name: 'TimeoutError' })
})

/**
 * Renders a page in place of which one waits for ever, until its time runs out. The code of a page loads once: no other
 * test may render this one.
 */
function renderEndlessly(name: string, change: Partial<RenderRequest>) {
  const timer = new AbortController()
  const never = new Promise<never>(() => {})
  const page = ALL_ROUTES.pages.find(({ path }) => path === name)
  if (!page) throw new Error('no such page')
  const load = vi.spyOn(page, 'load').mockResolvedValue(() => {
    setTimeout(() => timer.abort(new DOMException('too late', 'TimeoutError')))
    return use(never)
  })
  const request = requestOf(MAIN, `/${name}`, { signal: timer.signal, ...change })
  return pageOf(request).finally(() => load.mockRestore())
}

test('a page that has to be whole and is not in its time fails', async () => {
  await expect(renderEndlessly('scan', { isWhole: true })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a page that has begun ends without what did not come in its time', async () => {
  const onError = vi.fn()
  const { status, html } = await renderEndlessly('waiting', { isWhole: false, onError })
  expect(status).toBe(200)
  expect(html).toContain('</html>')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
})

test.each(STORES)('the error page of $code is in its language and names the request', async (store) => {
  const html = await renderErrorPage({
    store,
    origin: 'https://hogar.example',
    elsewhere: {},
    url: `https://hogar.example${store.urlPrefix}/x`,
    assets: ASSETS,
    requestId: 'request-1',
    waitSeconds: null,
  })
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${store.language}" data-store="${store.code}">`))
  expect(html).toContain('request-1')
  expect(html.match(/<main /g)).toHaveLength(1)
})

test('a visitor over the request limit gets a page that says when to try again', async () => {
  const html = await renderErrorPage({
    store: MAIN,
    origin: 'https://hogar.example',
    elsewhere: {},
    url: 'https://hogar.example/checkout/shared/x',
    assets: ASSETS,
    requestId: 'request-1',
    waitSeconds: 841,
  })
  expect(html).toContain('Demasiados intentos seguidos')
  expect(html).toContain('Inténtalo de nuevo en 15 min.')
  expect(html).not.toContain('Algo falló')
  expect(html.match(/<main /g)).toHaveLength(1)
})

test.each([
  ['/Checkout/cart/?a=1', '/checkout/cart?a=1'],
  ['/salas/sofas/', '/salas/sofas'],
  ['/', null],
])('the address %s is spelled %j', async (path, location) => {
  const rendered = await render(requestOf(MAIN, path))
  expect(rendered.kind === 'redirect' ? rendered : null).toEqual(
    location === null ? null : { kind: 'redirect', status: 301, location },
  )
})

test.each(['/page-not-found', '/de/page-not-found'])('%s is a 404 in words of the store', async (path) => {
  const store = path.startsWith('/de') ? STORES[3] : MAIN
  const { status, html } = await pageOf(requestOf(store, '/page-not-found'))
  expect(status).toBe(404)
  expect(html).toContain('noindex')
})

test('the error page stands without a word from the shop', async () => {
  const asked: string[] = []
  const transport: RenderRequest['transport'] = (request) => {
    asked.push(request.name)
    throw new Error('nobody is there')
  }
  const { status, html } = await pageOf(requestOf(MAIN, '/error', { transport }))
  expect([status, asked]).toEqual([200, []])
  expect(html).toContain('Hogar')
})

test('a page names its code to the script that requests it, and to nothing else', async () => {
  const { html, injection } = await pageOf(requestOf(MAIN, '/checkout/cart'))
  expect(html).not.toContain('/entry.js')
  expect(injection).toContain('(self,["/entry.js"])')
  const { html: inDevelopment, injection: scripts } = await pageOf(
    requestOf(MAIN, '/checkout/cart', { assetsOf: () => ({ ...ASSETS, code: [] }) }),
  )
  expect(inDevelopment + scripts).not.toContain('modulepreload')
})
