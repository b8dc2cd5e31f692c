import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web, gateway } = sharedShop()

const get = async (path: string) => {
  const response = await fetch(`${web}${path}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}
const prefixOf = (code: string) => storeByCode(code)?.urlPrefix ?? ''
const linked = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, text = '{}']) => JSON.parse(text) as Record<string, unknown>,
  )

describe('series', () => {
  it.each(STORES.map(({ code }) => code))('of %s have a page with their products', async (code) => {
    const fields = '{ slug path summary products(first: 1) { totalCount } categories { count } }'
    const { series, allSeries } = await asGuest(gateway, code).run(
      `{ series(slug: "siena") ${fields} allSeries { path } }`,
    )
    const { path, products, categories } = series as {
      path: string
      products: { totalCount: number }
      categories: { count: number }[]
    }
    expect((allSeries as unknown[]).length).toBeGreaterThan(40)
    expect(products.totalCount).toBeGreaterThan(3)
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(products.totalCount)
    const { status, text } = await get(prefixOf(code) + path)
    expect(status).toBe(200)
    expect(text.match(/<article/g)?.length).toBe(products.totalCount)
    expect((await get(`${prefixOf(code)}/series`)).text).toContain(`href="${prefixOf(code)}${path}"`)
  })

  it('are rendered on the server with title, canonical address, picture, languages and structured data', async () => {
    const { text } = await get('/serie/siena')
    expect(text).toContain('<title>Serie Siena | ')
    expect(text).toMatch(/<h1[^>]*>Serie Siena<\/h1>/)
    expect(text).toMatch(/<meta name="description" content="Sofás de 2 y 3 plazas[^"]+"/)
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/serie\/siena"/)
    expect(text).toMatch(/<meta property="og:image" content="[^"]+\.jpg"/)
    const languages = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language]) => language)
    expect(new Set(languages)).toEqual(new Set(['de-DE', 'es-MX', 'it-IT', 'x-default']))
    const page = linked(text).find((data) => data['@type'] === 'CollectionPage')
    expect(page).toMatchObject({ name: 'Serie Siena', mainEntity: { '@type': 'ItemList', numberOfItems: 10 } })
    expect(linked(text).some((data) => data['@type'] === 'BreadcrumbList')).toBe(true)
  })

  it('narrow to a category, keep their canonical address, and are not found under another name', async () => {
    const { series } = await asGuest(gateway).run(
      '{ series(slug: "siena") { categories { count category { slug } } } }',
    )
    const [first] = (series as { categories: { count: number; category: { slug: string } }[] }).categories
    const { text } = await get(`/serie/siena?category=${first!.category.slug}`)
    expect(text.match(/<article/g)?.length).toBe(first!.count)
    expect(text).toMatch(/<link rel="canonical" href="[^"?]+\/serie\/siena"/)
    expect((await get('/serie/nada-asi')).status).toBe(404)
    expect((await get('/serie')).status).toBe(404)
  })

  it('stand in the sitemap of each store', async () => {
    for (const code of ['hogar', 'viu', 'de']) {
      const { sitemap } = await asGuest(gateway, code).run('{ sitemap(part: 0) { entries { path } } }')
      const paths = (sitemap as { entries: { path: string }[] }).entries.map(({ path }) => path)
      expect(paths).toEqual(expect.arrayContaining(['/series', '/serie/siena']))
    }
  })
})
