import { describe, expect, test } from 'vitest'
import { decodeAttribute } from '../catalogue/attributes/attributeClient.ts'
import { availableFilter, chosenValues, facetPlan } from './facetPlan.ts'
import { facetRanges } from './ranges/facetRanges.ts'
import { MORE_FACETS_MAX } from './limits.ts'
import { netBounds, rangeText, rangesBetween } from './ranges/range.ts'

type Source = Record<string, unknown>
const OPTIONS = [{ value: '1', label: 'Uno' }]
const list = (...sources: Source[]) =>
  new Map(sources.flatMap(decodeAttribute).map((attribute) => [attribute.code, attribute]))
const codes = (...sources: Source[]) => facetPlan(list(...sources)).map(({ code }) => code)
const usual = ['color', 'size', 'material', 'marca'].map((attribute_code) => ({ attribute_code, options: OPTIONS }))

describe('the facets of a list', () => {
  test('are price, colour, size, material, brand, discount and rating where the platform knows them', () => {
    expect(codes(...usual)).toEqual(['price', 'color', 'size', 'material', 'marca', 'discount', 'rating_average'])
  })

  test('have weekly payments after the price where the store lends', () => {
    const plan = facetPlan(list(...usual), { isLending: true })
    expect(plan.slice(0, 3).map(({ kind, code }) => [kind, code])).toEqual([
      ['price', 'price'],
      ['weekly', 'credit_fee'],
      ['choice', 'color'],
    ])
  })

  test('leave out an attribute that the platform does not know; numbers need none', () => {
    expect(codes({ attribute_code: 'color', options: OPTIONS })).toEqual([
      'price',
      'color',
      'discount',
      'rating_average',
    ])
  })

  test.each<[string, Source, boolean]>([
    ['is filterable', { is_filterable: true }, true],
    ['is filterable, written as text', { is_filterable: '1' }, true],
    ['is filterable without results', { is_filterable: 2 }, true],
    ['is filterable in searches alone', { is_filterable_in_search: '1' }, true],
    ['is visible on the front', { is_visible_on_front: '1' }, true],
    ['is neither', { is_filterable: '0', is_visible_on_front: '0' }, false],
    ['has no values to choose', { is_filterable: true, options: [] }, false],
    ['has only values without a label', { is_filterable: true, options: [{ value: '1', label: ' ' }] }, false],
  ])('an attribute that %s', (_what, flags, isFacet) => {
    expect(codes({ attribute_code: 'style', options: OPTIONS, ...flags }).includes('style')).toBe(isFacet)
  })

  test('never ask for a code with a dot, nor for the platform’s bookkeeping', () => {
    const flags = { is_filterable: true, options: OPTIONS }
    expect(codes({ attribute_code: 'stock.qty', ...flags }, { attribute_code: 'tax_class_id', ...flags })).toEqual([
      'price',
      'discount',
      'rating_average',
    ])
  })

  test('are not more than a shopper can take in, the platform’s first ones first', () => {
    const many = Array.from({ length: MORE_FACETS_MAX + 3 }, (_attribute, index) => ({
      attribute_code: `more_${index}`,
      position: 100 - index,
      is_filterable: true,
      options: OPTIONS,
    }))
    const more = codes(...many).filter((code) => code.startsWith('more_'))
    expect(more).toHaveLength(MORE_FACETS_MAX)
    expect(more[0]).toBe(`more_${MORE_FACETS_MAX + 2}`)
    const chosen = chosenValues([{ attribute: 'more_0', in: ['1'] }])
    const withChosen = facetPlan(list(...many), { chosen }).map(({ code }) => code)
    expect(withChosen.filter((code) => code.startsWith('more_'))).toEqual([...more, 'more_0'])
  })
})

const SETTINGS = { priceSteps: [50, 100], weeklySteps: [100, 250], taxPercent: 16 }

describe('the request to the platform asks', () => {
  const asked = (
    code: string,
    kind: 'choice' | 'price' | 'weekly' | 'discount' | 'rating',
    ...chosen: Parameters<typeof chosenValues>[0]
  ) => availableFilter({ code, kind }, facetRanges(chosenValues(chosen), SETTINGS))

  test.each(['color', 'size', 'style'])('for all values of %s, so that what is added up is whole', (code) => {
    expect(asked(code, 'choice')).toEqual({ field: code, scope: 'catalog', options: { size: 1_000 } })
  })

  test('for ranges of prices without tax', () => {
    const [low, middle, high] = rangesBetween([50, 100]).map((range) => netBounds(range, 16))
    expect(asked('price', 'price').options.ranges).toEqual([
      { from: 0, to: low?.lte },
      { from: middle?.gte, to: middle?.lte },
      { from: high?.gte },
    ])
  })

  test('for weekly payments up to each step, with tax, and in the range that is chosen', () => {
    expect(asked('credit_fee', 'weekly').options.ranges).toEqual([
      { from: 0, to: 100.001 },
      { from: 0, to: 250.001 },
    ])
    const chosen = { attribute: 'credit_fee', range: '0-180' }
    expect(asked('credit_fee', 'weekly', chosen).options.ranges?.[1]).toEqual({ from: 0, to: 180.001 })
  })

  test('for discounts from each ten percent on, and in the range that is chosen, its end with it', () => {
    const ranges = asked('discount', 'discount', { attribute: 'discount', range: '15-20' }).options.ranges
    expect(ranges?.slice(0, 3)).toEqual([{ from: 10 }, { from: 15, to: 20.001 }, { from: 20 }])
    expect(ranges?.at(-1)).toEqual({ from: 90 })
  })

  test('for ratings from four stars on and from three, and in the range that is chosen', () => {
    expect(asked('rating_average', 'rating').options.ranges).toEqual([{ from: 4 }, { from: 3 }])
    const chosen = { attribute: 'rating_average', range: '4.5-*' }
    expect(asked('rating_average', 'rating', chosen).options.ranges).toEqual([{ from: 4.5 }, { from: 4 }, { from: 3 }])
  })
})

describe('what is chosen', () => {
  const chosen = chosenValues([
    { attribute: 'color', in: ['50', '52'] },
    { attribute: 'color', in: ['60'] },
    { attribute: 'price', range: '50.00-*' },
    { attribute: 'discount', range: 'nonsense' },
  ])

  test('is known by attribute', () => {
    expect(Object.fromEntries([...chosen].map(([code, values]) => [code, [...values]]))).toEqual({
      color: ['50', '52', '60'],
      price: ['50-*'],
      discount: [],
    })
  })

  test('stands among the price ranges in its place, once', () => {
    const ranges = (range: string) =>
      facetRanges(chosenValues([{ attribute: 'price', range }]), SETTINGS).price.map((one) => rangeText(one.range))
    expect(ranges('60-70')).toEqual(['0-50', '50-100', '60-70', '100-*'])
    expect(ranges('50-100')).toEqual(['0-50', '50-100', '100-*'])
    expect(ranges('50-*')).toEqual(['0-50', '50-100', '50-*', '100-*'])
  })
})
