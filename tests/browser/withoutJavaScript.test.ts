import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let reader: Window
beforeAll(async () => {
  browser = await launchBrowser()
  reader = await openWindow(browser, { javaScriptEnabled: false })
  // The tests read texts and metadata only: the shop need not draw the pictures.
  await reader.context.route('**/img/**', (route) => route.abort())
})
afterAll(() => browser.close())

const idOf = async (sku: string) => {
  const { product } = await asGuest(gateway).run('query IdOf($sku: String!) { product(by: { sku: $sku }) { id } }', {
    sku,
  })
  return (product as { id: string }).id
}

const PRICE = /[$€]\s?\d|\d\s?€/

async function read(path: string) {
  const { page } = reader
  const response = await page.goto(`${web}${path}`)
  const canonical = page.locator('link[rel="canonical"]')
  return {
    status: response?.status(),
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    canonical: (await canonical.count()) === 1 ? new URL((await canonical.getAttribute('href')) ?? '').pathname : null,
    main: (await page.getByRole('main').textContent()) ?? '',
  }
}

type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

/** Objects in the page's JSON-LD for search engines, in its own order. */
async function jsonLd(page: Page): Promise<readonly Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.flatMap((text) => [JSON.parse(text)].flat())
}

async function jsonLdTypes(page: Page): Promise<readonly string[]> {
  return (await jsonLd(page)).map((thing) => thing['@type'])
}

/** Open Graph properties of the page, which a preview of a link to it shows. Each may be there once. */
async function previewOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const tags = await page.locator('meta[property^="og:"]').all()
  const pairs = await Promise.all(
    tags.map(async (tag) => [await tag.getAttribute('property'), await tag.getAttribute('content')] as const),
  )
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs)
}

