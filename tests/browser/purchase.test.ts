import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import storefront from '@hogar/schema/operations/storefront.json' with { type: 'json' }
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  addToCart,
  currentStep,
  expectLines,
  newBuyer,
  orderNumber,
  ordersOf,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'
import { SKUS, type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('buying on $size', ({ viewport }) => {
  let browser: Browser
  let sheets: Ware
  beforeAll(async () => {
    browser = await launchBrowser()
    sheets = await wareOf(gateway, SKUS.configurable)
  })
  afterAll(() => browser.close())

  it('goes from the home to an order number', async () => {
    const { page, context, faults, close } = await openWindow(browser, { viewport, worker: 'at once' })
    const buyer = newBuyer()
    await page.goto(web)
    await page.getByRole('main').getByRole('link', { name: 'Colchones y blancos' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Colchones y blancos' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sábanas y edredones' }).first().click()
    await page.getByRole('link', { name: sheets.name }).first().click()
    await page.getByRole('heading', { level: 1, name: sheets.name }).waitFor()
    const { sku, price } = await choose(page)

    await addToCart(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
    await expectLines(context, gateway, { [sku]: 1 })
    await page.getByRole('main').getByText(price).first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Pagar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pagar' }).waitFor()

    await CHECKOUT.contact(page, buyer)
    await CHECKOUT.address(page, buyer)
    await CHECKOUT.shipping(page)
    await CHECKOUT.payment(page)
    await currentStep(page).getByRole('heading', { name: 'Revisa y haz tu pedido' }).waitFor()
    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    expect(await ordersOf(platform, buyer.email)).toEqual([number])
    await expectLines(context, gateway, {})
    await expectCartLabel(page, 'Carrito, vacío')
    expect(faults).toEqual([])
    await close()
  })
})

/** Chooses size and colour, and says what is bought and for how much. */
async function choose(page: Page): Promise<{ sku: string; price: string }> {
  await page
    .locator('label')
    .filter({ hasText: /^Queen/ })
    .click()
  await page.getByRole('radio', { name: /^Queen/, checked: true }).waitFor()
  await page.getByTitle('Verde salvia').click()
  await page.getByRole('radio', { name: 'Verde salvia', checked: true }).waitFor()
  await page.getByText('Disponible').first().waitFor()
  const price = /\$[\d,]+\.\d\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  return { sku: 'SABANAS-NUBE-69-173', price }
}

async function expectCartLabel(page: Page, label: string) {
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: label }).count()).toBe(1)
}

/** Scroll position of a reader who did not wait for the page's code. */
const READ_ON_PX = 500

/** Id of the operation that reads the delivery days of a list. */
const ARRIVALS =
  Object.entries(storefront).find(([, text]) => text.includes('query ListArrivalsQuery'))?.[0] ?? 'unknown'

describe('the first page of a visit', () => {
  // Renders every page for its visitor: what a kept page says of stock is old after a while, and is asked again.
  let fresh: RunningProcess
  let site = ''
  beforeAll(async () => {
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    const env = { WEB_PORT: String(port), GATEWAY_URL: gateway, UPSTREAM_URL: platform, OUTPUT_CACHE: 'false' }
    fresh = await startProcess({ main: 'web/server/main.ts', env, readyUrl: `${site}/health/live` })
  })
  afterAll(() => fresh?.stop())

  it.each(['/', '/salas', '/no-such-page'])('asks the shop nothing that %s has already said', async (path) => {
    const browser = await launchBrowser()
    const { page, faults, close } = await openWindow(browser, { expected: /status of 404/, worker: 'at once' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? request.url())
    })
    await page.goto(`${site}${path}`)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    // Delivery days are no part of a page that is kept for all.
    expect(asked.filter((body) => !body.includes(ARRIVALS))).toEqual([])
    expect(faults).toEqual([])
    await close()
    await browser.close()
  })

  it('stays where a shopper has scrolled to before its code had come', async () => {
    const browser = await launchBrowser()
    const { page, faults, close } = await openWindow(browser, { worker: 'at once' })
    const code = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, (route) => code.promise.then(() => route.continue()))
    await page.goto(web, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), READ_ON_PX)
    code.resolve()
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBe(READ_ON_PX)
    expect(faults).toEqual([])
    await close()
    await browser.close()
  })
})
