import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeProduct } from '../products/decodeProduct.ts'
import { findVariant } from './findVariant.ts'
import type { VariantDocument } from '../products/productDocument.ts'

const variants = (children: object[]) =>
  decodeProduct({ sku: 'P', type_id: 'configurable', configurable_children: children }, 'hogar')!.variants
const priceOf = ({ prices }: VariantDocument) => prices.price
const find = (children: object[], wanted: Record<string, string>) =>
  findVariant(variants(children), {
    priceOf,
    wanted: Object.entries(wanted).map(([attributeCode, value]) => ({ attributeCode, value })),
  })?.sku

const SOFAS = [
  { sku: 'GRY-2', color: '52', size: 167, price: 30 },
  { sku: 'GRY-3', color: 52, size: '168', price: 20 },
  { sku: 'BLU-2', color: '50', size: '167', price: 10, status: 2 },
  {
    sku: 'BLU-3',
    custom_attributes: [
      { attribute_code: 'color', value: '50' },
      { attribute_code: 'size', value: 168 },
    ],
    price: 40,
  },
]

test.each([
  [{ color: '52', size: '167' }, 'GRY-2'],
  [{ color: '52' }, 'GRY-3'],
  [{ size: '168' }, 'GRY-3'],
  [{ color: '50', size: '168' }, 'BLU-3'],
  // Disabled: what matches one of both, cheapest first.
  [{ color: '50', size: '167' }, 'GRY-2'],
  [{ color: '99' }, undefined],
  [{}, 'GRY-3'],
  // The price is nothing that a shopper chooses by.
  [{ price: '40' }, 'GRY-3'],
])('%j finds the variant %s', (wanted, sku) => {
  expect(find(SOFAS, wanted as Record<string, string>)).toBe(sku)
})

test('a SKU that is wanted wins over everything else, as long as it can be bought', () => {
  expect(find(SOFAS, { sku: 'BLU-3', color: '52', size: '167' })).toBe('BLU-3')
  // Disabled, or no variant at all: the other values decide.
  expect(find(SOFAS, { sku: 'BLU-2', color: '52', size: '167' })).toBe('GRY-2')
  expect(find(SOFAS, { sku: 'NIX', color: '52' })).toBe('GRY-3')
})

test('what is not offered is passed over', () => {
  const found = findVariant(variants(SOFAS), {
    wanted: [{ attributeCode: 'color', value: '52' }],
    priceOf,
    isOffered: ({ sku }) => sku !== 'GRY-3',
  })
  expect(found?.sku).toBe('GRY-2')
})

test('nothing found beats it: more matches, or as many for less', () => {
  const child = fc.record({
    sku: fc.uuid(),
    color: fc.constantFrom('1', '2'),
    size: fc.constantFrom('1', '2'),
    price: fc.integer({ min: 1, max: 9 }),
    status: fc.constantFrom(1, 2),
  })
  const wish = fc.record(
    { color: fc.constantFrom('1', '2', '3'), size: fc.constantFrom('1', '2', '3') },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(child, { maxLength: 8 }), wish, (children, wanted) => {
      const matches = (item: Record<string, unknown>) =>
        Object.entries(wanted).filter(([name, value]) => item[name] === value).length
      const found = children.find(({ sku }) => sku === find(children, wanted as Record<string, string>))
      const candidates = children.filter(({ status }) => status === 1)
      if (!found)
        return Object.keys(wanted).length > 0
          ? candidates.every((item) => matches(item) === 0)
          : candidates.length === 0
      return (
        found.status === 1 &&
        candidates.every(
          (item) => matches(item) < matches(found) || (matches(item) === matches(found) && item.price >= found.price),
        )
      )
    }),
  )
})
