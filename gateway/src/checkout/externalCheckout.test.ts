import { request as send } from 'undici'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'

const HOST = 'https://pay.example/shop'
const ADD = 'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { cart { hash } userErrors { code } } }'
const END = 'mutation { result: endExternalCheckout(input: {}) { cart { lines { sku } } userErrors { code } } }'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let gateway: TestGateway
beforeEach(async () => {
  platform = await startFakePlatform()
  const settings = { hogar: { externalCheckoutUrl: HOST }, de: { externalCheckoutUrl: HOST } }
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, STORE_SETTINGS: JSON.stringify(settings) } })
})
afterEach(async () => {
  await gateway.close()
  await platform.close()
})

/** A browser with its cookie. */
function openBrowser() {
  let cookie = ''
  const keep = (headers: Headers) => {
    cookie = headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  return {
    ask: async (query: string) => {
      const reply = await gateway.post({ query }, { cookie })
      keep(reply.headers)
      expect(reply.body.errors).toBeUndefined()
      return reply.body.data as Record<string, { cart: { lines: { sku: string }[] } | null; userErrors: unknown[] }>
    },
    // Not by `fetch`: it says for itself in which mode it asks.
    leave: async (headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') => {
      const address = `${gateway.address}/checkout/external`
      const { statusCode, headers: got, body } = await send(address, { method, headers: { cookie, ...headers } })
      const text = await body.text()
      const reply = { status: statusCode, headers: new Headers(got as Record<string, string>), text }
      keep(reply.headers)
      return reply
    },
  }
}

const tokenOf = () => [...platform.carts.carts.keys()][0] ?? ''

test('the graph names the host, and nothing of the cart', async () => {
  const reply = await gateway.post({ query: '{ store { externalCheckoutUrl } stores { code externalCheckoutUrl } }' })
  expect(reply.body.data).toMatchObject({ store: { externalCheckoutUrl: HOST } })
  expect(reply.body.data!['stores']).toContainEqual({ code: 'viu', externalCheckoutUrl: null })
})

test("a browser is sent on with its session's cart, and neither cache nor referrer keeps the address", async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  const reply = await browser.leave({ 'sec-fetch-mode': 'navigate' })
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe(`${HOST}/vue/cart/sync/token//cart/${tokenOf()}`)
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
  expect(gateway.logLines.join('')).not.toContain(tokenOf())
})

test.each(['cors', 'no-cors', 'same-origin', 'websocket'])(
  'a script that asks in mode %s is told nothing',
  async (mode) => {
    const browser = openBrowser()
    await browser.ask(ADD)
    const reply = await browser.leave({ 'sec-fetch-mode': mode })
    expect(reply.status).toBe(403)
    expect(reply.headers.get('location')).toBeNull()
    expect(reply.text).toBe('')
  },
)

test('other methods, stores that pay here and stores that nobody has are refused', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  expect((await browser.leave({}, 'POST')).status).toBe(405)
  expect((await browser.leave({ 'x-store': 'viu' })).status).toBe(404)
  expect((await browser.leave({ 'x-store': 'nowhere' })).status).toBe(400)
})

test('without a cart the way leads to the cart page of the store', async () => {
  const reply = await openBrowser().leave()
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout/cart'])
  const german = await openBrowser().leave({ 'x-store': 'de' })
  expect(german.headers.get('location')).toBe('/de/checkout/cart')
})

test('a platform that does not answer leads back to the cart page', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  platform.faults.set('/api/cart/pull', 500)
  const reply = await browser.leave()
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout/cart'])
})

test('coming back lets go of the cart that was handed over, once, and of its checkout', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  await browser.leave()
  expect(await browser.ask(END)).toMatchObject({ result: { cart: null, userErrors: [] } })
  expect(await browser.ask('{ viewer { cart { hash } } }')).toEqual({ viewer: { cart: null } })
  await browser.ask(ADD)
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] } } })
})

test('nobody who never left is made to lose a cart', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] }, userErrors: [] } })
})
