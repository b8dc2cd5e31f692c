import { expect, test } from 'vitest'
import { ADD, externalCheckoutForEachTest, gateway, openBrowser, platform } from '../testing/externalCheckout.ts'

const END = 'mutation { result: endExternalCheckout(input: {}) { cart { lines { sku } } userErrors { code } } }'

externalCheckoutForEachTest()

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

test('without a cart there is nothing to let go of', async () => {
  expect(await openBrowser().ask(END)).toEqual({ result: { cart: null, userErrors: [] } })
})

test('a cart that cannot be read just then is not let go of', async () => {
  const browser = openBrowser()
  await browser.ask(ADD)
  platform.faults.set('/api/cart/pull', 503)
  const { body } = await gateway.post({ query: END }, { cookie: browser.cookie() })
  expect(body.errors).toMatchObject([{ path: ['result'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  platform.faults.clear()
  expect(await browser.ask(END)).toMatchObject({ result: { cart: { lines: [{ sku: 'SKU-1' }] } } })
})
