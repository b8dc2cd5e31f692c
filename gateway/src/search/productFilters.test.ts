import { describe, expect, test } from 'vitest'
import type { FilterInput } from '../__generated__/schemaTypes.ts'
import { FILTER_VALUES_MAX } from '../catalogue/limits.ts'
import { productFilters } from './productFilters.ts'

const TAX_PERCENT = 16

describe('a filter on price', () => {
  test('is a range of prices with tax, one price too', () => {
    const [one] = productFilters([{ attribute: 'price', range: '4499-4499' }], TAX_PERCENT)
    const { gte, lte } = one!.value as { gte: number; lte: number }
    // 4,499.00 with 16 % tax, to the half cent.
    expect(gte * 1.16).toBeCloseTo(4498.995, 6)
    expect(lte * 1.16).toBeCloseTo(4499.005, 6)
  })

  test('takes no values: with tax they are none that the platform stores', () => {
    expect(() => productFilters([{ attribute: 'price', in: ['4499'] }], TAX_PERCENT)).toThrow(/takes a `range`/)
  })

  test('on a field of the platform is taken as it is', () => {
    expect(productFilters([{ attribute: 'final_price', range: '100-200' }], TAX_PERCENT)[0]!.value).toEqual({
      gte: 100,
      lte: 200,
    })
  })
})

test.each<[string, FilterInput]>([
  ['an attribute that is no code', { attribute: 'a.b', in: ['1'] }],
  ['values and a range', { attribute: 'color', in: ['1'], range: '1-2' }],
  ['neither', { attribute: 'color' }],
  ['no value', { attribute: 'color', in: [] }],
  ['too many values', { attribute: 'color', in: Array<string>(FILTER_VALUES_MAX + 1).fill('1') }],
  ['a range that is none', { attribute: 'width', range: 'wide' }],
  ['a range from high to low', { attribute: 'width', range: '2-1' }],
  ['a step of discounts that is no percentage', { attribute: 'discount', in: ['x'] }],
])('a refusal says which filter has %s', (_name, filter) => {
  const good = { attribute: 'color', in: ['52'] }
  expect(() => productFilters([good, good, filter], TAX_PERCENT)).toThrow(/^`filters\[2\]`: /)
})
