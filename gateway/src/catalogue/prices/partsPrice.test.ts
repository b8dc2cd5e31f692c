import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeProduct } from '../products/decodeProduct.ts'
import { partsPrice } from './partsPrice.ts'

const RULE = { now: new Date('2026-11-20T12:00:00Z'), tierGroup: null }
const part = (price: number | null, quantity: number, extra: object = {}) => ({
  product: decodeProduct({ sku: `P${price}-${quantity}`, ...(price === null ? {} : { price }), ...extra }, 'hogar')!,
  quantity,
})

describe('a bundle', () => {
  test('costs what it proposes: product price times units', () => {
    expect(partsPrice('BundleProduct', [part(100, 1), part(50, 2, { special_price: 40 })], RULE)).toMatchObject({
      regular: 200,
      final: 180,
      gross: null,
      isFrom: true,
    })
  })

  test('at wholesale prices has the public price of its parts beside it', () => {
    const wholesale = { ...RULE, tierGroup: 2, isWholesale: true }
    const tiers = { tier_prices: [{ customer_group_id: 2, qty: 1, value: 92 }] }
    const parts = [part(100, 1, tiers), part(50, 2)]
    expect(partsPrice('BundleProduct', parts, wholesale)).toMatchObject({ final: 192, publicPrice: 200 })
    expect(partsPrice('BundleProduct', parts, { ...wholesale, isWholesale: false })).not.toHaveProperty('publicPrice')
    expect(partsPrice('BundleProduct', [part(50, 2)], wholesale)).not.toHaveProperty('publicPrice')
  })

  test('has amounts with tax when all of its parts have', () => {
    const taxed = (price: number) => part(price, 2, { price_incl_tax: price * 2 })
    expect(partsPrice('BundleProduct', [taxed(10), taxed(5)], RULE)?.gross).toEqual({ regular: 60, final: 60 })
    expect(partsPrice('BundleProduct', [taxed(10), part(5, 1)], RULE)?.gross).toBeNull()
  })

  test('adds up exactly for any amounts in cents', () => {
    const cents = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 6 }),
        (parts) => {
          const price = partsPrice(
            'BundleProduct',
            parts.map(([amount, quantity]) => part(amount / 100, quantity)),
            RULE,
          )
          const sum = parts.reduce((total, [amount, quantity]) => total + amount * quantity, 0)
          return price?.final === sum / 100 && price.regular === sum / 100
        },
      ),
    )
  })
})

test('a group costs as much as its cheapest part', () => {
  expect(partsPrice('GroupedProduct', [part(100, 4), part(70, 2), part(90, 1)], RULE)).toMatchObject({
    final: 70,
    isFrom: true,
  })
  expect(partsPrice('GroupedProduct', [part(70, 4), part(70, 1)], RULE)?.isFrom).toBe(false)
})

test('parts that are gone or have no price cost nothing, and of nothing else the price is unknown', () => {
  expect(partsPrice('BundleProduct', [part(null, 1), part(30, 1)], RULE)?.final).toBe(30)
  expect(partsPrice('BundleProduct', [part(null, 1)], RULE)).toBeNull()
  expect(partsPrice('GroupedProduct', [], RULE)).toBeNull()
})
