import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { decodeList } from './decodeList.ts'
import { chosenPath } from './listChosen.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const RUNNING = {
  id: 1,
  slug: 'sala nueva',
  title: 'Sala <b>nueva</b>',
  text: '<p onclick="x()">Mide <script>alert(1)</script>primero.</p>',
  image: '/scenes/living-room.jpg',
  image_alt: 'Una sala',
  department: 'living',
  starts_at: inDays(-1),
  ends_at: inDays(5),
  coupon: 'ESTRENA200',
  category_id: null,
  filters: [],
  alternates: [{ store_code: 'de', slug: 'wohnzimmer' }, { store_code: 'nowhere', slug: 'x' }, { store_code: 'hogar', slug: 'y' }], // prettier-ignore
}

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
/** Replies by path; a call without one is missing. */
let answers: Map<string, [status: number, result: unknown]>
beforeEach(async () => {
  answers = new Map()
  platform = await startFakeServer(({ path }, response) => {
    const found = answers.get(path)
    if (!found) return response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
    const [code, result] = found
    return json(response, { code, result }, code)
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const PROMOTION = `{ promotion(slug: "sala nueva") {
  slug path title text isOver nextChangeAt coupon image { path alt } alternates { path store { code } } product { sku } hasProducts
} }`
const LIST = '{ promotions { totalCount nextChangeAt departments { code count } nodes { slug } } }'
const codesOf = (errors: readonly Readonly<{ code: unknown }>[]) => errors.map(({ code }) => code)

describe('a promotion', () => {
  test('is read in the store of the request, its words sanitised, its path encoded', async () => {
    answers.set('/api/ext/promotion', [200, [RUNNING, null]])
    const { data, errors } = await shopper.query(PROMOTION)
    expect(errors).toEqual([])
    expect(data.promotion).toEqual({
      slug: 'sala nueva',
      path: '/promotions/sala%20nueva',
      title: 'Sala nueva',
      text: '<p>Mide primero.</p>',
      isOver: false,
      nextChangeAt: RUNNING.ends_at,
      coupon: 'ESTRENA200',
      image: { path: 'scenes/living-room', alt: 'Una sala' },
      alternates: [{ path: '/promotions/wohnzimmer', store: { code: 'de' } }],
      product: null,
      hasProducts: false,
    })
    const [call] = platform.seen.filter(({ path }) => path === '/api/ext/promotion')
    expect(JSON.parse(call!.body)).toEqual({ slug: 'sala nueva', storeCode: 'hogar' })
  })

  test.each([
    ['that the platform does not have', [404, 'There is none'] as const],
    [
      'that has not begun, though the platform hands it out',
      [200, [{ ...RUNNING, starts_at: inDays(1) }, null]] as const,
    ],
    [
      'that ended 31 days ago, though the platform hands it out',
      [200, [{ ...RUNNING, ends_at: inDays(-31) }, 'X']] as const,
    ],
  ])('%s is none', async (_what, [status, result]) => {
    answers.set('/api/ext/promotion', [status, result])
    expect(await shopper.query(PROMOTION)).toMatchObject({ data: { promotion: null }, errors: [] })
  })

  test('that ended lately has no product, no list and no coupon', async () => {
    const ended = { ...RUNNING, starts_at: inDays(-9), ends_at: inDays(-1), sku: 'SOFA', category_id: 11 }
    answers.set('/api/ext/promotion', [200, [ended, 'SOFA']])
    const { data } = await shopper.query(PROMOTION)
    expect(data.promotion).toMatchObject({ isOver: true, product: null, hasProducts: false, coupon: null })
  })

  test('of a platform without promotions is none; of one that fails it is unknown', async () => {
    expect(await shopper.query(PROMOTION)).toMatchObject({ data: { promotion: null }, errors: [] })
    await shopper.close()
    shopper = createGraphClient(platform.url)
    answers.set('/api/ext/promotion', [500, 'broken'])
    const { data, errors } = await shopper.query(PROMOTION)
    expect([data.promotion, errors.length]).toEqual([null, 1])
    answers.set('/api/ext/promotion', [200, [{ slug: 'sala nueva' }, null]])
    expect((await shopper.query(PROMOTION)).errors).toMatchObject([{ path: ['promotion'] }])
  })
})

describe('the list of promotions', () => {
  test('leaves out what is not running, and is empty for a platform without promotions', async () => {
    expect((await shopper.query(LIST)).data.promotions).toMatchObject({ totalCount: 0, nodes: [] })
    await shopper.close()
    shopper = createGraphClient(platform.url)
    const items = [RUNNING, { ...RUNNING, slug: 'later', starts_at: inDays(1) }, { ...RUNNING, slug: 'over', ends_at: inDays(-1) }, { title: 'no name' }] // prettier-ignore
    answers.set('/api/ext/promotions', [
      200,
      { items, total: 4, departments: [{ code: 'living', name: 'Salas', count: 1 }] },
    ])
    expect((await shopper.query(LIST)).data.promotions).toMatchObject({
      departments: [{ code: 'living', count: 1 }],
      nodes: [{ slug: 'sala nueva' }],
    })
  })

  test('that is from before a promotion began is read again, however short it has been cached', async () => {
    const change = new Date(Date.now() + 300).toISOString()
    answers.set('/api/ext/promotions', [200, { items: [], total: 0, departments: [], next_change: change }])
    expect((await shopper.query(LIST)).data.promotions.nodes).toEqual([])
    answers.set('/api/ext/promotions', [200, { items: [RUNNING], total: 1, departments: [], next_change: null }])
    expect((await shopper.query(LIST)).data.promotions.nodes).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect((await shopper.query(LIST)).data.promotions.nodes).toEqual([{ slug: 'sala nueva' }])
  })

  test.each(['store: "nowhere"', 'first: 0', 'first: 101', 'after: "x"'])('refuses %s', async (argument) => {
    const { errors } = await shopper.query(`{ promotions(${argument}) { totalCount } }`)
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT'])
  })
})

describe('the products of a list', () => {
  test.each([
    ['a range from high to low', [{ attribute: 'discount', range: '40-20' }]],
    ['no attribute', [{ range: '20-*' }]],
    ['neither values nor a range', [{ attribute: 'color' }]],
    ['values that are none', [{ attribute: 'color', in: [{}] }]],
  ])('are not shown under a condition with %s: they would be others', (_what, filters) => {
    expect(decodeList({ category_id: 11, filters })).toBe('invalid')
  })

  test('are linked as the storefront’s list with the same conditions', () => {
    const list = decodeList({
      category_id: '11',
      filters: [
        { attribute: 'discount', range: '20-*' },
        { attribute: 'color', in: ['52', 53] },
      ],
      sort: 'weekly',
    })
    if (list === null || list === 'invalid') throw new Error('it can be read')
    expect(chosenPath(list, 'salas/sofas')).toBe('/salas/sofas?discount=20-*&color=52&color=53&sort=weekly')
  })
})

test.each(['', 'x'.repeat(61)])(
  'a department of the wrong length is the fault of the request: %j',
  async (department) => {
    const { errors } = await shopper.query(`{ promotions(department: "${department}") { totalCount } }`)
    expect(codesOf(errors)).toEqual(['BAD_USER_INPUT'])
  },
)

describe('a landing page', () => {
  const LANDING = `{ landing(slug: "x") { title blocks { __typename
    ... on LandingText { content } ... on LandingProducts { title products { totalCount } } ... on LandingLinks { links { path } } } } }`

  test('drops blocks that it does not know, and links that leave the store; a block that fails, fails alone', async () => {
    const blocks = [
      { kind: 'text', html: '<p>Hola<script>x</script></p>' },
      { kind: 'products', title: 'Luz', category_id: 11, filters: [{ attribute: 'x', range: 'y' }], limit: 8 },
      { kind: 'film', url: 'https://x.example' },
      { kind: 'links', links: [{ label: 'A', path: '/salas' }, { label: 'B', path: '//evil.example' }, { label: 'C', path: 'javascript:x' }] }, // prettier-ignore
    ]
    answers.set('/api/ext/landing/x', [200, { slug: 'x', title: 'Luz', blocks }])
    const { data, errors } = await shopper.query(LANDING)
    expect(data.landing.blocks).toEqual([
      { __typename: 'LandingText', content: '<p>Hola</p>' },
      { __typename: 'LandingProducts', title: 'Luz', products: null },
      { __typename: 'LandingLinks', links: [{ path: '/salas' }] },
    ])
    expect(errors).toMatchObject([{ path: ['landing', 'blocks', 1, 'products'] }])
  })

  test('has at most twelve blocks; one without a title cannot be read', async () => {
    const blocks = Array.from({ length: 20 }, () => ({ kind: 'text', html: 'x' }))
    answers.set('/api/ext/landing/x', [200, { title: 'X', blocks }])
    expect((await shopper.query(LANDING)).data.landing.blocks).toHaveLength(12)
    await shopper.close()
    shopper = createGraphClient(platform.url)
    answers.set('/api/ext/landing/x', [200, { blocks }])
    expect((await shopper.query(LANDING)).errors).toMatchObject([{ path: ['landing'] }])
  })
})
