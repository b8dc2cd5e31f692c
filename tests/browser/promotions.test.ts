import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type OwnStorefront, startStorefront } from '../testkit/servers/startStorefront.ts'
import type { Call, Fault } from '../testkit/proxies/upstreamProxy.ts'

const WALK_MS = 90_000
const LONG_LIST = 30
/** Surcharge of the engraving in the demo catalogue. */
const ENGRAVING_PESOS = 249
/** Pictures are drawn meanwhile: no test waits for them. */
const AT_ONCE = { waitUntil: 'domcontentloaded' } as const

let shop: OwnStorefront
let browser: Browser
beforeAll(async () => {
  // No page of one test is cached for another: each breaks the platform in its own way.
  shop = await startStorefront(sharedShop().platform, { OUTPUT_CACHE: 'false' })
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
beforeEach(() => () => shop.upstream.setFault(null))

const answerWith = (status: number, result: unknown): Fault => ({
  kind: 'answer',
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code: status, result }),
})
const main = (page: Page) => page.getByRole('main')

it('an engraving is added to the cart with the ids of its option and its price', { timeout: WALK_MS }, async () => {
  const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
  await page.goto(`${shop.web}/promotions/arma-tu-comedor`, AT_ONCE)
  await untilAlive(page)
  const box = page.getByRole('region', { name: 'Producto de la promoción' })
  const name = (await box.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await box.getByLabel(/^Grabado en placa de latón/).fill('Familia Ruiz')
  await box
    .getByText('Con tus opciones')
    .waitFor({ state: 'attached' })
    .catch(() => undefined)
  shop.upstream.clear()
  await box.getByRole('button', { name: 'Agregar al carrito' }).click()
  const update = () => shop.upstream.calls.find(({ path }) => path === '/api/cart/update')
  await expect.poll(() => update()?.body() ?? '', POLL).toContain('custom_options')
  const { cartItem } = JSON.parse(update()?.body() ?? '{}') as {
    cartItem: { sku: string; product_option: { extension_attributes: { custom_options: Record<string, string>[] } } }
  }
  const [option] = cartItem.product_option.extension_attributes.custom_options
  expect(option).toEqual({ option_id: expect.stringMatching(/^\d+$/) as string, option_value: 'Familia Ruiz' })
  await page.goto(`${shop.web}/checkout/cart`, AT_ONCE)
  await main(page).getByText('Familia Ruiz').waitFor()
  const cart = async () => (await main(page).textContent())?.replaceAll(',', '') ?? ''
  await expect.poll(cart, POLL).toContain(await promotedPrice())
  expect(await cart()).toContain(name)
  expect(faults).toEqual([])
  await close()
})

/** Price of the featured product with its engraving, as the cart writes it. */
async function promotedPrice(): Promise<string> {
  const { promotion } = await asGuest(shop.gateway).run(
    '{ promotion(slug: "arma-tu-comedor") { product { price { final { amount } } } } }',
  )
  const { product } = promotion as { product: { price: { final: { amount: string } } } }
  return (Number(product.price.final.amount) + ENGRAVING_PESOS).toFixed(2)
}

describe('a promotion that cannot be read after it was seen', () => {
  it.each([
    ['fails', 500, /No pudimos mostrar/, 3],
    ['is gone', 404, /No encontramos/, 0],
  ])('%s: nothing of it is left, and a retry brings it back', { timeout: WALK_MS }, async (_how, status, words) => {
    const { page, close } = await openWindow(browser, { expected: /Failed to load resource/ })
    const address = `${shop.web}/promotions/semana-del-descanso`
    await page.goto(address, AT_ONCE)
    await untilAlive(page)
    const product = page.getByRole('region', { name: 'Producto de la promoción' })
    await product.waitFor()
    shop.upstream.setFault(({ path }: Call) => (path === '/api/ext/promotion' ? answerWith(status, 'x') : undefined))
    // What it has read a moment ago it keeps for a minute: a new gateway has not.
    await shop.crash()
    await page.reload(AT_ONCE)
    await main(page).getByText(words).first().waitFor()
    expect(await product.count()).toBe(0)
    expect(await main(page).textContent()).not.toContain('Semana del descanso')
    shop.upstream.setFault(null)
    const retry = main(page).getByRole('button', { name: 'Intentar de nuevo' })
    await ((await retry.count()) > 0 ? retry.click() : page.reload(AT_ONCE))
    await product.waitFor()
    await close()
  })
})

it(
  'the index grows, names its department in its address, and is as it was on the way back',
  { timeout: WALK_MS },
  async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const all = Array.from({ length: LONG_LIST }, (_, at) => ({
      id: 100 + at,
      slug: at === 20 ? 'semana-del-descanso' : `oferta-${at}`,
      title: `Oferta ${at}`,
      department: 'bedroom',
      image: '/scenes/bedroom.jpg',
      starts_at: day(-1),
      ends_at: day(9),
    }))
    const departments = [{ code: 'bedroom', name: 'Recámara', count: LONG_LIST }, { code: 'living', name: 'Salas', count: 1 }] // prettier-ignore
    shop.upstream.setFault((call) => {
      if (call.path !== '/api/ext/promotions') return undefined
      return {
        kind: 'answer',
        status: 200,
        contentType: 'application/json',
        get body() {
          const { from = 0, size = 12 } = JSON.parse(call.body()) as { from?: number; size?: number }
          return JSON.stringify({
            code: 200,
            result: { items: all.slice(from, from + size), total: LONG_LIST, departments },
          })
        },
      }
    })
    const { page, close } = await openWindow(browser, { expected: /Failed to load resource/ })
    await page.goto(`${shop.web}/promotions?department=bedroom`, AT_ONCE)
    await untilAlive(page)
    const cards = main(page).getByRole('article')
    await expect.poll(() => cards.count(), POLL).toBe(8)
    const chip = main(page).getByRole('link', { name: `Recámara (${LONG_LIST})` })
    expect(await chip.getAttribute('aria-current')).toBe('true')
    for (const shown of [16, 24]) {
      await main(page).getByRole('link', { name: 'Ver más' }).click()
      await main(page).getByText(`${shown} de ${LONG_LIST}`).waitFor()
      expect(await cards.count()).toBe(shown)
    }
    const card = cards.nth(20)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await card.getByRole('link').click()
    await main(page).getByRole('heading', { level: 1, name: 'Semana del descanso' }).waitFor()
    await page.goBack()
    await main(page).getByText(`24 de ${LONG_LIST}`).waitFor()
    expect(await cards.count()).toBe(24)
    await expect.poll(() => page.evaluate(() => window.scrollY), POLL).toBeCloseTo(before, -2)
    expect(new URL(page.url()).search).toBe('?department=bedroom&page=3')
    await close()
  },
)

