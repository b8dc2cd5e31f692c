import { DEFAULT_STORE, STORES } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadEnvironment, parseEnv } from '../env.ts'
import { settingsOf } from './storeSettings.ts'

const overridesOf = (settings: unknown) => parseEnv({ STORE_SETTINGS: JSON.stringify(settings) }).STORE_SETTINGS
const faultOf = (text: string) => {
  try {
    parseEnv({ STORE_SETTINGS: text })
  } catch (error) {
    return error instanceof BadEnvironment ? error.message : error
  }
  return null
}

test('a store sells as the requirements say, unless its merchant says otherwise', () => {
  expect(settingsOf(parseEnv({}).STORE_SETTINGS, DEFAULT_STORE)).toMatchObject({
    listsOutOfStock: true,
    allowsOutOfStockInCart: true,
    cartCounter: 'units',
    showsVariantInAddress: true,
    blocksDirectChildAccess: true,
    firstVariantAsFallback: true,
    mergesVariantMedia: true,
    taxBy: 'gateway',
    syncsPrices: false,
    syncsStock: true,
    tierPrices: false,
    allowsZeroPrice: true,
    taxesByCustomerGroup: 'never',
    defaultCountry: 'MX',
  })
})

test('what one store wants otherwise changes that store alone', () => {
  const overrides = overridesOf({ de: { listsOutOfStock: false, priceSteps: [10, 20] } })
  const changed = STORES.filter((store) => !settingsOf(overrides, store).listsOutOfStock)
  expect(changed.map(({ code }) => code)).toEqual(['de'])
  expect(settingsOf(overrides, changed[0]!)).toMatchObject({ priceSteps: [10, 20], tierPrices: false })
})

test.each(STORES.map((store) => [store.code, store] as const))('%s taxes for its own country', (_, store) => {
  expect(settingsOf({}, store).defaultCountry).toBe(store.countryCode)
})

test('a currency without steps of its own has those of the requirements', () => {
  expect(settingsOf({}, { ...DEFAULT_STORE, currencyCode: 'USD' }).priceSteps).toEqual([50, 100, 150])
})

test.each<readonly [string, string]>([
  ['{', 'STORE_SETTINGS: expected JSON'],
  ['{"nowhere": {}}', 'expected stores by code: hogar, viu'],
  [
    '{"hogar": {"listOutOfStock": true}}',
    'STORE_SETTINGS.hogar.listOutOfStock: expected a setting of docs/settings.md',
  ],
  ['{"hogar": {"listsOutOfStock": "no"}}', 'STORE_SETTINGS.hogar.listsOutOfStock: expected true or false'],
  ['{"hogar": {"cartCounter": "boxes"}}', 'STORE_SETTINGS.hogar.cartCounter: expected units or lines'],
  ['{"hogar": {"taxBy": "me"}}', 'STORE_SETTINGS.hogar.taxBy: expected gateway or platform'],
  ['{"hogar": {"priceSteps": [100, 50]}}', 'STORE_SETTINGS.hogar.priceSteps: expected amounts that rise'],
  ['{"hogar": {"defaultCustomerGroup": 1.5}}', 'STORE_SETTINGS.hogar.defaultCustomerGroup: expected a whole number'],
  ...[
    'http://pay.example',
    'https://pay.example/?a=1',
    'https://pay.example/#there',
    'https://me:secret@pay.example',
    'javascript:alert(1)',
    '//pay.example',
    '',
  ].map(
    (address) =>
      [
        JSON.stringify({ hogar: { externalCheckoutUrl: address } }),
        'STORE_SETTINGS.hogar.externalCheckoutUrl: expected an https address without query',
      ] as const,
  ),
  ['{"hogar": {"defaultCountry": "Mexico"}}', 'STORE_SETTINGS.hogar.defaultCountry: expected a country as ISO code'],
])('%s is refused with what was expected', (text, fault) => {
  expect(faultOf(text)).toContain(fault)
})

test('price steps are taken if and only if they rise', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 }), (priceSteps) => {
      const rises = priceSteps.every((step, index) => index === 0 || step > priceSteps[index - 1]!)
      return (faultOf(JSON.stringify({ hogar: { priceSteps } })) === null) === rises
    }),
  )
})

test.each([
  ['https://pay.example/', 'https://pay.example'],
  ['https://pay.example/shop//', 'https://pay.example/shop'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  [null, null],
])('a checkout elsewhere may be at %s', (externalCheckoutUrl, address) => {
  expect(settingsOf(overridesOf({ hogar: { externalCheckoutUrl } }), DEFAULT_STORE).externalCheckoutUrl).toBe(address)
  expect(settingsOf({}, DEFAULT_STORE).externalCheckoutUrl).toBeNull()
})
