import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeAttribute } from '../catalogue/attributes/attributeClient.ts'
import { type CountedList, countedFacets } from './countedFacets.ts'
import { chosenValues, facetPlan } from './facetPlan.ts'
import { facetRanges } from './ranges/facetRanges.ts'
import { netBounds } from './ranges/range.ts'
import { readPriceBounds, readTerms } from './readAggregations.ts'
import { ratingRangeLabel } from './ranges/rangeLabel.ts'

const ATTRIBUTES = [
  {
    attribute_code: 'color',
    frontend_label: 'Color',
    options: [
      { value: '50', label: 'Gris', swatch: { type: 1, value: '#808080' } },
      { value: '51', label: 'Azul' },
      { value: '52', label: '  ' },
    ],
  },
  {
    attribute_code: 'size',
    frontend_label: 'Tamaño',
    options: [
      { value: '3', label: 'Chica' },
      { value: '1', label: 'Grande' },
      { value: '2', label: 'Mediana' },
    ],
  },
  { attribute_code: 'marca', frontend_label: 'Marca' },
  {
    attribute_code: 'armado',
    frontend_label: 'Armado',
    is_filterable: true,
    options: [
      { value: '1', label: 'Sí' },
      { value: '0', label: 'No' },
    ],
  },
].flatMap(decodeAttribute)

const terms = (counts: Record<string, number>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({
    key: /^\d+$/.test(key) ? Number(key) : key,
    doc_count,
  })),
})
const store = { language: 'es-MX', currencyCode: 'MXN' } as const

function facets(
  aggregations: unknown,
  given: Partial<CountedList> & { filters?: Parameters<typeof chosenValues>[0]; taxPercent?: number } = {},
) {
  const chosen = chosenValues(given.filters ?? [])
  const list = countedFacets({
    plan: facetPlan(new Map(ATTRIBUTES.map((attribute) => [attribute.code, attribute]))),
    chosen,
    ranges: facetRanges(chosen, {
      priceSteps: [50, 100, 150],
      weeklySteps: [100, 250],
      taxPercent: given.taxPercent ?? 0,
    }),
    store,
    narrowed: { aggregations, total: 100 },
    others: new Map(),
    ...given,
  })
  return Object.fromEntries(list.map((facet) => [facet.attribute, facet]))
}
const labels = (facet: { values: readonly { label: string; count: number }[] } | undefined) =>
  facet?.values.map(({ label, count }) => `${label} ${count}`)

test('weekly payments are ranges that grow, named by their upper end', () => {
  const buckets = [
    { from: 0, to: 100.001, doc_count: 3 },
    { from: 0, to: 250.001, doc_count: 8 },
  ]
  const plan = facetPlan(new Map(), { isLending: true })
  const { credit_fee: weekly } = facets({ agg_range_credit_fee: { buckets } }, { plan })
  expect(weekly).toMatchObject({ label: 'Pago semanal', kind: 'RANGE' })
  expect(weekly?.values.map(({ value }) => value)).toEqual(['0-100', '0-250'])
  expect(labels(weekly)).toEqual(['Hasta $100 a la semana 3', 'Hasta $250 a la semana 8'])
})

describe('counts of some of the hits', () => {
  const lamps = { agg_terms_color: terms({ 50: 3 }), agg_terms_size: terms({ 1: 2, 3: 1 }) }

  test('are compared with the hits that were counted: a value that all of these have narrows nothing', () => {
    expect(Object.keys(facets({ ...lamps, agg_hits: { doc_count: 3 } }))).toEqual(['size'])
    expect(labels(facets({ ...lamps, agg_hits: { doc_count: 2 } })['color'])).toBeUndefined()
  })

  test('are compared with all hits if the platform does not say which it counted', () => {
    for (const agg_hits of [undefined, { doc_count: 'many' }])
      expect(Object.keys(facets({ ...lamps, agg_hits }))).toEqual(['color', 'size'])
  })
})

