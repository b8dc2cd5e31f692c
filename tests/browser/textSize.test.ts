import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { launchOwnBrowser } from '../testkit/browser/browser.ts'
import { DESKTOP, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, openProduct } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

/** Of a browser whose own setting for text is twice the usual size: media queries follow it, as they do no style. */
let browser: Browser
beforeAll(async () => {
  browser = await launchOwnBrowser(['--blink-settings=defaultFontSize=32'])
})
afterAll(() => browser.close())

it('in a browser with text of twice the size, a wide window has the layout for which its text has room', async () => {
  const { context, page } = await openWindow(browser, { viewport: DESKTOP })
  onTestFinished(() => context.close())
  const [ware] = await plentifulWares(gateway, 1)
  await openProduct(page, web, ware!)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await addToCart(page)
  const path = ware!.urlPath.slice(0, ware!.urlPath.lastIndexOf('/'))
  const overflowPx: Record<string, number> = {}
  for (const address of [`/${ware!.urlPath}`, '/checkout/cart', '/checkout', `/${path}`, '/']) {
    await page.goto(web + address)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    overflowPx[address] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
  expect(Object.entries(overflowPx).filter(([, px]) => px > 0)).toEqual([])
  const menu = page.getByRole('banner').getByRole('button', { name: /menú/i })
  expect(await menu.first().isVisible()).toBe(true)
})
