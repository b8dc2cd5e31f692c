import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { shippingMethods } from './shippingMethods.ts'

const subject = {
  isVirtual: false,
  isEmpty: false,
  isBranchDeliveryOnly: false,
  isMadeToOrder: false,
  subtotalInclTax: new Big(50),
}
const mexico = storeOrDefault('hogar')
const prices = (store: typeof mexico) =>
  Object.fromEntries(
    shippingMethods({ ...subject, store, country: store.country }).map((method) => [
      method.carrierCode,
      method.amount.toFixed(2),
    ]),
  )

test('a store that sets no flat rate takes the default of the carrier, with tax', () => {
  const { flatRate: _own, ...shipping } = mexico.shipping
  expect(prices({ ...mexico, shipping }).flatrate).toBe('5.00')
  expect(prices(mexico).flatrate).toBe('149.00')
})

test('an item for branch delivery only has pick-up preselected; a cart that cannot be delivered has nothing', () => {
  const preselected = (fields: Partial<Parameters<typeof shippingMethods>[0]>) =>
    shippingMethods({ ...subject, store: mexico, country: 'MX', ...fields })
      .filter(({ isDefault }) => isDefault)
      .map(({ carrierCode }) => carrierCode)
  expect(preselected({})).toEqual(['flatrate'])
  expect(preselected({ subtotalInclTax: new Big(5_000) })).toEqual(['freeshipping'])
  expect(preselected({ isBranchDeliveryOnly: true })).toEqual(['instore'])
  expect(preselected({ country: 'DE' })).toEqual([])
})

test('goods that are made to order have no express', () => {
  const carriers = (isMadeToOrder: boolean) =>
    shippingMethods({ ...subject, store: mexico, country: 'MX', isMadeToOrder }).map(({ carrierCode }) => carrierCode)
  expect(carriers(false)).toContain('express')
  expect(carriers(true)).toEqual(carriers(false).filter((code) => code !== 'express'))
})