describe('a facet of values', () => {
  test('counts simple products and those with variants together, keys as text', () => {
    const { color } = facets({ agg_terms_color: terms({ 50: 3 }), agg_terms_color_options: terms({ 50: 2, 51: 4 }) })
    expect(color).toEqual({
      attribute: 'color',
      label: 'Color',
      kind: 'SWATCH',
      values: [
        { value: '51', label: 'Azul', count: 4, isChosen: false, swatch: null },
        { value: '50', label: 'Gris', count: 5, isChosen: false, swatch: '#808080' },
      ],
    })
  })

  test('leaves out values without a label, and values that nothing has', () => {
    expect(labels(facets({ agg_terms_color: terms({ 50: 1, 51: 0, 52: 9, 99: 9 }) })['color'])).toEqual(['Gris 1'])
  })

  test('stands in the order of its labels, numbers as numbers', () => {
    const { marca } = facets({ agg_terms_marca: terms({ 'Zeta 10': 1, álamo: 2, 'Zeta 9': 3 }) })
    expect(labels(marca)).toEqual(['álamo 2', 'Zeta 9 3', 'Zeta 10 1'])
    expect(marca?.kind).toBe('CHOICE')
  })

  test('of sizes stands in the platform’s order', () => {
    expect(labels(facets({ agg_terms_size: terms({ 1: 5, 2: 5, 3: 5 }) })['size'])).toEqual([
      'Chica 5',
      'Grande 5',
      'Mediana 5',
    ])
  })

  test('reads yes and no in every spelling', () => {
    const buckets = [
      { key: 1, key_as_string: 'true', doc_count: 2 },
      { key: 'false', doc_count: 3 },
    ]
    const { armado } = facets({ agg_terms_armado: { buckets } })
    expect(armado?.values.map(({ value, label }) => [value, label])).toEqual([
      ['false', 'No'],
      ['true', 'Sí'],
    ])
  })

  test('never promises more products than there are', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (simple, variants) => {
        const { color } = facets({
          agg_terms_color: terms({ 50: simple, 51: 1 }),
          agg_terms_color_options: terms({ 50: variants }),
        })
        const gray = color?.values.find(({ value }) => value === '50')
        expect(gray?.count ?? 0).toBe(Math.min(100, simple + variants))
      }),
    )
  })

  test('is counted without its own choice, which stays though nothing has it', () => {
    const { color } = facets(
      { agg_terms_color: terms({ 51: 4 }) },
      {
        filters: [{ attribute: 'color', in: ['51', '50'] }],
        others: new Map([['color', { aggregations: { agg_terms_color: terms({ 51: 40 }) }, total: 90 }]]),
      },
    )
    expect(color?.values.map(({ label, count, isChosen }) => ({ label, count, isChosen }))).toEqual([
      { label: 'Azul', count: 40, isChosen: true },
      { label: 'Gris', count: 0, isChosen: true },
    ])
  })

  test('of colours offers the ten that most have, and what is chosen beside them', () => {
    const codes = Array.from({ length: 14 }, (_code, index) => String(100 + index))
    const options = codes.map((value) => ({ value, label: `Color ${value}` }))
    const plan = facetPlan(new Map(decodeAttribute({ attribute_code: 'color', options }).map((one) => [one.code, one])))
    const most = (order: readonly string[]) => ({
      buckets: order.map((key, index) => ({ key: Number(key), doc_count: 20 - index })),
    })
    const aggregations = { agg_terms_color: most(codes), agg_terms_color_options: most(codes.slice(0, 12)) }
    const { color } = facets(aggregations, { plan, filters: [{ attribute: 'color', in: ['112'] }] })
    expect(labels(color)).toEqual([
      ...codes.slice(0, 10).map((code, index) => `Color ${code} ${2 * (20 - index)}`),
      'Color 112 8',
    ])
  })

  test('without a value is no facet; nor is one whose only value everything has, unless it is chosen', () => {
    expect(facets({})).toEqual({})
    const all = { agg_terms_color: terms({ 50: 100 }) }
    expect(facets(all)).toEqual({})
    expect(labels(facets({ agg_terms_color: terms({ 50: 99 }) })['color'])).toEqual(['Gris 99'])
    expect(labels(facets(all, { filters: [{ attribute: 'color', in: ['50'] }] })['color'])).toEqual(['Gris 100'])
  })
})

