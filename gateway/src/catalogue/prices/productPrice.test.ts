import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, withTax } from '../../graph/money.ts'
import { decodeProduct } from '../products/decodeProduct.ts'
import { discountPercent } from './discountPercent.ts'
import { netPrice } from './netPrice.ts'
import { productPrice } from './productPrice.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const RULE = { now: NOW, tierGroup: null }
const fields = (given: object) => ({
  price: null,
  special: null,
  specialFrom: null,
  specialTo: null,
  final: null,
  ...given,
})
const price = (given: object) => netPrice(fields(given), NOW)
const product = (source: object) => decodeProduct({ id: 1, sku: 'A', ...source }, 'hogar')!

describe('the price of a single thing', () => {
  test.each([
    { given: { price: 100 }, regular: 100, final: 100 },
    { given: { price: 100, special: 80 }, regular: 100, final: 80 },
    { given: { price: 100, special: 80, specialTo: '2026-11-19 00:00:00' }, regular: 100, final: 100 },
    { given: { price: 100, special: 80, specialFrom: '2026-11-21' }, regular: 100, final: 100 },
    { given: { price: 100, special: 80, final: 80, specialTo: '2026-11-19' }, regular: 100, final: 100 },
    { given: { price: 100, special: 80, final: 70, specialTo: '2026-11-19' }, regular: 100, final: 70 },
    { given: { price: 100, special: 80, final: 70 }, regular: 100, final: 70 },
    { given: { price: 100, final: 90 }, regular: 100, final: 90 },
    { given: { price: 100, special: 120 }, regular: 100, final: 100 },
    { given: { price: 100, special: 100 }, regular: 100, final: 100 },
    { given: { price: 0, final: 35 }, regular: 35, final: 35 },
    { given: { price: 0 }, regular: 0, final: 0 },
  ])('$given', ({ given, regular, final }) => {
    expect(price(given)).toMatchObject({ regular, final })
  })

  test('is unknown where nothing names one', () => {
    expect(price({})).toBeNull()
    expect(price({ price: -1 })).toBeNull()
  })

  test('says when the offer ends, in UTC', () => {
    expect(price({ price: 100, special: 80, specialTo: '2026-11-30 06:00:00' })?.offerUntil?.toISOString()).toBe(
      '2026-11-30T06:00:00.000Z',
    )
    expect(price({ price: 100, special: 80 })?.offerUntil).toBeNull()
    expect(price({ price: 100, special: 80, final: 70, specialTo: '2026-11-30' })?.offerUntil).toBeNull()
  })

  test('is never above the regular one, and one of the amounts that the document names', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null })
    fc.assert(
      fc.property(amount, amount, amount, (regular, special, final) => {
        const found = price({ price: regular, special, final })
        if (found === null) return regular === null && final === null
        return found.final <= found.regular && [regular, special, final].includes(found.final)
      }),
    )
  })
})

describe('the price of a configurable product', () => {
  const children = [
    { sku: 'A1', status: 1, price: 50 },
    { sku: 'A2', status: 1, price: 40, special_price: 35 },
    { sku: 'A3', status: 2, price: 1 },
  ]
  const configurable = (source: object) => product({ type_id: 'configurable', price: 0, ...source })

  test('is that of its cheapest enabled variant', () => {
    expect(productPrice(configurable({ configurable_children: children }), RULE)).toEqual({
      regular: 40,
      final: 35,
      offerFrom: null,
      offerUntil: null,
      lowest: null,
      gross: null,
      isFrom: true,
    })
  })

  test('is not "from" when all cost the same', () => {
    const same = [
      { sku: 'A1', price: 50 },
      { sku: 'A2', price: '50.00' },
    ]
    expect(productPrice(configurable({ configurable_children: same }), RULE)?.isFrom).toBe(false)
  })

  test('is inherited where the compact format leaves it out', () => {
    const compact = {
      sku: 'A',
      nm: 'A',
      type_id: 'configurable',
      p: 80,
      op: 100,
      configurable_children: [{ sku: 'A1' }, { sku: 'A2', p: 120 }],
    }
    expect(productPrice(decodeProduct(compact, 'hogar')!, RULE)).toMatchObject({ regular: 100, final: 100 })
  })

  test('is its own when no variant can be bought', () => {
    expect(productPrice(configurable({ price: 70, configurable_children: [children[2]] }), RULE)?.final).toBe(70)
  })
})

