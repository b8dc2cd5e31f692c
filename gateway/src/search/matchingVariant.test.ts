import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeVariants } from '../catalogue/choices/decodeConfigurable.ts'
import { SOFA } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { matchingVariant, ofVariants, tellingAttributes } from './matchingVariant.ts'
import { listedProducts } from './listedProducts.ts'
import { productFilters } from './productFilters.ts'

const child = (sku: string, values: Record<string, unknown>) => ({ sku, status: 1, price: 100, ...values })
const GREY = '52'
const BLUE = '50'
const SMALL = '2'
const LARGE = '3'
const variants = decodeVariants(
  {
    configurable_children: [
      child('GREY-2', { color: GREY, size: SMALL, wood: '7', price: 90 }),
      child('GREY-3', { color: GREY, size: LARGE, wood: '7', price: 80 }),
      child('BLUE-2', { color: Number(BLUE), size: SMALL, wood: '7', stock: { is_in_stock: false }, price: 50 }),
      child('BLUE-3', { color: BLUE, size: LARGE, wood: '7', price: 70 }),
      child('BLUE-4', { color: BLUE, size: '4', wood: '7', price: 100, special_price: 70 }),
      child('RED-2', { color: '51', size: SMALL, status: 2, price: 1 }),
    ],
  },
  'MX',
)
const match = (...filters: { attribute: string; in?: string[]; range?: string }[]) =>
  matchingVariant({ variants }, productFilters(filters, 0), new Date())?.sku ?? null

describe('the variant that filters mean', () => {
  test.each([
    ['has the value, the cheapest in stock first', [{ attribute: 'color', in: [BLUE] }], 'BLUE-3'],
    ['has any of several values', [{ attribute: 'color', in: ['99', GREY] }], 'GREY-3'],
    [
      'meets most of them, before what is in stock or cheaper',
      [
        { attribute: 'color', in: [BLUE] },
        { attribute: 'size', in: [SMALL] },
      ],
      'BLUE-2',
    ],
    [
      'meets one where none meets all, again the cheaper first',
      [
        { attribute: 'color', in: [GREY] },
        { attribute: 'size', in: ['4'] },
      ],
      'BLUE-4',
    ],
    ['is none without a filter', [], null],
    ['is none for what all variants have', [{ attribute: 'wood', in: ['7'] }], null],
    ['is none for what only a disabled one has', [{ attribute: 'color', in: ['51'] }], null],
    ['is none for what no variant has', [{ attribute: 'marca', in: ['Nórdica'] }], null],
    ['is inside a range of prices', [{ attribute: 'price', range: '75-85' }], 'GREY-3'],
    ['is inside a range of discounts', [{ attribute: 'discount', range: '20-*' }], 'BLUE-4'],
    [
      'meets a range and a value at once, though another is cheaper',
      [
        { attribute: 'color', in: [GREY] },
        { attribute: 'price', range: '85-100' },
      ],
      'GREY-2',
    ],
    ['is none for a range that all are in', [{ attribute: 'price', range: '0-75000' }], null],
  ])('%s', (_what, filters, sku) => {
    expect(match(...filters)).toBe(sku)
  })

  test('is one in stock where the store lists no others', () => {
    const conditions = ofVariants(listedProducts({ listsOutOfStock: false }))
    expect(matchingVariant({ variants }, conditions, new Date())?.sku).toBe('BLUE-3')
    expect(ofVariants(listedProducts({ listsOutOfStock: true }))).toEqual([])
  })

  test('is looked for by every condition, each attribute once beside what is read of all variants', () => {
    const filters = [
      { attribute: 'color', in: [GREY] },
      { attribute: 'color', in: [BLUE] },
      { attribute: 'price', range: '0-75' },
    ]
    expect(tellingAttributes(productFilters(filters, 0))).toEqual(['color'])
    expect(tellingAttributes(productFilters(filters.slice(2), 0))).toEqual([])
    expect(tellingAttributes([])).toBeNull()
  })
})

describe('in a list', () => {
  let platform: Awaited<ReturnType<typeof startFakePlatform>>
  let shopper: ReturnType<typeof createGraphClient>
  beforeAll(async () => {
    platform = await startFakePlatform()
    const sofa = platform.documents.product?.find(({ sku }) => sku === SOFA.sku)
    Object.assign(sofa ?? {}, { color_options: [52, 50] })
    shopper = createGraphClient(platform.url)
    await shopper.query('{ category(by: { urlPath: "salas" }) { name } }')
  })
  afterAll(async () => {
    await shopper.close()
    await platform.close()
  })
  beforeEach(() => void (platform.seen.length = 0))

  const list = async (filters: string, selection: string) => {
    const { data, errors, calls } = await shopper.query(
      `{ category(by: { urlPath: "salas" }) { products(first: 50, filters: ${filters}) { edges { ${selection} } } } }`,
    )
    expect(errors).toEqual([])
    const asked = platform.seen.map(({ query }) => query.get('_source_include')?.split(',') ?? [])
    return { edges: data.category.products.edges, calls, asked }
  }
  const CARD = 'node { sku image { path } } matchingVariant { sku image { path alt } }'

  test('each product shows the variant that the filters mean, by the page’s own call', async () => {
    const { edges, calls } = await list('[{ attribute: "color", in: ["52"] }]', CARD)
    expect(calls).toEqual({ catalogueSearch: 1 })
    expect(edges).toContainEqual({
      node: { sku: 'SOFA', image: { path: 's/sofa' } },
      matchingVariant: { sku: 'SOFA-GRY', image: { path: 's/gris', alt: 'Sofá gris' } },
    })
  })

  test('one without a picture of its own shows the product’s, in older documents too', async () => {
    const { edges } = await list('[{ attribute: "color", in: ["50"] }]', CARD)
    expect(edges).toContainEqual({
      node: { sku: 'SOFA', image: { path: 's/sofa' } },
      matchingVariant: { sku: 'SOFA-BLU', image: { path: 's/sofa', alt: 'Frente' } },
    })
  })

  test('without a filter none is shown, nor read for it', async () => {
    const { edges, asked } = await list('[]', CARD)
    expect(edges.every((edge: { matchingVariant: unknown }) => edge.matchingVariant === null)).toBe(true)
    expect(asked[0]).toContain('image')
    // What a card's picture needs, and no more.
    const ofPicture = ['image', 'sku', 'status', 'stock.is_in_stock'].map((name) => `configurable_children.${name}`)
    expect(asked[0]?.filter((name) => name.startsWith('configurable_children'))).toEqual(ofPicture)
  })

  test('what is selected of variants for their own sake is read all the same', async () => {
    const variantsToo = `${CARD} node { ... on ConfigurableProduct { variants { sku image { path } } } }`
    const { edges } = await list('[{ attribute: "price", range: "0-99997" }]', variantsToo)
    const sofa = edges.find(({ node }: { node: { sku: string } }) => node.sku === 'SOFA')
    expect(sofa.node.variants).toEqual([
      { sku: 'SOFA-GRY', image: { path: 's/gris' } },
      { sku: 'SOFA-BLU', image: { path: 's/sofa' } },
    ])
  })
})