describe('prices', () => {
  const buckets = (taxPercent: number, counts: Record<string, number>) => ({
    agg_range_price: {
      buckets: Object.entries(counts).map(([key, doc_count]) => {
        const [from, to] = key.split('-').map(Number)
        const { gte, lte } = netBounds({ from: from ?? 0, to: Number.isNaN(to) ? null : (to ?? null) }, taxPercent)
        return { key, from: gte, ...(lte === undefined ? {} : { to: lte }), doc_count }
      }),
    },
  })

  test('are labelled with the sign of the currency, and sorted', () => {
    const { price } = facets(buckets(0, { '150-*': 4, '100-150': 3, '50-100': 2, '0-50': 1 }))
    expect(price?.kind).toBe('RANGE')
    expect(price?.values.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['0-50', '< $50', 1],
      ['50-100', '$50 - 100', 2],
      ['100-150', '$100 - 150', 3],
      ['150-*', '> $150', 4],
    ])
  })

  test('are found again though they were counted without tax, and with fewer digits', () => {
    const { agg_range_price } = buckets(16, { '50-100': 7 })
    const rough = agg_range_price.buckets.map((bucket) => ({
      ...bucket,
      from: Math.fround(bucket.from),
      to: Math.fround(bucket.to ?? 0),
    }))
    const { price } = facets({ agg_range_price: { buckets: rough } }, { taxPercent: 16 })
    expect(labels(price)).toEqual(['$50 - 100 7'])
  })

  test('of one step are a facet while they differ: a range of one’s own narrows', () => {
    const inOneStep = { ...buckets(0, { '0-50': 100 }), agg_min_price: { value: 10 }, agg_max_price: { value: 40 } }
    expect(labels(facets(inOneStep)['price'])).toEqual(['< $50 100'])
    expect(facets({ ...inOneStep, agg_max_price: { value: 10 } })['price']).toBeUndefined()
    expect(facets(buckets(0, { '0-50': 100 }))['price']).toBeUndefined()
  })

  test('that a shopper chose stay, also as a range of their own', () => {
    const { price } = facets(buckets(0, { '0-50': 1, '60-70': 0 }), {
      filters: [{ attribute: 'price', range: '60-70' }],
    })
    expect(price?.values.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['0-50', false],
      ['60-70', true],
    ])
  })
})

type Chosen = ReturnType<typeof chosenValues>

/** Platforms count discounts as they are, or in tens rounded up and by the ranges that they were asked for. */
const DISCOUNT_COUNTERS = {
  'as they are': (counts: Record<string, number>) => ({ agg_terms_discount: terms(counts) }),
  'in tens and by ranges': (counts: Record<string, number>, chosen: Chosen) => ({
    agg_terms_discount: terms({ 20: 999 }),
    agg_range_discount: {
      buckets: facetRanges(chosen, { priceSteps: [], weeklySteps: [], taxPercent: 0 }).discount.map(({ asked }) => ({
        ...asked,
        doc_count: Object.entries(counts).reduce(
          (sum, [key, count]) =>
            Number(key) >= asked.from && Number(key) < (asked.to ?? Infinity) ? sum + count : sum,
          0,
        ),
      })),
    },
  }),
}