test('what is made of others and says 0 costs what the index found, and is unknown without', () => {
  const kit = { type_id: 'bundle', price: 0 }
  expect(productPrice(product({ ...kit, minimal_price: '125', max_price: 158 }), RULE)).toMatchObject({
    final: 125,
    isFrom: true,
  })
  expect(productPrice(product(kit), RULE)).toBeNull()
  expect(productPrice(product({ type_id: 'configurable', price: 0 }), RULE)).toBeNull()
  expect(productPrice(product({ type_id: 'simple', price: 0 }), RULE)?.final).toBe(0)
})

test('a bundle reads "from" when its parts differ', () => {
  expect(
    productPrice(product({ type_id: 'bundle', price: 100, minimal_price: 100, max_price: 300 }), RULE)?.isFrom,
  ).toBe(true)
  expect(
    productPrice(product({ type_id: 'bundle', price: 100, minimal_price: 100, max_price: 100 }), RULE)?.isFrom,
  ).toBe(false)
  expect(
    productPrice(product({ type_id: 'simple', price: 100, minimal_price: 100, max_price: 300 }), RULE)?.isFrom,
  ).toBe(false)
})

test('a group that does not name its dearest part starts at its cheapest; of other kinds nothing is supposed', () => {
  expect(productPrice(product({ type_id: 'grouped', price: 0, minimal_price: 60 }), RULE)).toMatchObject({
    final: 60,
    isFrom: true,
  })
  expect(productPrice(product({ type_id: 'bundle', price: 100 }), RULE)?.isFrom).toBe(false)
})

describe('amounts', () => {
  test.each([
    [100, 16, '116.00'],
    [80, 16, '92.80'],
    [8999, 16, '10438.84'],
    [0.1 + 0.2, 0, '0.30'],
    [1.005, null, '1.01'],
    [12.5, 19, '14.88'],
  ])('%d with %s percent is %s', (net, percent, shown) => {
    expect(money(withTax(net, percent), 'MXN')).toEqual({ amount: shown, currencyCode: 'MXN' })
  })

  test.each([
    [100, 100, 0],
    [100, 80, 20],
    [100, 99.9, 1],
    [0, 0, 0],
    [100, 120, 0],
    [3, 2, 33],
  ])('from %d to %d is %d percent off', (regular, final, percent) => {
    expect(discountPercent(regular, final)).toBe(percent)
  })
})

describe('a wholesale price', () => {
  const wholesale = { now: NOW, tierGroup: 2, isWholesale: true }
  const tier = (value: number) => ({ tier_prices: [{ customer_group_id: 2, qty: 1, value }] })

  test('has the public price beside it, that of a special offer too', () => {
    expect(productPrice(product({ price: 100, ...tier(92) }), wholesale)).toMatchObject({ final: 92, publicPrice: 100 })
    const offer = { price: 100, special_price: 80, ...tier(74) }
    expect(productPrice(product(offer), wholesale)).toMatchObject({ regular: 100, final: 74, publicPrice: 80 })
  })

  test('is none where the public one is as low, for other groups, and without a tier', () => {
    for (const [source, rule] of [
      [{ price: 100, special_price: 80, ...tier(80) }, wholesale],
      [
        { price: 100, ...tier(92) },
        { ...wholesale, isWholesale: false },
      ],
      [
        { price: 100, ...tier(92) },
        { ...wholesale, tierGroup: 1 },
      ],
      [{ price: 100 }, wholesale],
    ] as const)
      expect(productPrice(product(source), rule)).not.toHaveProperty('publicPrice')
  })
})
