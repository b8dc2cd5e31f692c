import { RESERVED_PATHS } from '@hogar/schema/routing/ownPath.ts'
import { SHOP_PATHS } from '@hogar/platform/import/values/safeAddress.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { type ImportedShop, startImportedShop } from '../testkit/servers/startImportedShop.ts'

/** Paths as exports have them, and the address that each has to have. */
const PATHS: readonly (readonly [path: string, address: string])[] = [
  ['sofas-50%', 'sofas-50%25'],
  ['rebaja 100%25/mesa', 'rebaja%20100%2525/mesa'],
  ['¿qué?/más#1', '%C2%BFqu%C3%A9%3F/m%C3%A1s%231'],
  ['con espacio/mesa', 'con%20espacio/mesa'],
  ['sillones/ñandú', 'sillones/%C3%B1and%C3%BA'],
  ['sillón-🛋️', 'sill%C3%B3n-%F0%9F%9B%8B%EF%B8%8F'],
  ['a&b=c+d', 'a%26b%3Dc%2Bd'],
  ['"comillas"<b>', '%22comillas%22%3Cb%3E'],
  ['Mayúsculas/Sofá', 'May%C3%BAsculas/Sof%C3%A1'],
]

/** Paths that lead to a page of the shop, or nowhere. */
const FOREIGN = [
  'login',
  'checkout/cart',
  'my-account/orders',
  'catalogsearch/result',
  'wishlist/x',
  'a/../b',
  'dos//barras',
  'i/aviso',
]

const product = (id: number, fields: object) => ({
  id, sku: `P-${id}`, name: `Mesa ${id}`, type_id: 'simple', price: 100, status: 1, visibility: 4, category_ids: [30], stock: { qty: 5, is_in_stock: true }, ...fields,
}) // prettier-ignore
const category = (id: number, fields: object) => ({
  id, name: `Categoría ${id}`, level: 2, parent_id: 2, is_active: true, children_data: [], ...fields,
}) // prettier-ignore