describe('a reader without scripts', () => {
  it.each(Object.entries(SKUS))('reads a %s product whole', async (kind, sku) => {
    const ware = await wareOf(gateway, sku)
    const page = await read(`/${ware.urlPath}`)
    expect(page).toMatchObject({ status: 200, heading: ware.name, canonical: `/${ware.urlPath}` })
    expect(page.title).toContain(ware.name)
    expect(page.main).toMatch(PRICE)
    // What is bought as one of its variants is a group, with an offer for each of them.
    const type = kind === 'configurable' ? 'ProductGroup' : 'Product'
    expect(await jsonLdTypes(reader.page)).toEqual(expect.arrayContaining([type, 'BreadcrumbList']))
    const product = (await jsonLd(reader.page)).find((thing) => thing['@type'] === type)
    const named = type === 'ProductGroup' ? { productGroupID: ware.sku } : { sku: ware.sku }
    expect(product).toMatchObject({ name: ware.name, ...named })
    const offered = type === 'ProductGroup' ? (product?.['hasVariant'] as readonly Thing[]) : [product]
    expect(offered.length).toBeGreaterThan(0)
    for (const one of offered) expect(one?.['offers']).toMatchObject({ '@type': 'Offer', priceCurrency: 'MXN' })
  })

  it.each([
    ['/salas', 'Salas', '/salas'],
    ['/salas/libreros', 'Libreros', '/salas/libreros'],
    ['/catalogsearch/result?q=mesa', /mesa/i, null],
  ])('reads the products of %s with their prices', async (path, heading, canonical) => {
    const page = await read(path)
    expect(page).toMatchObject({ status: 200, heading: expect.stringMatching(heading) })
    if (canonical) expect(page.canonical).toBe(canonical)
    const products = reader.page.getByRole('main').getByRole('article')
    expect(await products.count()).toBeGreaterThan(5)
    expect(await products.first().textContent()).toMatch(PRICE)
    expect(await products.first().getByRole('link').first().getAttribute('href')).toMatch(/^\/\w/)
  })

  it.each(STORES)('reads who sells in $code, and how its site is searched', async ({ urlPrefix, name, language }) => {
    const address = `${web}${urlPrefix || '/'}`
    await read(urlPrefix || '/')
    const things = await jsonLd(reader.page)
    const seller = things.find((thing) => thing['@type'] === 'Organization')
    expect(seller).toMatchObject({ name, url: address })
    expect((await fetch(String(seller?.['logo']))).headers.get('content-type')).toBe('image/png')
    const site = things.find((thing) => thing['@type'] === 'WebSite')
    expect(site).toMatchObject({ name, url: address, inLanguage: language, publisher: { '@id': seller?.['@id'] } })
    const action = site?.['potentialAction'] as { target: { urlTemplate: string } } | undefined
    const search = action?.target.urlTemplate ?? ''
    expect((await fetch(search.replace('{search_term_string}', 'mesa'))).status).toBe(200)
  })

  it.each(['/salas', '/viu/comedor', '/de/wohnzimmer'])(
    'reads the products of %s as a list, with their addresses',
    async (path) => {
      await read(path)
      const page = (await jsonLd(reader.page)).find((thing) => thing['@type'] === 'CollectionPage')
      const cards = await reader.page.getByRole('main').getByRole('article').all()
      const links = await Promise.all(cards.map((card) => card.getByRole('link').first().getAttribute('href')))
      const list = page?.['mainEntity'] as {
        numberOfItems: number
        itemListElement: readonly Record<string, unknown>[]
      }
      expect(page).toMatchObject({ url: `${web}${path}`, mainEntity: { '@type': 'ItemList' } })
      expect(list.numberOfItems).toBeGreaterThanOrEqual(cards.length)
      expect(list.itemListElement.map(({ url }) => new URL(String(url)).pathname)).toEqual(links)
      expect(list.itemListElement.map(({ position }) => position)).toEqual(links.map((_, at) => at + 1))
    },
  )

  it.each([
    ['/', 'website', 'es_MX'],
    ['/salas', 'website', 'es_MX'],
    ['/de', 'website', 'de_DE'],
    ['/i/formas-de-pago', 'website', 'es_MX'],
    ['a product', 'product', 'es_MX'],
  ])('sees a preview of a link to %s: kind, language, address, picture', async (path, type, locale) => {
    const address = path.startsWith('/') ? path : `/${(await wareOf(gateway, SKUS.simple)).urlPath}`
    await read(address)
    const preview = await previewOf(reader.page)
    expect(preview).toMatchObject({ 'og:type': type, 'og:locale': locale, 'og:url': `${web}${address}` })
    expect((await fetch(preview['og:image'] ?? '')).headers.get('content-type')).toMatch(/^image\//)
    expect(preview['og:description']?.length).toBeGreaterThan(20)
  })

  it('sees in /promotor the home page, whose address it names', async () => {
    expect(await read('/promotor')).toMatchObject({ status: 200, canonical: '/' })
  })

  it('sees more of a category by a link', async () => {
    await read('/salas')
    const products = reader.page.getByRole('main').getByRole('article')
    const seen = await products.allTextContents()
    await reader.page.locator('a[rel="next"]').click()
    await expect.poll(() => products.count()).toBeGreaterThan(seen.length)
    expect((await products.allTextContents()).slice(0, seen.length)).toEqual(seen)
  })

  it.each(STORES)('reads the home of $code in its language', async ({ urlPrefix, language, name }) => {
    const page = await read(urlPrefix || '/')
    expect(page.status).toBe(200)
    expect(page.title).toContain(name)
    expect(await reader.page.locator('html').getAttribute('lang')).toBe(language)
    expect(await reader.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3)
    expect(page.main).toMatch(PRICE)
    expect(page.canonical).toBe(urlPrefix || '/')
  })

  // A page that asks the shop for nothing has no answer to wait for: the first one came, all others hung.
  it.each(STORES)('reads in $code that nothing is compared yet', async ({ urlPrefix }) => {
    for (const path of [`${urlPrefix}/compare`, `${urlPrefix}/compare?ids=no-such-id`])
      expect(await read(path)).toMatchObject({ status: 200 })
  })

  it.each(Object.entries(SKUS))('sees on a %s product nothing to press that would do nothing', async (_kind, sku) => {
    const ware = await wareOf(gateway, sku)
    await read(`/${ware.urlPath}`)
    const main = reader.page.getByRole('main')
    expect(await main.getByText(/Para comprar, guardar o comparar, activa JavaScript/).count()).toBeGreaterThan(0)
    for (const dead of [/^Agregar (al carrito|todo)$/, /^Guardar .+ en una lista$/, /^Compartir$/])
      expect(await main.getByRole('button', { name: dead }).count()).toBe(0)
    expect(await main.getByRole('checkbox', { name: /^Comparar/ }).count()).toBe(0)
  })

  it('reads of the wish list where it is, in place of products that never come', async () => {
    const { main } = await read('/wishlist')
    expect(main).toContain('sin JavaScript no podemos mostrarlos')
    expect(await reader.page.locator('[aria-busy="true"]').filter({ visible: true }).count()).toBe(0)
  })

  it('reads a comparison, without what would do nothing', async () => {
    const ids = await Promise.all([SKUS.simple, SKUS.customisable].map(idOf))
    await read(`/compare?ids=${ids.map(encodeURIComponent).join(',')}`)
    const table = reader.page.getByRole('table')
    await table.getByRole('rowheader', { name: /^Disponibilidad/ }).waitFor()
    expect(await reader.page.getByRole('checkbox', { name: 'Ver solo las diferencias' }).count()).toBe(0)
    expect(await table.getByRole('button', { name: /^Quitar/ }).count()).toBe(0)
  })

  it('reads what editors have written', async () => {
    expect(await read('/i/formas-de-pago')).toMatchObject({
      status: 200,
      heading: 'Formas de pago',
      canonical: '/i/formas-de-pago',
    })
  })

  it.each(['/no-such-page', '/xx/salas', '/i/no-such-page', '/p/NO-SUCH-SKU/x', '/salas/no-such-category'])(
    'gets a 404 page for %s',
    async (path) => {
      const page = await read(path)
      expect(page).toMatchObject({ status: 404, heading: 'No encontramos esta página' })
      expect(await reader.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    },
  )

  it('gets it in the language of the store', async () => {
    expect(await read('/de/no-such-page')).toMatchObject({
      status: 404,
      heading: expect.not.stringMatching(/encontramos/),
    })
    expect(await reader.page.locator('html').getAttribute('lang')).toBe('de-DE')
  })
})
