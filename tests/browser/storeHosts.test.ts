import { STORES } from '@hogar/schema/stores.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type OwnStorefront, startStorefront } from '../testkit/servers/startStorefront.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

let browser: Browser
let shop: OwnStorefront
beforeAll(async () => {
  browser = await launchBrowser()
  const hosts = STORES.map(({ code }) => `${code}.localhost=${code}`)
  shop = await startStorefront(sharedShop().platform, { STORE_HOSTS: hosts.join() })
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Origin of a store: browsers find every host below `localhost` on this machine. */
const at = (code: string) => `http://${code}.localhost:${new URL(shop.web).port}`

it('a shopper goes from store to store, each at its host, and buys there', async () => {
  const shopper = await openWindow(browser)
  const { page, context } = shopper
  await page.goto(`${at('hogar')}/salas`)
  await untilAlive(page)
  await page.getByRole('button', { name: /Cambiar de tienda/ }).click()
  const toGermany = page.getByRole('link', { name: /Hogar Deutschland/ }).first()
  await expect.poll(() => toGermany.getAttribute('href')).toBe(`${at('de')}/de/wohnzimmer`)
  await toGermany.click()
  await page.waitForURL(`${at('de')}/de/wohnzimmer`)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${at('de')}/de/wohnzimmer`)
  expect(await page.locator('link[hreflang="es-MX"]').getAttribute('href')).toBe(`${at('hogar')}/salas`)

  const ware = await wareOf(shop.gateway, SKUS.simple, 'de')
  await page.goto(`${at('de')}/de/${ware.urlPath}`)
  await untilAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByRole('dialog', { name: 'Dein Warenkorb' }).waitFor()
  await page.keyboard.press('Escape')
  const links = await page.getByRole('contentinfo').locator('a[hreflang]').all()
  const addresses = await Promise.all(
    links.map((link) => link.evaluate((element) => (element as HTMLAnchorElement).href)),
  )
  expect(addresses).toEqual(STORES.map(({ code, urlPrefix }) => `${at(code)}${urlPrefix || '/'}`))

  // A link of a mail names its store below the shop's address.
  await page.goto(`${at('hogar')}/de/checkout/cart`)
  expect(page.url()).toBe(`${at('de')}/de/checkout/cart`)
  await page.getByRole('main').getByText(ware.name).first().waitFor()
  expect(shopper.faults).toEqual([])
  await context.close()
})
