import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let shopper: Window
async function reachField(viewport: { width: number; height: number }) {
  shopper = await openWindow(browser, { viewport })
  const { page } = shopper
  await page.goto(web)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('searchbox').click()
  await page.getByRole('combobox', { name: 'Buscar' }).waitFor()
  return page
}
beforeEach(() => () => shopper.close())

const options = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
const products = (page: Page) => page.getByRole('group', { name: 'Productos' }).getByRole('option')

describe.each([
  { size: 'a phone', viewport: PHONE, most: 5 },
  { size: 'a desktop', viewport: DESKTOP, most: 8 },
])('on $size', ({ viewport, most }) => {
  it('suggests categories and products, in sight, without breaking a rule', async () => {
    const page = await reachField(viewport)
    await page.keyboard.type('sofa')
    await expect.poll(() => products(page).count(), POLL).toBe(most)
    expect(await page.getByRole('group', { name: 'Categorías' }).getByRole('option').count()).toBeGreaterThan(0)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    expect(shopper.faults).toEqual([])
  })
})

it('opens a category by the keyboard, and closes', async () => {
  const page = await reachField(DESKTOP)
  await page.keyboard.type('sofas')
  await options(page).first().waitFor()
  const first = await options(page).first().getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${first}`)
  await expect.poll(() => options(page).count(), POLL).toBe(0)
})

it('asks for a term once, and remembers what was searched for', async () => {
  const page = await reachField(DESKTOP)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"products":8')) asked.push(request.postData() ?? '')
  })
  await page.keyboard.type('mesa')
  await expect.poll(() => products(page).count(), POLL).toBe(8)
  await page.keyboard.type('s')
  await expect.poll(() => asked.length, POLL).toBe(2)
  await page.keyboard.press('Backspace')
  await expect.poll(() => products(page).count(), POLL).toBe(8)
  expect(asked).toHaveLength(2)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /mesa/ }).waitFor()
  await page.goto(web)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('searchbox').click()
  await options(page).filter({ hasText: 'mesa' }).waitFor()
})

it('says without a network that it cannot search, and searches when it is back', async () => {
  const page = await reachField(DESKTOP)
  await setNetwork(page, false)
  await page.keyboard.type('lámpara')
  await page.getByText('Sin conexión no podemos buscar.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sin conexión no podemos buscar' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('lámpara')
  await setNetwork(page, true)
  await expect.poll(() => page.getByRole('main').getByRole('article').count(), POLL).toBeGreaterThan(0)
})

it('keeps the way to all results in sight, and the option that the keyboard reaches clear of it', async () => {
  const page = await reachField(PHONE)
  await page.keyboard.type('sofa')
  await expect.poll(() => products(page).count(), POLL).toBe(5)
  const all = options(page).filter({ hasText: /^Ver los \d+ resultados$/ })
  const isInSight = (locator: typeof all) =>
    locator.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
    })
  expect(await isInSight(all)).toBe(true)
  const count = await options(page).count()
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isInSight(options(page).nth(step)), POLL).toBe(true)
  }
})
