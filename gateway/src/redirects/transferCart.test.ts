import { expect, test } from 'vitest'
import { ADD, HOST, externalCheckoutForEachTest, gateway, openBrowser, platform } from '../testing/externalCheckout.ts'

externalCheckoutForEachTest()

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
  'a script that requests in mode %s is refused, and gets no address',
  async (mode) => {
    const browser = openBrowser()
    await browser.ask(ADD)
    const reply = await browser.leave({ 'sec-fetch-mode': mode })
    expect(reply.status).toBe(403)
    expect(reply.headers.get('location')).toBeNull()
    expect(reply.text).toBe('')
  },
)

test('other methods, stores with a checkout of their own and unknown stores are refused', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  expect((await browser.leave({}, 'POST')).status).toBe(405)
  expect((await browser.leave({ 'x-store': 'viu' })).status).toBe(404)
  expect((await browser.leave({ 'x-store': 'nowhere' })).status).toBe(400)
})

test('without a cart the redirect goes to the cart page of the store', async () => {
  const reply = await openBrowser().leave()
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout/cart'])
  const german = await openBrowser().leave({ 'x-store': 'de' })
  expect(german.headers.get('location')).toBe('/de/checkout/cart')
})

test('redirects to the cart page when the platform fails', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  platform.faults.set('/api/cart/pull', 500)
  const reply = await browser.leave()
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout/cart'])
})
