import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()
const MOST_CLICKS = 4
const SOFA = 'Sofá Siena'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Opens a new visitor's window at the results of a search typed into the field; clicks are counted. */
async function search(viewport: { width: number; height: number }) {
  const { page, close } = await openWindow(browser, { viewport })
  const counted = { clicks: 0 }
  const click = async (target: Locator) => {
    counted.clicks += 1
    await target.click()
  }
  await page.goto(web)
  await untilAlive(page)
  await click(page.getByRole('banner').getByRole('searchbox'))
  await page.keyboard.type('sofá gris 3 plazas')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /sofá gris 3 plazas/ }).waitFor()
  return { page, close, click, counted }
}

const found = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: SOFA })

/** Price and percent in a text. */
function offerOf(text: string | null) {
  const [, price] = /\$([\d,]+)\.\d\d/.exec(text ?? '') ?? []
  return { price: Number(price?.replace(',', '')), percent: Number(/-(\d+)\s?%/.exec(text ?? '')?.[1]) }
}

// "A grey three-seat sofa under 10,000 pesos with at least 20 % off."
it('a stranger finds the sofa on a desktop in four clicks', async () => {
  const { page, close, click, counted } = await search(DESKTOP)
  const filters = page.getByRole('region', { name: 'Filtros' })
  await click(filters.getByRole('textbox', { name: 'Hasta' }))
  await page.keyboard.type('10000')
  await page.keyboard.press('Enter')
  await page.waitForURL(/price=0-10000/)
  await click(filters.locator('label', { hasText: '20 % o más' }))
  await page.waitForURL(/discount=20-/)
  await expect.poll(() => found(page).count(), POLL).toBe(1)
  await click(found(page).getByRole('link').first())
  await page.getByRole('heading', { level: 1, name: SOFA }).waitFor()
  expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  await untilAlive(page)

  // It is what was wanted.
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^Gris/ }).check({ force: true })
  await main.getByRole('radio', { name: /^3 plazas/ }).check({ force: true })
  await expect.poll(async () => offerOf(await main.textContent()).price, POLL).toBeLessThan(10_000)
  expect(offerOf(await main.textContent()).percent).toBeGreaterThanOrEqual(20)
  await close()
})

it('a stranger finds the sofa on a phone in four clicks', async () => {
  const { page, close, click, counted } = await search(PHONE)
  await click(page.getByRole('link', { name: 'Filtrar' }))
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await click(sheet.locator('label', { hasText: '20 % o más' }))
  await page.waitForURL(/discount=20-/)
  await click(sheet.getByRole('button', { name: /^Ver \d+ productos?$/ }))
  await expect.poll(() => found(page).count(), POLL).toBe(1)
  const offer = offerOf(await found(page).textContent())
  expect(offer.price).toBeLessThan(10_000)
  expect(offer.percent).toBeGreaterThanOrEqual(20)
  expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  await close()
})
