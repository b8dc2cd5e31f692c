import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, openProduct } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())

/** In the page: makes every name in it, and every text around one, a single long word. */
function lengthenNames(name: string) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let changed = 0
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.data.includes(name)) continue
    text.data = text.data.replaceAll(name, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4))
    changed += 1
  }
  return { changed, overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth }
}

it('no name makes a page wider than a small phone', async () => {
  const { context, page } = await openWindow(browser, { viewport: { width: 320, height: 640 } })
  onTestFinished(() => context.close())
  const wide: Record<string, number> = {}
  const look = async (place: string, isExpected = true) => {
    const { changed, overflowPx } = await page.evaluate(lengthenNames, ware.name)
    if (isExpected) expect(changed, place).toBeGreaterThan(0)
    if (overflowPx > 0) wide[place] = overflowPx
  }
  await openProduct(page, web, ware)
  await addToCart(page)
  await look('panel and product')
  for (const path of ['/checkout/cart', '/checkout', `/${ware.urlPath.split('/').slice(0, -1).join('/')}`]) {
    await page.goto(web + path)
    await page.getByRole('main').getByText(ware.name).first().waitFor({ state: 'attached' })
    await look(path)
  }
  for (const path of ['/', '/customer/account/login']) {
    await page.goto(web + path)
    await look(path, false)
  }
  expect(wide).toEqual({})
})

/** In the page: words of its main part and footer that stand on two lines. Addresses of mail are no words. */
function brokenWords() {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.closest('main, footer')) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–/·@.,]{3,}/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      // Text for screen readers alone is a pixel wide.
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      const isHidden = getComputedStyle(text.parentElement).clipPath !== 'none'
      if (!isHidden && new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return { broken, overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth }
}

it('text of twice the size breaks no word, and makes no page wider than a phone', async () => {
  const { context, page } = await openWindow(browser, { viewport: PHONE })
  onTestFinished(() => context.close())
  await openProduct(page, web, ware)
  await addToCart(page)
  const found: Record<string, object> = {}
  for (const path of ['/checkout/cart', '/', '/nothing-here', '/catalogsearch/result?q=qwxyz', '/it/']) {
    await page.goto(web + path)
    if (path === '/checkout/cart') await page.getByRole('main').getByText(ware.name).first().waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { broken, overflowPx } = await page.evaluate(brokenWords)
    if (broken.length > 0 || overflowPx > 0) found[path] = { broken, overflowPx }
  }
  expect(found).toEqual({})
})

it('services with long German names make no cart wider than a phone at text of twice the size', async () => {
  const { context, page } = await openWindow(browser, { viewport: PHONE })
  onTestFinished(() => context.close())
  await page.goto(`${web}/de/wohnzimmer/sofas/schlafsofas/schlafsofa-oslo-mit-bettkasten`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByRole('banner').getByText('1', { exact: true }).waitFor()
  await page.goto(`${web}/de/checkout/cart`)
  await main.getByRole('button', { name: /Garantieverlängerung/ }).waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect((await page.evaluate(brokenWords)).overflowPx).toBe(0)
})

it.each([320, 640])('no search makes a page of %i pixels wider', async (width) => {
  const { context, page } = await openWindow(browser, { viewport: { width, height: 640 } })
  onTestFinished(() => context.close())
  const address = `https://www.example.mx/${'muebles-de-sala-'.repeat(4)}.html`
  await page.goto(`${web}/catalogsearch/result?q=${encodeURIComponent(address)}`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  expect((await page.evaluate(lengthenNames, 'Ⅻ')).overflowPx).toBe(0)
})
