import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchOwnBrowser, launchWithoutStorage } from '../testkit/browser/browser.ts'
import { PHONE, openWindow, watchFaults } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectShownUnits, openProduct } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, plentifulWares, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let ware: Ware
beforeAll(async () => {
  ware = (await plentifulWares(gateway, 1))[0]!
})

/** Of a search that a shopper types. */
const SUGGESTED = /mesa/i

describe('a browser that keeps nothing', () => {
  /** Has no worker, and no service for one. */
  const alive = () => performance.getEntriesByName('hogar:hydrated').length > 0

  it('searches, and says what a cart and an account need', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'hogar-refusing-'))
    const context = await launchWithoutStorage(profile, { viewport: PHONE, reducedMotion: 'reduce' })
    onTestFinished(async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    })
    const faults = watchFaults(context)
    const page = context.pages()[0]!
    await page.goto(`${web}/${ware.urlPath}`)
    await page.waitForFunction(alive)
    const refused = await page.evaluate(() => {
      try {
        return `${window.localStorage.length} texts`
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refused).toBe('SecurityError')

    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
    await page.getByText(/^Tu navegador bloquea las cookies\. /).waitFor()
    await page.getByRole('searchbox').fill('mesa')
    await page.getByRole('option', { name: SUGGESTED }).first().waitFor()
    await page.getByRole('combobox', { name: 'Buscar' }).press('Enter')
    await page.getByRole('main').getByRole('link', { name: SUGGESTED }).first().waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrito/ })
      .click()
    await page
      .getByRole('main')
      .getByText(/^Tu navegador bloquea las cookies\. /)
      .waitFor()
    expect(faults).toEqual([])
  })

  it.each([
    ['de', 'In den Warenkorb', /^Dein Browser blockiert Cookies\. /],
    ['it', 'Aggiungi al carrello', /^Il tuo browser blocca i cookie\. /],
  ])('says so in the language of /%s', async (store, button, words) => {
    const profile = await mkdtemp(join(tmpdir(), 'hogar-refusing-'))
    const context = await launchWithoutStorage(profile, { viewport: PHONE, reducedMotion: 'reduce' })
    onTestFinished(async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    })
    const { urlPath } = await wareOf(gateway, SKUS.simple, store)
    const page = context.pages()[0]!
    await page.goto(`${web}/${store}/${urlPath}`)
    await page.waitForFunction(alive)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    await page.getByText(words).waitFor()
  })
})

/** Message that Chromium logs on every page without a secure origin. */
const IGNORED_HEADER = /Cross-Origin-Opener-Policy header has been ignored/

describe('a shop under a plain name, without a secure origin', () => {
  it('sells, and copies a link', async () => {
    const browser = await launchOwnBrowser(['--host-resolver-rules=MAP shop.test 127.0.0.1'])
    onTestFinished(() => browser.close())
    const { page, faults } = await openWindow(browser, { viewport: PHONE, expected: IGNORED_HEADER })
    const shop = new URL(web)
    shop.hostname = 'shop.test'
    await openProduct(page, shop.origin, ware)
    expect(await page.evaluate(() => [window.isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined'])

    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByText('Enlace copiado').waitFor()
    await addToCart(page)
    await expectShownUnits(page, 1)
    await page.reload()
    await expectShownUnits(page, 1)
    expect(faults).toEqual([])
  })
})
