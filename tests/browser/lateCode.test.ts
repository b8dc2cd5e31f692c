import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  POLL,
  addToCart,
  expectLines,
  newBuyer,
  openProduct,
  stepOf,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())

/** Opens a page whose code is held back; what comes back lets it come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>()
  await page.context().route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(`${web}${path}`, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return code.resolve
}

describe('a page whose code comes late', () => {
  let shopper: Window
  const enter = async (viewport: typeof PHONE | typeof DESKTOP) => {
    shopper = await openWindow(browser, { viewport })
    return shopper.page
  }
  beforeEach(() => async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  })

  it('takes nothing in a form before, and loses nothing', async () => {
    const page = await enter(PHONE)
    await openProduct(page, web, ware)
    await addToCart(page)
    // What still waits would be sent by code, which the next page has not.
    await expectLines(shopper.context, gateway, { [ware.sku]: 1 })
    const letCodeCome = await openWithoutCode(page, '/checkout')
    expect(await page.getByLabel('Correo electrónico').isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Continuar' }).dispatchEvent('click')
    expect(page.url()).toBe(`${web}/checkout`)

    letCodeCome()
    // The moment that the field takes it: what is typed then stays.
    const buyer = newBuyer()
    await CHECKOUT.contact(page, buyer)
    await stepOf(page, 'address').waitFor()
    await page.getByText(buyer.email).waitFor()
  })

  it('puts into the cart once what was pressed for meanwhile, however often', async () => {
    const page = await enter(PHONE)
    const letCodeCome = await openWithoutCode(page, `/${ware.urlPath}`)
    const button = page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()
    await button.click()
    await button.click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    // The button says that it was pressed, and can still be read.
    await expectAccessible(page)

    letCodeCome()
    await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor()
    await expectLines(shopper.context, gateway, { [ware.sku]: 1 })
  })

  it('keeps a quantity that was typed meanwhile, and a search', async () => {
    const page = await enter(PHONE)
    const letCodeCome = await openWithoutCode(page, `/${ware.urlPath}`)
    const quantity = page.getByRole('main').getByRole('textbox', { name: 'Cantidad' }).first()
    await quantity.fill('3')
    await page.getByRole('searchbox').fill('mesa')
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()

    letCodeCome()
    await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor()
    await expectLines(shopper.context, gateway, { [ware.sku]: 3 })
    expect(await quantity.inputValue()).toBe('3')
    expect(await page.getByRole('searchbox').inputValue()).toBe('mesa')
  })

  it('filters and sorts as was chosen meanwhile', async () => {
    const page = await enter(DESKTOP)
    const letCodeCome = await openWithoutCode(page, '/salas')
    const filters = page.getByRole('region', { name: 'Filtros' })
    const box = filters.getByRole('checkbox', { name: /^Gris niebla/ })
    await filters
      .locator('label')
      .filter({ hasText: /^Gris niebla/ })
      .click()
    expect(await box.isChecked()).toBe(true)
    await page.getByLabel('Ordenar', { exact: true }).selectOption({ index: 1 })
    expect(new URL(page.url()).search).toBe('')

    letCodeCome()
    await expect.poll(() => new URL(page.url()).search, POLL).toMatch(/color=/)
    expect(new URL(page.url()).search).toMatch(/sort=/)
    await page.getByRole('list', { name: 'Filtros elegidos' }).getByText('Gris niebla').waitFor()
    expect(await box.isChecked()).toBe(true)
  })

  it('leads to the same page of another store from a list of stores that was opened meanwhile', async () => {
    const page = await enter(DESKTOP)
    const letCodeCome = await openWithoutCode(page, '/salas')
    await page.getByRole('button', { name: /Cambiar de tienda/ }).click()
    const toGermany = page.getByRole('link', { name: /Hogar Deutschland/ }).first()
    expect(await toGermany.getAttribute('href')).toBe('/de')

    letCodeCome()
    await expect.poll(() => toGermany.getAttribute('href'), POLL).toBe('/de/wohnzimmer')
  })
})

describe('a page whose code is gone for good', () => {
  it('is loaded again once; then it says what was added, and searches, without the parts that are missing', async () => {
    const { page, context, close } = await openWindow(browser, { viewport: PHONE, expected: /404/ })
    await page.context().route(/\/assets\/load(CartPanel|Suggestions)-/, (route) => route.fulfill({ status: 404 }))
    await openProduct(page, web, ware)
    const add = page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()
    const reloaded = page.waitForEvent('load')
    await add.click()
    await reloaded
    await untilAlive(page)
    await expectLines(context, gateway, { [ware.sku]: 1 })

    await add.click()
    await page.getByText('¡El producto se agregó al carrito!').waitFor()
    await expectLines(context, gateway, { [ware.sku]: 2 })
    await page.getByRole('searchbox').fill('mesa')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/catalogsearch/result?q=mesa')
    await close()
  })
})