describe.each(Object.entries(DISCOUNT_COUNTERS))('discounts that a platform counts %s', (_how, count) => {
  const values = (counts: Record<string, number>, ...chosen: string[]) => {
    const filters = chosen.map((range) => ({ attribute: 'discount', range }))
    return facets(count(counts, chosenValues(filters)), { filters })['discount']?.values ?? []
  }

  test('are listed from each ten percent on, up to the highest; products without one count nowhere', () => {
    expect(values({ 0: 50, 15: 2, 20: 3, 25: 4 }).map((one) => [one.value, one.label, one.count])).toEqual([
      ['10-*', '10 % o más', 9],
      ['20-*', '20 % o más', 7],
    ])
  })

  test('below nothing and of no number are none', () => {
    expect(values({ '-5': 1, 0: 1, 9: 1, abc: 1 })).toEqual([])
  })

  test('that a shopper chose stay, also as a range of their own with both its ends', () => {
    expect(values({ 15: 2 }, '30-*').map((one) => [one.value, one.count, one.isChosen])).toEqual([
      ['10-*', 2, false],
      ['30-*', 0, true],
    ])
    expect(values({ 0: 5, 15: 2, 20: 1, 21: 1 }, '0-20').map((one) => [one.value, one.count])).toEqual([
      ['0-20', 8],
      ['10-*', 4],
      ['20-*', 2],
    ])
  })

  test('count, for every step, the products that are listed with it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 100 }), { maxLength: 40 }), (percents) => {
        const counts: Record<string, number> = {}
        for (const percent of percents) counts[percent] = (counts[percent] ?? 0) + 1
        const told = values(counts)
        expect(told.map((one) => [one.value, one.count])).toEqual(
          [10, 20, 30, 40, 50, 60, 70, 80, 90]
            .map((from) => [`${from}-*`, percents.filter((percent) => percent >= from).length] as const)
            .filter(([, listed]) => listed > 0),
        )
      }),
    )
  })
})

describe('ratings', () => {
  const counted = (ranges: Record<number, number>, ...chosen: string[]) => {
    const filters = chosen.map((range) => ({ attribute: 'rating_average', range }))
    const buckets = Object.entries(ranges).map(([from, doc_count]) => ({ from: Number(from), doc_count }))
    return facets({ agg_range_rating_average: { buckets } }, { filters })['rating_average']
  }

  test('are listed from four stars on, then from three, each with its number of products', () => {
    const facet = counted({ 4: 5, 3: 8 })
    expect([facet?.label, facet?.kind]).toEqual(['Calificación', 'RANGE'])
    expect(facet?.values.map((one) => [one.value, one.label, one.count])).toEqual([
      ['4-*', '4 estrellas o más', 5],
      ['3-*', '3 estrellas o más', 8],
    ])
  })

  test('are no facet where no product has one, as on platforms that keep none', () => {
    expect(counted({})).toBeUndefined()
    expect(counted({ 4: 0, 3: 0 })).toBeUndefined()
  })

  test('that a shopper chose stay', () => {
    expect(counted({ 4: 0, 3: 2 }, '4-*')?.values.map((one) => [one.value, one.isChosen])).toEqual([
      ['4-*', true],
      ['3-*', false],
    ])
  })

  test.each([
    ['es-MX', ['4 estrellas o más', '1 estrella o más', '3.5 - 4 estrellas']],
    ['de-DE', ['4 Sterne und mehr', '1 Stern und mehr', '3,5 - 4 Sterne']],
    ['it-IT', ['4 stelle o più', '1 stella o più', '3,5 - 4 stelle']],
  ] as const)('are written for %s', (language, written) => {
    const label = (from: number, to: number | null) => ratingRangeLabel({ from, to }, language)
    expect([label(4, null), label(1, null), label(3.5, 4)]).toEqual(written)
  })
})

describe('what a platform counts', () => {
  test('may be nothing, or nonsense', () => {
    for (const nothing of [
      undefined,
      null,
      7,
      [],
      { agg_terms_color: { buckets: 'x' } },
      { agg_terms_color: { buckets: [{ key: {}, doc_count: 'x' }] } },
    ]) {
      expect([...readTerms(nothing, 'color').counts]).toEqual([])
      expect(readPriceBounds(nothing)).toBeNull()
    }
  })

  test('says its lowest and highest price, or which prices there are', () => {
    expect(readPriceBounds({ agg_min_price: { value: 3 }, agg_max_price: { value: '9.5' } })).toEqual({
      lowest: 3,
      highest: 9.5,
    })
    expect(readPriceBounds({ agg_terms_price: terms({ 7: 1, 12: 4 }) })).toEqual({ lowest: 7, highest: 12 })
    expect(readPriceBounds({ agg_min_price: { value: null }, agg_max_price: { value: null } })).toBeNull()
  })
})
