import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible, expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { openProduct } from '../testkit/shoppers/shopper.ts'
import { wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

/** Document in place of the video player, so that no other host is asked. */
const PLAYER = '<!doctype html><html lang="es"><title>Video</title></html>'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('on a phone and on a desktop no rule is broken by', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser)
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })

  it.each([
    ['something to download', 'PLANO-REPISA'],
    ['a service', 'GARANTIA-MUEBLES'],
    ['what is sold out', 'ALMOHADA-ENSUENO'],
  ])('%s', async (_kind, sku) => {
    await openProduct(shopper.page, web, await wareOf(gateway, sku))
    await expectGoodInEachSize(shopper.page)
  })

  it.each([
    ['the pages of promotions', '/modulo-promociones'],
    ['the index of promotions', '/promotions'],
    ['a promotion with choices', '/promotions/arma-tu-comedor'],
    ['a promotion with variants', '/promotions/semana-del-descanso'],
    ['a promotion that has ended', '/promotions/fiestas-patrias'],
    ['large discounts', '/mas-descuentos'],
    ['a landing page', '/category/primer-departamento'],
    ['a series', '/serie/siena'],
    ['a furnished room', '/inspiracion/rincon-de-lectura'],
  ])('%s', async (_name, path) => {
    await shopper.page.goto(`${web}${path}`)
    await expectGoodInEachSize(shopper.page)
  })
})

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('on $size no rule is broken by', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport })
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })
  const open = async (sku: string) => openProduct(shopper.page, web, await wareOf(gateway, sku))

  it('a film, before it is pressed and while it plays', async () => {
    const { page } = shopper
    await page
      .context()
      .route(/youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: PLAYER }))
    // A phone swipes to the film; the button that names it is a desktop's.
    await page.setViewportSize(DESKTOP)
    await open('RECLINABLE-ALBA')
    await page.getByRole('button', { name: /^Video \d/ }).click()
    const film = page.getByRole('button', { name: /^Ver video/ })
    await film.waitFor()
    await expectAccessible(page)
    await film.click()
    await page.locator('iframe').waitFor()
    await expectAccessible(page)
  })

  it('a picture from close by', async () => {
    const { page } = shopper
    await open('RECLINABLE-ALBA')
    await page.getByRole('button', { name: 'Ver de cerca' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Acercar' }).click()
    await dialog.getByRole('button', { name: 'Alejar' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('a list that is narrowed to a colour, with something to compare', async () => {
    const { page } = shopper
    await page.goto(`${web}/salas/sofas?color=52`)
    await page
      .getByRole('checkbox', { name: /^Comparar / })
      .first()
      .check()
    await page.getByRole('link', { name: 'Comparar (1)' }).waitFor()
    await expectAccessible(page)
  })
})
