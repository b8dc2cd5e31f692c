import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A phone's window on a product's page of a store. */
async function onPage(path: string, viewport: { width: number; height: number }, look: (page: Page) => Promise<void>) {
  const { page, faults, close } = await openWindow(browser, { viewport })
  await page.goto(`${web}${path}`)
  await untilAlive(page)
  await look(page)
  expect(faults).toEqual([])
  await close()
}

/** Where the bar of a phone is that holds the button that buys, and what it says; null where the button lies in no bar. */
const barOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: BUYS })
    .first()
    .evaluate((button) => {
      for (let element: Element | null = button; element; element = element.parentElement) {
        if (getComputedStyle(element).position !== 'fixed') continue
        const { top, bottom } = element.getBoundingClientRect()
        return { top, bottom, text: element.textContent, button: button.getBoundingClientRect().bottom }
      }
      return null
    })
const BUYS =
  /^(Agregar al carrito|Agregar todo|In den Warenkorb|Alles in den Warenkorb|Aggiungi al carrello|Aggiungi tutto)/

const STORES = [
  { store: 'hogar', prefix: '' },
  { store: 'de', prefix: '/de' },
  { store: 'it', prefix: '/it' },
] as const
const KINDS = [SKUS.simple, SKUS.configurable, SKUS.bundle, SKUS.grouped]

describe.each([664, 844])('on a phone of %d pixels', (height) => {
  it.each(STORES)(
    'name, price and the button that buys are on the first screen of $store',
    async ({ store, prefix }) => {
      for (const sku of KINDS) {
        const { urlPath, name } = await wareOf(gateway, sku, store)
        await onPage(`${prefix}/${urlPath}`, { width: 390, height }, async (page) => {
          const bar = await barOf(page)
          expect(bar?.bottom, sku).toBeLessThanOrEqual(height)
          expect(bar?.button, sku).toBeLessThanOrEqual(height)
          expect(bar?.text, sku).toMatch(/\d/)
          const foot = await page
            .getByRole('heading', { level: 1, name })
            .evaluate((title) => title.getBoundingClientRect().bottom)
          expect(foot, `${store} ${sku}`).toBeLessThanOrEqual(bar?.top ?? 0)
        })
      }
    },
  )
})

it('enlarged so far that little fits, nothing lies over the page', async () => {
  const { urlPath } = await wareOf(gateway, SKUS.configurable)
  await onPage(`/${urlPath}`, { width: 320, height: 256 }, async (page) => {
    expect(await barOf(page)).toBeNull()
  })
})

it('everything on the page shows the chosen variant, and follows the choice', async () => {
  const { urlPath } = await wareOf(gateway, 'CAMA-AURORA')
  await onPage(`/${urlPath}`, { width: 1280, height: 900 }, async (page) => {
    const main = page.getByRole('main')
    const fact = (name: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: name }) })
        .locator('dd')
    await main.locator('label').filter({ hasText: /^King/ }).click()
    await page.waitForURL(/childSku=CAMA-AURORA-\d+-174/)
    const sku = new URL(page.url()).searchParams.get('childSku') ?? ''
    expect(await fact('Ancho').textContent()).toBe('210 cm')
    expect(await fact('Clave').textContent()).toBe(sku)
    await main.getByRole('img', { name: /210 cm de ancho/ }).waitFor()
    expect(await main.textContent()).toContain('meses sin intereses')
    expect(await main.textContent()).toMatch(/A crédito: .+ a la semana, 52 pagos/)
    const pictures = await main
      .getByRole('list')
      .first()
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
    expect(pictures.filter((src) => src.includes('cama-aurora') && !src.includes('king'))).toEqual([])
    await main
      .locator('label')
      .filter({ hasText: /^Matrimonial/ })
      .click()
    await main.getByRole('img', { name: /145 cm de ancho/ }).waitFor()
    expect(await fact('Ancho').textContent()).toBe('145 cm')
  })
})
