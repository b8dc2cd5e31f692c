import { expect, test } from 'vitest'
import { ADD, externalCheckoutForEachTest, gateway, openBrowser, platform } from '../testing/externalCheckout.ts'

const END = 'mutation { result: endExternalCheckout(input: {}) { cart { lines { sku } } userErrors { code } } }'

externalCheckoutForEachTest()

test('returning from the external checkout drops the transferred cart, once, and its checkout', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  await browser.leave()
  expect(await browser.ask(END)).toMatchObject({ result: { cart: null, userErrors: [] } })
  expect(await browser.ask('{ viewer { cart { hash } } }')).toEqual({ viewer: { cart: null } })
  await browser.ask(ADD)
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] } } })
})

test('keeps the cart of a shopper who never left for the external checkout', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] }, userErrors: [] } })
})

test('without a cart there is nothing to drop', async () => {
  expect(await openBrowser().ask(END)).toEqual({ result: { cart: null, userErrors: [] } })
})

test('a cart that cannot be read at that moment is kept', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  platform.faults.set('/api/cart/pull', 503)
  const { body } = await gateway.post({ query: END }, { cookie: browser.cookie() })
  expect(body.errors).toMatchObject([{ path: ['result'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  platform.faults.clear()
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] } } })
})
