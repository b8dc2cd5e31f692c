import { expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { platform, shopForEachTest } from '../../testing/shop.ts'
import { DOMAIN_MESSAGES } from '../domainMessages.ts'
import { OUTAGE_MESSAGES } from '../outageMessages.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { messageLanguage } from './messageLanguage.ts'
import { SPANISH } from './spanish.ts'

shopForEachTest()

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN-us,es;q=0.5', 'en'],
  ['es;q=0.5, en;q=0.9', 'en'],
  ['fr, en', 'es-MX'],
  ['es-MX,en;q=0.9', 'es-MX'],
  ['en;q=0', 'es-MX'],
  ['english', 'es-MX'],
  ['de', 'es-MX'],
  ['*', 'es-MX'],
  ['', 'es-MX'],
  ['en;q=x', 'es-MX'],
  [undefined, 'es-MX'],
])('for %j messages of a Mexican store are in %s', (header, language) => {
  expect(messageLanguage(header, 'es-MX')).toBe(language)
})

test('an outage says in English what the catalogue of errors does', () => {
  expect(OUTAGE_MESSAGES.en).toMatchObject({
    invalid: 'Unhandled error, wrong response format!',
    unauthenticated: 'Error refreshing user token. User is not authorized to access the resource',
  })
})

test('user errors, notices and reasons are in English, texts of the store are not', async () => {
  const developer = createGraphClient(platform.url, 'developer', { messageLanguage: 'en' })
  const add = async (input: string) => {
    const source = `mutation { addCartLines(input: { lines: [${input}] }) {
      userErrors { message } notices { message } cart { totals { segments { code title } } } } }`
    return (await developer.query(source)).data.addCartLines
  }
  const { notices, cart } = await add('{ sku: "SKU-1" }')
  expect(notices).toEqual([{ message: 'Product has been added to the cart!' }])
  expect(cart.totals.segments[0]).toMatchObject({ code: 'subtotal', title: 'Subtotal' })
  platform.stock.set('SKU-2', { product_sku: 'SKU-2', qty: 0, is_in_stock: false, manage_stock: true })
  expect((await add('{ sku: "SKU-2" }')).userErrors).toEqual([
    { message: 'The product is out of stock and cannot be added to the cart!' },
  ])
  expect((await add('{ sku: "", quantity: 1 }')).userErrors).toEqual([{ message: 'This field is required.' }])
  const { data } = await developer.query('{ product(by: { sku: "SKU-2" }) { unavailable { message } } }')
  expect(data.product.unavailable.message).toBe('The product is out of stock and cannot be added to the cart!')
  await developer.close()
})

test.each([
  ['of domains', DOMAIN_MESSAGES],
  ['of the core', { 'es-MX': SPANISH, 'de-DE': GERMAN, 'it-IT': ITALIAN, en: ENGLISH }],
  ['of outages', OUTAGE_MESSAGES],
])('messages %s miss no language', (_which, { en, ...others }) => {
  for (const texts of Object.values(others)) expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
  expect(Object.values<string>(en).filter((text) => text.trim() === '')).toEqual([])
})
