import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakeServer } from '../testing/startFakeServer.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

const SIENA = {
  slug: 'siena',
  value: '801',
  title: 'Serie <b>Siena</b>',
  summary: 'Sofás que combinan.',
  text: '<p onclick="x()">Mide <script>alert(1)</script>primero.</p>',
  image: '/scenes/living-room.jpg',
  updated_at: '2026-09-01T00:00:00.000Z',
  alternates: [
    { store_code: 'de', slug: 'siena' },
    { store_code: 'nowhere', slug: 'x' },
    { store_code: 'hogar', slug: 'y' },
  ],
}

type Listed = Readonly<{ slug: string; categories: ReadonlyArray<{ count: number }> }>

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  platform.series.push(SIENA)
  for (const sku of ['SOFA', 'LAMP']) platform.documents.product!.find((document) => document.sku === sku)!.series = 801
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

describe('a series', () => {
  test('is read by its name, its words sanitised, with its pages in other stores', async () => {
    const fields = 'slug path value title summary text image { path alt } updatedAt alternates { path store { code } }'
    const { data, errors } = await shopper.query(`{ series(slug: "siena") { ${fields} } }`)
    expect(errors).toEqual([])
    expect(data.series).toEqual({
      slug: 'siena',
      path: '/serie/siena',
      value: '801',
      title: 'Serie Siena',
      summary: 'Sofás que combinan.',
      text: '<p>Mide primero.</p>',
      image: { path: 'scenes/living-room', alt: 'Serie Siena' },
      updatedAt: '2026-09-01T00:00:00.000Z',
      alternates: [{ path: '/serie/siena', store: { code: 'de' } }],
    })
  })

  test('lists its products, all or of one category, and counts them by category', async () => {
    const { data, errors } = await shopper.query(`{ series(slug: "siena") {
      categories { count category { slug } }
      all: products(first: 10) { totalCount nodes { sku } }
      none: products(first: 10, category: "nothing") { totalCount }
    } }`)
    expect(errors).toEqual([])
    const { categories, all, none } = data.series
    expect(all.nodes.map(({ sku }: { sku: string }) => sku).sort()).toEqual(['LAMP', 'SOFA'])
    expect(categories.length).toBeGreaterThan(0)
    expect(categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2)
    expect(none.totalCount).toBe(0)
    const [{ category, count }] = categories
    const one = await shopper.query(
      `{ series(slug: "siena") { products(category: "${category.slug}") { totalCount } } }`,
    )
    expect(one.data.series.products.totalCount).toBe(count)
  })

  test('are counted by category together, however many are listed', async () => {
    platform.series.push({ ...SIENA, slug: 'mara', value: '802' }, { ...SIENA, slug: 'none', value: '803' })
    platform.documents.product!.find(({ sku }) => sku === 'LAMP')!.series = 802
    const { data, errors } = await shopper.query('{ allSeries { slug categories { count } } }')
    expect(errors).toEqual([])
    expect(data.allSeries.map(({ slug, categories }: Listed) => [slug, categories.map(({ count }) => count)])).toEqual([
      ['siena', [1]],
      ['mara', [1]],
      ['none', []],
    ])
    const searches = platform.seen.filter(({ query, body }) => `${query} ${body}`.includes('802'))
    expect(searches).toHaveLength(1)
    expect(`${searches[0]?.query} ${searches[0]?.body}`).toContain('803')
  })

  test('opens from its products by its page, and from a platform without pages by the list', async () => {
    const PRODUCT = '{ product(by: { sku: "SOFA" }) { series { label path } } }'
    expect((await shopper.query(PRODUCT)).data.product.series).toEqual({ label: 'Siena', path: '/serie/siena' })
    platform.series.length = 0
    const other = createGraphClient(platform.url)
    expect((await other.query(PRODUCT)).data.product.series.path).toBe('/todo?series=801')
    await other.close()
    const id = (await shopper.query('{ series(slug: "siena") { id } }')).data.series.id
    expect((await shopper.query(`{ node(id: "${id}") { ... on Series { slug } } }`)).data.node).toEqual({
      slug: 'siena',
    })
  })

  test('that the platform does not have is null, and a platform without series has none', async () => {
    const QUERY = '{ series(slug: "nada") { slug } allSeries { slug } }'
    expect((await shopper.query(QUERY)).data).toEqual({ series: null, allSeries: [{ slug: 'siena' }] })
    const bare = await startFakeServer((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('no such call'),
    )
    const client = createGraphClient(bare.url)
    expect((await client.query(QUERY)).data).toEqual({ series: null, allSeries: [] })
    await client.close()
    await bare.close()
  })

  test('and the list of all stand in the sitemap, in no other than their stores', async () => {
    const { data } = await shopper.query('{ sitemap(part: 0) { entries { path alternates { path store { code } } } } }')
    const entries = data.sitemap.entries.filter(({ path }: { path: string }) => path.startsWith('/serie'))
    expect(entries).toEqual([
      { path: '/series', alternates: [{ path: '/series', store: { code: 'de' } }] },
      { path: '/serie/siena', alternates: [{ path: '/serie/siena', store: { code: 'de' } }] },
    ])
  })
})
