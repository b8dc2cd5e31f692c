import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const WALK_MS = 120_000
const ADDRESS = {
  Vorname: 'Anna',
  Nachname: 'Schmidt',
  Postleitzahl: '10115',
  Ort: 'Berlin',
  Straße: 'Invalidenstraße',
  Hausnummer: '7',
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('the notice of withdrawal opens beside the last step, which loses nothing', { timeout: WALK_MS }, async () => {
  const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE })
  const { urlPath, name } = await wareOf(gateway, SKUS.simple, 'de')
  await page.goto(`${web}/de/${urlPath}`)
  await untilAlive(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.goto(`${web}/de/checkout`)
  await untilAlive(page)
  const goOn = () =>
    page.locator('li[aria-current="step"]').getByRole('button', { name: 'Weiter', exact: true }).click()
  await main.getByLabel('E-Mail-Adresse').first().fill('anna@example.org')
  await goOn()
  await page.getByLabel('Postleitzahl').waitFor()
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text)
  await goOn()
  const payment = page
    .locator('li[aria-current="step"]')
    .filter({ has: page.getByRole('heading', { name: 'Lieferung und Zahlung' }) })
  await payment.getByRole('group', { name: 'Versand' }).getByRole('radio', { checked: true }).waitFor()
  await goOn()
  const terms = page.getByLabel(/^Ich stimme den/)
  await terms.check()
  const before = await main.textContent()

  const opened = context.waitForEvent('page')
  await main.getByRole('link', { name: 'Widerrufsbelehrung' }).click()
  const notice = await opened
  await notice.getByRole('heading', { level: 1, name: /Widerruf/ }).waitFor()
  expect(new URL(notice.url()).pathname).toBe('/de/i/widerruf')
  await notice.close()

  expect(await terms.isChecked()).toBe(true)
  expect(await main.textContent()).toBe(before)
  expect(before).toContain('Invalidenstraße 7')
  expect(before).toContain(name)
  const order = main.getByRole('button', { name: /^Zahlungspflichtig bestellen/ })
  await expect.poll(() => order.isEnabled()).toBe(true)
  // Not even a reload takes what was typed.
  await page.reload()
  await untilAlive(page)
  await main.getByText('Invalidenstraße 7').first().waitFor()
  expect(faults).toEqual([])
  await close()
})
