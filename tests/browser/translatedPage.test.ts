import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectShownUnits, openProduct } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Moves every text of a page, and every one that comes, into two `font` elements, as Google Translate does. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || text.data.trim() === '' || parent.closest('script, style, title, textarea, option, font'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        parent.replaceChild(outer, text)
        outer.append(inner)
        inner.append(text)
      }
    }
    const start = () => {
      wrap()
      new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true })
    }
    const wait = () => (performance.getEntriesByName('hogar:hydrated').length > 0 ? start() : void setTimeout(wait, 50))
    wait()
  })
}

const ERROR_PAGE = 'No pudimos mostrar esta página'

it('a shop that the browser translates goes on when something is put into the cart, and counted up there', async () => {
  const { context, page } = await openWindow(browser, { viewport: DESKTOP })
  await translate(page)
  const standing = async () => {
    expect(await page.getByText(ERROR_PAGE).count()).toBe(0)
    expect(await page.locator('font > font').count()).toBeGreaterThan(10)
  }
  const [ware] = await plentifulWares(gateway, 1)
  await openProduct(page, web, ware!)
  await page.locator('main font > font').first().waitFor()
  await addToCart(page)
  await expectShownUnits(page, 1)
  await standing()

  await page.goto(`${web}/checkout/cart`)
  await page.locator('main font > font').first().waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Agregar uno' }).first().click()
  await expectShownUnits(page, 2)
  await standing()

  await context.close()
})
