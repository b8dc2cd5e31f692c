import { expect, it } from 'vitest'
import { addToCartMutation } from './addToCartMutation.ts'

const line = (sku: string, quantity = 1) => ({ sku, quantity })
const change = (...lines: object[]) => ({ input: { lines } })
const SNAPSHOT = {
  productId: 'p',
  productType: 'SimpleProduct',
  name: 'Librero',
  urlPath: 'librero',
  variantId: null,
  unitPrice: { amount: '1.00', currencyCode: 'MXN' },
  options: [],
  picture: null,
}

it('reads tasks that browsers stored before services were added with a product', () => {
  expect(addToCartMutation.parse(change(line('A')), SNAPSHOT)?.variables).toEqual(change(line('A')))
})

it('reads the services that are added with a product, with their display data', () => {
  const parsed = addToCartMutation.parse(change(line('A'), line('S')), { ...SNAPSHOT, services: [SNAPSHOT] })
  expect(parsed?.variables).toEqual(change(line('A'), line('S')))
  expect(parsed?.optimism).toEqual({ ...SNAPSHOT, services: [SNAPSHOT] })
  expect(addToCartMutation.parse(change(), SNAPSHOT)).toBeNull()
})

it('merges two changes of one product, unless services are added with one of them', () => {
  expect(addToCartMutation.merge(change(line('A')), change(line('A', 2)))).toEqual(change(line('A', 3)))
  expect(addToCartMutation.merge(change(line('A'), line('S')), change(line('A')))).toBeNull()
  expect(addToCartMutation.merge(change(line('A')), change(line('A'), line('S')))).toBeNull()
  expect(addToCartMutation.merge(change(line('A')), change(line('B')))).toBeNull()
})