const PRODUCTS = [...PATHS.map(([path]) => path), ...FOREIGN].map((url_path, at) =>
  product(1_000 + at, { url_path: `${url_path}` }),
)
const CATEGORIES = [
  category(30, { name: 'Todo' }),
  ...PATHS.map(([path], at) => category(100 + at, { url_path: `c-${path}`, url_key: `c-${at}` })),
  category(200, { url_path: 'compare', url_key: 'entrar' }),
  category(201, { url_path: 'ofertas', url_key: 'ofertas', slug: 'ofertas' }),
  category(202, { url_path: 'ofertas', url_key: 'ofertas', slug: 'ofertas' }),
]
const RECORDS = [
  ...PRODUCTS,
  product(2_000, { sku: 'CU', type_id: 'configurable', url_path: 'sillon-cu-🛋️', configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Color', values: [{ value_index: 49 }] }], configurable_children: [{ sku: 'CU,1 ñ', id: 2_001, price: 100, status: 1, custom_attributes: [{ attribute_code: 'color', value: '49' }] }] }),
  product(2_010, { url_path: 'años/silla 50%', url_key: 'silla-ñ' }),
  { id: 2, name: 'Raíz', level: 1, parent_id: 1, is_active: true, children_data: CATEGORIES },
  { attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Color', options: [{ label: 'Negro', value: '49' }] },
] // prettier-ignore

let shop: ImportedShop
let guest: Guest
beforeAll(async () => {
  shop = await startImportedShop(RECORDS)
  guest = asGuest(shop.gateway, 'viu')
})
afterAll(() => shop?.stop())

const open = async (address: string) => {
  const response = await fetch(`${shop.web}/viu/${address}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const attribute = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

describe('a product', () => {
  it.each(PATHS.map(([path, address], at) => [path, address, 1_000 + at] as const))(
    'at %s is linked, opened and named to others by one address',
    async (_path, address, id) => {
      const read = '{ route(path: $path) { ... on Product { sku urlPath } } product(by: { urlPath: $path }) { sku } }'
      const found = await guest.run(`query ($path: String!) ${read}`, { path: address })
      expect(found).toEqual({ route: { sku: `P-${id}`, urlPath: address }, product: { sku: `P-${id}` } })
      const { status, html } = await open(address)
      expect([status, html.includes(`Mesa ${id}`)]).toEqual([200, true])
      const whole = `${shop.web}/viu/${address}`
      expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(whole)
      expect(attribute(html, /<meta property="og:url" content="([^"]*)"/)).toBe(whole)
      const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
      expect(JSON.stringify(jsonLd)).toContain(JSON.stringify(whole))
    },
  )

  it.each(FOREIGN.map((path, at) => [path, 1_000 + PATHS.length + at] as const))(
    'at %s, which is not its own, gets an address of its own',
    async (path, id) => {
      const { product: found } = await guest.run(`{ product(by: { sku: "P-${id}" }) { urlPath } }`)
      const { urlPath } = found as { urlPath: string }
      expect(urlPath).not.toMatch(/^p\/|\/\/|\.\./)
      const { status, html } = await open(urlPath)
      expect([status, html.includes(`Mesa ${id}`)]).toEqual([200, true])
      expect((await open(path)).html).not.toContain(`Mesa ${id}`)
    },
  )

  it('is the redirect target of its variant’s address', async () => {
    const { status, location } = await open(`p/${encodeURIComponent('CU,1 ñ')}/x`)
    expect([status, location]).toEqual([301, '/viu/sillon-cu-%F0%9F%9B%8B%EF%B8%8F?childSku=CU%2C1%20%C3%B1'])
    expect((await open(location?.slice('/viu/'.length) ?? '')).status).toBe(200)
  })

  it('is the redirect target of its older address, and of one in capitals', async () => {
    const address = '/viu/a%C3%B1os/silla%2050%25'
    for (const older of ['silla-%C3%B1.html', 'A%C3%B1os/SILLA%2050%25']) {
      const { status, location } = await open(older)
      expect([older, status, location]).toEqual([older, 301, address])
    }
  })
})

describe('a category', () => {
  it.each(PATHS.map(([path, address], at) => [path, `c-${address}`, 100 + at] as const))(
    'at c-%s is linked and opened by one address',
    async (_path, address, id) => {
      const found = await guest.run(
        'query ($path: String!) { category(by: { urlPath: $path }) { name link urlPath } }',
        {
          path: address,
        },
      )
      expect(found).toEqual({ category: { name: `Categoría ${id}`, link: `/${address}`, urlPath: address } })
      const { status, html } = await open(`${address}?sort=latest`)
      expect([status, html.includes(`Categoría ${id}`)]).toEqual([200, true])
      expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${shop.web}/viu/${address}`)
    },
  )

  it('whose path is a page of the shop gets an address of its own', async () => {
    const { store } = await guest.run('{ store { rootCategory { children { name link } } } }')
    const { rootCategory } = store as { rootCategory: { children: { name: string; link: string }[] } }
    const link = rootCategory.children.find(({ name }) => name === 'Categoría 200')?.link ?? ''
    expect(link).toBe('/compare-200')
    expect((await open(link.slice(1))).html).toContain('Categoría 200')
  })

  it('keeps its path before a later one of the same path, which gets another', async () => {
    for (const address of ['ofertas', 'c/ofertas'])
      expect((await open(address)).html).toMatch(/<h1[^>]*>Categoría 201</)
    expect((await open('ofertas-202')).html).toMatch(/<h1[^>]*>Categoría 202</)
    const found = await guest.run('{ category(by: { urlPath: "ofertas-202" }) { name link } }')
    expect(found).toEqual({ category: { name: 'Categoría 202', link: '/ofertas-202' } })
  })
})

it('the home page names no room that the catalogue does not have', async () => {
  const html = await (await fetch(`${shop.web}/viu`)).text()
  expect(html).toMatch(/<h1[^>]*>Viu</)
  expect(html).not.toMatch(/Tu cuarto|Camas, lámparas/)
})

it('the import knows the paths of the shop’s own pages', () => {
  expect([...SHOP_PATHS].toSorted()).toEqual([...RESERVED_PATHS].toSorted())
})

it('menus, lists and sitemaps hold no address that is not encoded', async () => {
  const home = await open('todo-30')
  const links = [...home.html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
  for (const [, address] of PATHS) expect(links).toContain(`/viu/c-${address}`)
  for (const [, address] of PATHS) expect(links).toContain(`/viu/${address}`)
  const maps = (
    await Promise.all([0, 3, 5].map(async (part) => (await fetch(`${shop.web}/sitemap/viu-${part}.xml`)).text()))
  ).join('')
  const found = [...maps.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => (loc ?? '').replaceAll('&amp;', '&'))
  for (const [, address] of PATHS) expect(found).toContain(`${shop.web}/viu/${address}`)
  expect([...links, ...found].filter((address) => !/^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(address))).toEqual([])
})

it.each(['%', '%zz', 'salas/%E0%A4%A', '%C3', 'p/%E0%A4%A/x', 'c/%', 'i/%ff', '%00', '%2e%2e%2f'])(
  '%s is no page, and no failure',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)
