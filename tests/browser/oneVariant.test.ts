import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()
const SOFAS = '/salas/sofas'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let shopper: Window
async function open(viewport: { width: number; height: number }, path: string) {
  shopper = await openWindow(browser, { viewport })
  await shopper.page.goto(`${web}${path}`)
  await untilAlive(shopper.page)
  return shopper.page
}
beforeEach(() => () => shopper.close())

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const column = (page: Page) => page.getByRole('region', { name: 'Filtros' })
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filtros elegidos' }).getByRole('link', { name: /^Quitar/ })
const filtersOf = (page: Page) => page.evaluate(() => window.location.search)

/** Presses values of a facet, and waits until each is in the address. */
async function choose(page: Page, facet: string, label: RegExp) {
  const group = column(page).getByRole('group', { name: facet })
  const values = group.locator('label').filter({ hasText: label })
  const count = await values.count()
  expect([facet, count > 0]).toEqual([facet, true])
  for (let at = 0; at < count; at += 1) {
    const before = await filtersOf(page)
    await values.nth(at).click()
    await expect.poll(() => filtersOf(page), POLL).not.toBe(before)
  }
}

/** Price, struck price and percent in a text. */
function offerOf(text: string) {
  const [price = Number.NaN, regular = Number.NaN] = [...text.matchAll(/\$([\d,]+)\.\d\d/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  return { price, regular, percent: Number(/-(\d+)\s?%/.exec(text)?.[1]) }
}

// "A grey sofa with three seats under 10,000 pesos, at least 20 % off": nothing that is shown may be anything else.
it('every hit of a search with four conditions matches them all, and links to the matching variant', async () => {
  const page = await open(DESKTOP, SOFAS)
  const all = await cards(page).count()
  await choose(page, 'Plazas', /^3/)
  await choose(page, 'Color', /^Gris/)
  await choose(page, 'Descuento', /^20 % o más/)
  await column(page).getByRole('textbox', { name: 'Hasta' }).fill('10000')
  await page.keyboard.press('Enter')
  await page.waitForURL(/price=0-10000/)
  await expect.poll(() => page.locator('[aria-busy=true]').count(), POLL).toBe(0)
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  const hits = await Promise.all(
    (await cards(page).all()).map(async (card) => ({
      text: await card.innerText(),
      href: await card.getByRole('link').first().getAttribute('href'),
    })),
  )
  for (const { text, href } of hits) {
    const { price, regular, percent } = offerOf(text)
    expect([text, price <= 10_000, percent >= 20]).toEqual([text, true, true])
    await page.goto(new URL(href ?? '', web).href)
    await untilAlive(page)
    const main = page.getByRole('main')
    // A sofa that comes in one size has no choice of it.
    const sizes = main.getByRole('radio', { name: /plazas/ })
    if ((await sizes.count()) > 0)
      expect(await sizes.and(main.getByRole('radio', { name: /^3 /, checked: true })).count()).toBe(1)
    expect(await main.getByRole('radio', { name: /^Gris/, checked: true }).count()).toBe(1)
    await expect.poll(async () => offerOf(await main.innerText()), POLL).toMatchObject({ price, regular, percent })
  }
})

it('a list of sofas asks once how many sit on one', async () => {
  for (const [path, once, twice] of [
    [SOFAS, 'Plazas', 'Tamaño'],
    ['/de/wohnzimmer/sofas', 'Sitzplätze', 'Größe'],
  ] as const) {
    const page = await open(DESKTOP, path)
    const filters = page.getByRole('main')
    await filters.getByRole('group', { name: once }).waitFor()
    expect(await filters.getByRole('group', { name: twice }).count()).toBe(0)
    await shopper.close()
  }
})

it('sofas of five to ten thousand with three seats cost that', async () => {
  const page = await open(DESKTOP, `${SOFAS}?price=5000-10000`)
  await choose(page, 'Plazas', /^3/)
  await expect.poll(() => page.locator('[aria-busy=true]').count(), POLL).toBe(0)
  const prices = (await cards(page).allInnerTexts()).map((text) => offerOf(text).price)
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.filter((price) => price < 5_000 || price > 10_000)).toEqual([])
})

it('the filter button counts what the chips count', async () => {
  const page = await open(PHONE, SOFAS)
  await page.getByRole('link', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  const greys = sheet.getByRole('group', { name: 'Color' }).locator('label').filter({ hasText: /^Gris/ })
  await greys.first().click()
  await page.waitForURL(/color=/)
  await sheet.locator('label', { hasText: '10 % o más' }).click()
  await page.waitForURL(/discount=10-/)
  await sheet.getByRole('group', { name: 'Plazas' }).locator('label').first().click()
  await page.waitForURL(/seats=/)
  await sheet.getByRole('group', { name: 'Plazas' }).locator('label').nth(1).click()
  await page.waitForURL(/seats=\d+&seats=/)
  await sheet.getByRole('button', { name: /^Ver \d+ productos?$/ }).click()
  await expect.poll(() => chips(page).count(), POLL).toBe(4)
  expect(await page.getByRole('link', { name: /^Filtrar/ }).innerText()).toMatch(/\b4$/)
})

it('the keyboard skips the filters on a desktop', async () => {
  const page = await open(DESKTOP, SOFAS)
  const skip = page.getByRole('link', { name: 'Saltar los filtros' })
  await skip.focus()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(40)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await column(page).evaluate((region) => region.contains(document.activeElement))).toBe(false)
  expect(page.url()).not.toContain('#')
})

it('claims stand below the goods, two at most, and none that the price says already', async () => {
  const page = await open(PHONE, '/salas')
  const claims = await cards(page).evaluateAll((list) =>
    list.map((card) => ({
      text: (card as HTMLElement).innerText,
      picture: card.querySelector('img')?.getBoundingClientRect().bottom ?? 0,
      tags: [...card.querySelectorAll('ul > li')].map((tag) => tag.getBoundingClientRect().top),
    })),
  )
  expect(claims.some(({ tags }) => tags.length > 0)).toBe(true)
  for (const { text, picture, tags } of claims) {
    expect(tags.length).toBeLessThanOrEqual(2)
    expect(tags.filter((top) => top < picture)).toEqual([])
    expect(text.match(/meses sin intereses/gi)?.length ?? 0).toBeLessThanOrEqual(1)
  }
})
