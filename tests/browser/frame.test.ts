import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
/** Viewport of a window of 1,280 by 1,024 pixels at a zoom of 400 %. */
const ENLARGED = { width: 320, height: 256 }

let browser: Browser
let sheets: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  sheets = await wareOf(gateway, SKUS.configurable)
})
afterAll(() => browser.close())

let shopper: Window
beforeEach(() => () => shopper.close())

async function open(path: string, viewport: Readonly<{ width: number; height: number }>) {
  shopper = await openWindow(browser, { viewport })
  await shopper.page.goto(`${web}${path}`)
  await untilAlive(shopper.page)
  return shopper.page
}

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)
const colours = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Color/ })
    .locator('label:has(input[type=radio])')

describe('with colours of the shopper’s own', () => {
  it('swatches of a product keep theirs, and the chosen one is marked by its border', async () => {
    const page = await open(`/${sheets.urlPath}`, DESKTOP)
    const before = await styleOf(colours(page).first().locator('[style]'), 'background-color')
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await styleOf(colours(page).first().locator('[style]'), 'background-color')).toBe(before)
    const chosen = await styleOf(colours(page).filter({ has: page.locator(':checked') }), 'border-top-color')
    const other = await styleOf(
      colours(page)
        .filter({ hasNot: page.locator(':checked') })
        .first(),
      'border-top-color',
    )
    expect(chosen).not.toBe(other)
  })

  it('dots of cards keep theirs', async () => {
    const page = await open('/salas', DESKTOP)
    const dot = page.getByRole('article').locator('span[style*=background-color]').first()
    const before = await styleOf(dot, 'background-color')
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await styleOf(dot, 'background-color')).toBe(before)
    expect(await styleOf(dot, 'box-shadow')).not.toBe('none')
  })
})

it('more contrast draws lines and second words as strong as the first', async () => {
  const page = await open(`/${sheets.urlPath}`, DESKTOP)
  const token = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)
  expect(await token('--muted')).not.toBe(await token('--ink'))
  await page.emulateMedia({ contrast: 'more' })
  for (const name of ['--muted', '--line', '--line-strong']) expect(await token(name)).toBe(await token('--ink'))
})

it('Escape closes the menu and gives the focus back to the button that opened it', async () => {
  const page = await open('/', DESKTOP)
  const button = page.getByRole('navigation', { name: 'Menú' }).getByRole('button').first()
  await button.press('Enter')
  await page.keyboard.press('Tab')
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(false)
  await page.keyboard.press('Escape')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
})

it('the departments behind "Más" are all in sight at once on a desktop', async () => {
  const page = await open('/', DESKTOP)
  const menu = page.getByRole('navigation', { name: 'Menú' })
  const before = await menu.getByRole('link').count()
  await menu.getByRole('button', { name: 'Más', exact: true }).click()
  const links = (await menu.getByRole('link').all()).slice(before)
  expect(links.length).toBeGreaterThan(30)
  const bottoms = await Promise.all(
    links.map((link) => link.boundingBox().then((box) => (box ? box.y + box.height : 0))),
  )
  expect(Math.max(...bottoms)).toBeLessThan(DESKTOP.height * 0.7)
})

it('every tab stop of a gallery has a name, and small pictures are called as the large ones are', async () => {
  const page = await open(`/${sheets.urlPath}`, DESKTOP)
  const gallery = page.getByRole('region', { name: `Imágenes de ${sheets.name}` })
  expect(await gallery.locator('[tabindex="0"]:not([aria-label])').count()).toBe(0)
  const alt = (await gallery.getByRole('list').first().getByRole('img').first().getAttribute('alt')) ?? ''
  expect(alt).not.toBe('')
  expect(await gallery.getByRole('button', { name: `: ${alt}` }).count()).toBeGreaterThan(0)
})

describe('enlarged four times', () => {
  it.each([['/'], ['/salas'], ['product']])('nothing lies over %s, and nothing scrolls sideways', async (path) => {
    const page = await open(path === 'product' ? `/${sheets.urlPath}` : path, ENLARGED)
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(
      await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
    ).toBeLessThanOrEqual(0)
    const laidOver = await page.evaluate(() =>
      [...document.querySelectorAll('main *, body > *')]
        .filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position))
        .map((node) => node.getBoundingClientRect())
        .filter(({ width, height, top, bottom }) => width > 200 && height > 30 && top < innerHeight && bottom > 0),
    )
    expect(laidOver).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ENLARGED.width)
  })

  it('the header stays on a phone', async () => {
    const page = await open('/', PHONE)
    expect(await styleOf(page.getByRole('banner'), 'position')).toBe('sticky')
  })
})
