import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { openProduct } from '../testkit/shoppers/shopper.ts'
import { wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser)
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

it('a product shows others of its series, and leads to their page, where they are chosen by category', async () => {
  const { page } = shopper
  const ware = await wareOf(gateway, 'SOFA-SIENA')
  await openProduct(page, web, ware)
  const row = page.getByRole('region', { name: 'Más de la serie Siena' })
  // It loads when it is near.
  expect(await row.count()).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await row.waitFor()
  const names = await row.getByRole('listitem').getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThanOrEqual(2)
  expect(names.length).toBeLessThanOrEqual(8)
  expect(names.filter((name) => !name.includes('Siena') || name.includes(ware.name))).toEqual([])
  await row.getByRole('link', { name: 'Ver todo de la serie Siena' }).click()
  await page.waitForURL(/\/serie\/siena$/)
  await page.getByRole('heading', { level: 1, name: 'Serie Siena' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: ware.name }).first().waitFor()
  await expectAccessible(page)
  const chips = page.getByRole('navigation', { name: 'Serie Siena, por tipo de producto' })
  await chips.getByRole('link', { name: 'Sillones (1)' }).click()
  await page.waitForURL(/category=/)
  await expect.poll(() => page.getByRole('main').locator('article').count()).toBe(1)
  await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link', { name: 'Series de muebles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Series de muebles' }).waitFor()
  await page.getByRole('link', { name: 'Serie Oslo' }).waitFor()
  await expectAccessible(page)
})
