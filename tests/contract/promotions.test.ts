import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web, gateway } = sharedShop()

const get = async (path: string) => {
  const response = await fetch(`${web}${path}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
const prefixOf = (code: string) => storeByCode(code)?.urlPrefix ?? ''
const shownProducts = (html: string) => html.match(/<article/g)?.length ?? 0

type Listed = { slug: string; path: string; isOver: boolean; endsAt: string; nextChangeAt: string }
type List = {
  totalCount: number
  nextChangeAt: string
  departments: { code: string; count: number }[]
  nodes: Listed[]
}
const listOf = async (store: string, args = 'first: 50') => {
  const fields = 'totalCount nextChangeAt departments { code count } nodes { slug path isOver endsAt nextChangeAt }'
  const { promotions } = await asGuest(gateway, store).run(`{ promotions(${args}) { ${fields} } }`)
  return promotions as List
}

describe('promotions', () => {
  it.each(STORES.map(({ code }) => code))('of %s are running, and each has its page', async (code) => {
    const { totalCount, nodes, departments, nextChangeAt } = await listOf(code)
    expect(totalCount).toBe(code === 'de' || code === 'it' ? 3 : 6)
    expect(nodes).toHaveLength(totalCount)
    expect(departments.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
    for (const { endsAt } of nodes) expect(Date.parse(endsAt)).toBeGreaterThan(Date.now())
    // The nearest of all starts and ends of the store.
    expect(nextChangeAt).toBe(nodes.map(({ endsAt }) => endsAt).toSorted()[0])
    for (const { path } of nodes) expect((await get(prefixOf(code) + path)).status, path).toBe(200)
  })

  it.each([
    ['has not begun', '/promotions/buen-fin-2027', 404],
    ['ended ten days ago', '/promotions/fiestas-patrias', 200],
    ['ended forty days ago', '/promotions/rebajas-enero', 404],
    ['there is not', '/promotions/nada', 404],
    ['another store has in its language', '/promotions/woche-des-schlafs', 404],
  ])('one that %s is answered', async (_when, path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  it('that has ended says when, shows no product and leads to those of today', async () => {
    const { text } = await get('/promotions/fiestas-patrias')
    expect(text).toMatch(/Terminó el (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de/)
    expect(text).toContain('href="/promotions"')
    expect(shownProducts(text)).toBe(0)
  })

  it('are rendered on the server: title, last day, product, list, conditions, coupon', async () => {
    const { text } = await get('/promotions/semana-del-descanso')
    expect(text).toContain('<h1')
    expect(text).toMatch(/Hasta el (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de/)
    expect(text).toContain('Agregar al carrito')
    expect(text).toContain('Condiciones')
    expect(shownProducts(text)).toBeGreaterThan(3)
    expect((await get('/promotions/electro-fin')).text).toContain('Copiar ESTRENA200')
  })

  it('name themselves in other languages, with a default', async () => {
    const { text } = await get('/promotions/semana-del-descanso')
    const links = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/gi)]
    const paths = Object.fromEntries(links.map(([, language = '', path = '']) => [language.toLowerCase(), path]))
    expect(paths).toMatchObject({
      'x-default': '/promotions/semana-del-descanso',
      'de-de': '/de/promotions/woche-des-schlafs',
      'it-it': '/it/promotions/settimana-del-riposo',
    })
  })

  it('are listed with their last day, by department, and in the pages of the editors', async () => {
    const index = await get('/promotions')
    expect(index.text).toContain('6 de 6')
    expect(index.text.match(/Hasta el /g)?.length).toBeGreaterThanOrEqual(6)
    expect((await get('/promotions?department=dining')).text).toContain('1 de 1')
    for (const path of [
      '/modulo-promociones',
      '/i/modulo-promociones',
      '/promociones-viu.html',
      '/i/promociones-ma.html',
    ])
      expect((await get(path)).text, path).toContain('6 de 6')
    expect((await get('/promociones-viu.html')).text).toContain('href="/viu/promotions/sala-nueva"')
    for (const path of ['/mas-descuentos', '/i/mas-descuentos'])
      expect(shownProducts((await get(path)).text), path).toBeGreaterThan(20)
    for (const path of ['/de/modulo-promociones', '/it/mas-descuentos', '/de/promociones-viu.html'])
      expect((await get(path)).status, path).toBe(404)
  })

  it('of weekly payments list what costs 250 a week or less, and large discounts what they say', async () => {
    const fields = 'edges { node { price { credit { weekly { amount } } discountPercent } } }'
    const query = `{ weekly: promotion(slug: "linea-blanca-a-tiempo") { products(first: 100) { ${fields} } }
      rest: promotion(slug: "semana-del-descanso") { products(first: 100) { ${fields} } } }`
    type Price = { credit: { weekly: { amount: string } } | null; discountPercent: number }
    type Read = Record<'weekly' | 'rest', { products: { edges: { node: { price: Price } }[] } }>
    const { weekly, rest } = (await asGuest(gateway).run(query)) as Read
    const prices = weekly.products.edges.map(({ node }) => Number(node.price.credit?.weekly.amount))
    expect(prices.length).toBeGreaterThan(3)
    expect(Math.max(...prices)).toBeLessThanOrEqual(250)
    expect(rest.products.edges.length).toBeGreaterThan(3)
    for (const { node } of rest.products.edges) expect(node.price.discountPercent).toBeGreaterThanOrEqual(20)
  })
})

describe('landing pages', () => {
  it.each([
    ['', ['menos-de-1000', 'hasta-250-a-la-semana', 'primer-departamento', 'home-office']],
    ['/viu', ['menos-de-1000', 'hasta-250-a-la-semana', 'primer-departamento', 'home-office']],
    ['/mavi', ['menos-de-1000', 'hasta-250-a-la-semana', 'primer-departamento', 'home-office']],
    ['/de', ['unter-50-euro', 'home-office']],
    ['/it', ['meno-di-50-euro', 'home-office']],
  ])('of "%s" show their products', async (prefix, names) => {
    for (const name of names) {
      const { status } = await get(`${prefix}/category/${name}`)
      expect([name, status]).toEqual([name, 200])
      // A block that is too slow for the server is left to the browser.
      const shown = async () => shownProducts((await get(`${prefix}/category/${name}`)).text)
      await expect.poll(shown, { timeout: 20_000, interval: 1_000, message: name }).toBeGreaterThan(7)
    }
  })

  it('share their addresses with categories, which have moved; another name is not found', async () => {
    expect(await get('/category/sofas')).toMatchObject({ status: 301, location: '/c/sofas' })
    expect(await get('/de/category/sofas')).toMatchObject({ status: 301, location: '/de/c/sofas' })
    expect((await get('/c/sofas')).status).toBe(200)
    expect((await get('/category/nada-asi')).status).toBe(404)
  })
})
