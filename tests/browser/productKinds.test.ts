import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  POLL,
  addToCart,
  expectLines,
  linesOf,
  openProduct,
  setNetwork,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

const DOWNLOAD = 'PLANO-REPISA'
const SERVICE = 'GARANTIA-MUEBLES'
const SOLD_OUT = 'ALMOHADA-ENSUENO'
const WITH_FILM = 'RECLINABLE-ALBA'

let browser: Browser
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE })
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

const open = async (sku: string) => {
  const ware = await wareOf(gateway, sku)
  await openProduct(shopper.page, web, ware)
  return ware
}
const sorted = (units: readonly number[]) => units.toSorted((a, b) => a - b)
const main = (page: Page) => page.getByRole('main')
/** The price that a product page shows first. */
const priceOf = async (page: Page) =>
  (await main(page)
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .textContent()) ?? ''

describe('one of each kind is bought', () => {
  it.each([
    ['something simple', SKUS.simple],
    ['something to download', DOWNLOAD],
    ['a service', SERVICE],
    ['a kit as it comes', SKUS.bundle],
  ])('%s', async (_kind, sku) => {
    await open(sku)
    await addToCart(shopper.page)
    await expectLines(shopper.context, gateway, { [sku]: 1 })
  })

  it('a product with options, as the variant that was chosen', async () => {
    const { page, context } = shopper
    await open(SKUS.configurable)
    await page
      .locator('label')
      .filter({ hasText: /^Queen/ })
      .click()
    await page.getByTitle('Verde salvia').click()
    await page.waitForURL(/childSku=SABANAS-NUBE-69-173/)
    await addToCart(page)
    await expectLines(context, gateway, { 'SABANAS-NUBE-69-173': 1 })
  })

  it('a product with options of the shopper’s own', async () => {
    const { page, context } = shopper
    await open(SKUS.customisable)
    await page.getByLabel(/^Grabado/).fill('Ana')
    await page.getByRole('radio', { name: /^Para regalo/ }).check()
    await addToCart(page)
    await expectLines(context, gateway, { [SKUS.customisable]: 1 })
    await page.getByRole('dialog').getByText('Ana', { exact: false }).first().waitFor()
  })

  it('a text at its surcharge, for the price that the page has shown', async () => {
    const { page } = shopper
    await open(SKUS.customisable)
    const engraving = page.getByLabel(/^Grabado/)
    await main(page).getByText('+$149.00', { exact: true }).waitFor()
    await engraving.fill('Ana')
    await main(page).getByText('$2,348.00', { exact: true }).first().waitFor()
    await addToCart(page)
    await page.getByRole('dialog').getByText('$2,348.00', { exact: true }).first().waitFor()
    expect(await page.getByText('cambió').count()).toBe(0)
  })

  it('a kit without a part that was taken out, for the price that the page has shown', async () => {
    const { page, context } = shopper
    await open('PAQUETE-DORMIR-POLAR')
    const before = await priceOf(page)
    await main(page)
      .getByRole('group', { name: /^Almohadas/ })
      .getByRole('radio', { name: 'Ninguno' })
      .check()
    await expect.poll(() => priceOf(page), POLL).not.toBe(before)
    const shown = await priceOf(page)
    await addToCart(page)
    await expectLines(context, gateway, { 'PAQUETE-DORMIR-POLAR': 1 })
    await page.getByRole('dialog').getByText(shown, { exact: true }).first().waitFor()
    expect(await page.getByText('cambió').count()).toBe(0)
  })

  it('all parts of a group at once', async () => {
    const { page, context } = shopper
    await open(SKUS.grouped)
    const wanted = await page.getByRole('main').getByRole('textbox', { name: 'Cantidad' }).all()
    const units = (await Promise.all(wanted.map((field) => field.inputValue()))).map(Number)
    await main(page).getByRole('button', { name: 'Agregar todo' }).click()
    await expect
      .poll(async () => sorted(Object.values(await linesOf(context, gateway))), POLL)
      .toEqual(sorted(units.filter((count) => count > 0)))
  })
})

