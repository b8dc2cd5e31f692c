import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { settingsOf } from '../stores/storeSettings.ts'
import { decodeProduct } from './products/decodeProduct.ts'
import { pricedProduct } from './prices/pricedProduct.ts'
import { productPriceResolvers } from './prices/priceResolvers.ts'

const OFFER = { price: 100, special_price: 80, lowest_price_30_days: 90 }

/** Lowest price, with tax, and percent of a document's reduction as a store shows them. */
function shown(source: object, code = 'de') {
  const store = STORES.find((one) => one.code === code)!
  const rates = [{ percent: 19, countryCode: store.countryCode, region: null }]
  const price = pricedProduct(
    { product: decodeProduct({ id: 1, sku: 'A', tax_class_id: '2', ...source }, code)!, variant: null },
    {
      rules: [{ productClassIds: [2], customerClassIds: [3], rates }],
      store,
      settings: settingsOf({}, store),
      group: { prices: null, tax: null },
      now: new Date('2026-11-20T12:00:00Z'),
    },
  )
  return [productPriceResolvers.lowestPrior(price)?.amount ?? null, productPriceResolvers.discountPercent(price)]
}

const VARIANTS = {
  type_id: 'configurable',
  price: 0,
  configurable_children: [
    { sku: 'A1', ...OFFER },
    { sku: 'A2', price: 100, special_price: 70, lowest_price_30_days: 75 },
  ],
}

test.each<[string, object, string, unknown[]]>([
  ['stands beside a reduction, with tax, and its percent counts from it', OFFER, 'de', ['107.10', 11]],
  ['is reported in Italy, too', OFFER, 'it', ['107.10', 11]],
  ['is reported in no store of Mexico, whose percent counts from the regular price', OFFER, 'hogar', [null, 20]],
  ['is null on a platform that keeps none', { ...OFFER, lowest_price_30_days: undefined }, 'de', [null, 20]],
  ['is null where nothing is reduced', { ...OFFER, special_price: null }, 'de', [null, 0]],
  ['is null once the offer is over', { ...OFFER, special_to_date: '2026-11-19 00:00:00' }, 'de', [null, 0]],
  ['makes no offer of a price that was asked before', { ...OFFER, lowest_price_30_days: 80 }, 'de', ['95.20', 0]],
  ['is that of the cheapest variant', VARIANTS, 'de', ['89.25', 7]],
  ['is none that is below 0', { ...OFFER, lowest_price_30_days: -5 }, 'de', [null, 20]],
])('the lowest price of 30 days %s', (...[, source, code, expected]) => {
  expect(shown(source, code)).toEqual(expected)
})