it(
  'works without JavaScript: links of departments and pages, products, choices to read',
  { timeout: WALK_MS },
  async () => {
    const { page, close } = await openWindow(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.web}/promotions`, AT_ONCE)
    await main(page).getByRole('link', { name: 'Comedor (1)' }).click()
    await main(page).getByText('1 de 1').waitFor()
    await main(page).getByRole('link', { name: 'Arma tu comedor' }).click()
    await main(page)
      .getByLabel(/^Grabado en placa de latón/)
      .waitFor()
    await main(page).getByRole('link', { name: 'Ver más' }).click()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    // The page is being read from the network: its list is whole a moment later.
    await expect.poll(() => main(page).getByRole('article').count(), POLL).toBe(48)
    await close()
  },
)

it('a landing page stands while one of its blocks cannot be read', { timeout: WALK_MS }, async () => {
  const list = { kind: 'products', limit: 8, category_id: 600, sort: null }
  const blocks = [
    { ...list, title: 'Se lee', filters: [] },
    { ...list, title: 'No se lee', filters: [{ attribute: 'price', range: 'muy poco' }] },
    { kind: 'text', title: 'Después', html: '<p>Sigue aquí.</p>' },
  ]
  shop.upstream.setFault(({ path }) =>
    path === '/api/ext/landing/rota' ? answerWith(200, { slug: 'rota', title: 'Rota', blocks }) : undefined,
  )
  const { page, close } = await openWindow(browser)
  const answer = await page.goto(`${shop.web}/category/rota`, AT_ONCE)
  expect(answer?.status()).toBe(200)
  await main(page).getByRole('alert').getByText('No pudimos cargar «No se lee»').waitFor()
  await main(page).getByText('Sigue aquí.').waitFor()
  const read = main(page).getByRole('region', { name: 'Se lee' })
  expect(await read.getByRole('article').count()).toBe(8)
  await close()
})