describe('choosing', () => {
  it('puts the variant into the address, survives a reload, and leaves by one step back', async () => {
    const { page } = shopper
    await page.goto(`${web}/colchones-y-blancos`)
    await open(SKUS.configurable)
    for (const colour of await main(page).locator('label[title]').all()) await colour.click()
    await page
      .locator('label')
      .filter({ hasText: /^Queen/ })
      .click()
    await page.waitForURL(/childSku=/)
    await page.reload()
    await page.getByRole('radio', { name: /^Queen/, checked: true }).waitFor()
    await page.goBack()
    await page.waitForURL(`${web}/colchones-y-blancos`)
  })

  it('keeps the button that buys in reach, and changes the price with a kit’s parts', async () => {
    const { page } = shopper
    await open(SKUS.bundle)
    const before = await priceOf(page)
    await main(page).getByRole('radio', { checked: false, disabled: false }).first().check()
    await expect.poll(() => priceOf(page), POLL).not.toBe(before)
    await page.mouse.wheel(0, 4_000)
    expect(await main(page).getByRole('button', { name: 'Agregar al carrito' }).isVisible()).toBe(true)
    const box = await main(page).getByRole('button', { name: 'Agregar al carrito' }).boundingBox()
    expect(box && box.y < PHONE.height).toBe(true)
  })
})

describe('a product that is sold out', () => {
  const wishFor = async (email: string) => {
    await shopper.page.getByLabel('Correo electrónico').fill(email)
    await shopper.page.getByRole('button', { name: 'Avísame' }).click()
  }

  it('takes an address for when it is back, off line too', async () => {
    const { page } = shopper
    await open(SOLD_OUT)
    await setNetwork(page, false)
    await wishFor('ana.sin.red@example.mx')
    await page.getByText('Lo anotamos y se envía').waitFor()
    await setNetwork(page, true)
    await page.getByText('Te escribiremos a ana.sin.red@example.mx').waitFor()
  })

  it('takes an address in the shop’s words', async () => {
    await open(SOLD_OUT)
    await wishFor('ana@example.mx')
    await shopper.page.getByText('Te escribiremos a ana@example.mx').waitFor()
    expect(await shopper.page.getByRole('button', { name: 'Avísame' }).count()).toBe(0)
  })
})

describe('what the device keeps', () => {
  it('is the postal code, on every product and after a reload', async () => {
    const { page } = shopper
    await open(SKUS.simple)
    await page.getByRole('button', { name: 'Calcular la fecha' }).click()
    await page.getByLabel('Código postal').fill('97000')
    await page.keyboard.press('Enter')
    await page.getByText(/^Llega .+ al 97000$/).waitFor()
    await open(SKUS.grouped)
    await page.getByText(/^Llega .+ al 97000$/).waitFor()
  })

  it('is what was seen, below another product, until it is forgotten', async () => {
    const { page } = shopper
    const { name } = await open(SKUS.simple)
    await open(SKUS.configurable)
    // Seen products are rendered once the shopper scrolls near, and the footer is higher than a phone.
    await page.getByRole('contentinfo').evaluate((foot) => foot.scrollIntoView())
    const seen = page.getByRole('region', { name: 'Lo que viste hace poco' })
    await seen.getByRole('link', { name }).waitFor()
    await seen.getByRole('button', { name: 'Borrar lo visto' }).click()
    await seen.waitFor({ state: 'detached' })
    await page.reload()
    await untilAlive(page)
    expect(await seen.count()).toBe(0)
  })
})

describe('looking closely', () => {
  it('asks no other host for anything before a film is pressed', async () => {
    const { page } = shopper
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(web)) foreign.push(request.url())
    })
    await page.context().route(/youtube|vimeo/, (route) => route.abort())
    // A phone swipes to the film; the button that names it is a desktop's.
    await page.setViewportSize(DESKTOP)
    await open(WITH_FILM)
    const film = page.getByRole('button', { name: /^Ver video/ })
    await page.getByRole('button', { name: /^Video \d/ }).click()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await film.click()
    await expect
      .poll(() => foreign.some((url) => url.startsWith('https://www.youtube-nocookie.com/embed/')), POLL)
      .toBe(true)
  })
})
