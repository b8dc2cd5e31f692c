import { expect, it, onTestFinished } from 'vitest'
import { openWindow } from '../testkit/openWindow.ts'
import { launchBrowser } from '../testkit/browser.ts'
import { sharedShop } from '../testkit/sharedShop.ts'
import { addToCart, expectLines, expectShownUnits, openProduct } from '../testkit/shopper.ts'
import { plentifulWares } from '../testkit/wares.ts'

const { web, gateway, platform } = sharedShop()

/** Playwright switches the back/forward cache off. */
const DEFAULTS = ['--disable-back-forward-cache']

it.each([
  ['the HTTP cache', []],
  ['the back/forward cache', DEFAULTS],
] as const)('Back from another site, out of %s, shows what is in the cart', async (source, withoutDefaults) => {
  const browser = await launchBrowser([], withoutDefaults)
  onTestFinished(() => browser.close())
  const { context, page, faults } = await openWindow(browser)
  const [ware, other] = await plentifulWares(gateway, 2)
  await openProduct(page, web, ware!)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await addToCart(page)
  await expectLines(context, gateway, { [ware!.sku]: 1 })

  await page.goto(`${platform}/health/live`)
  const elsewhere = await context.newPage()
  await openProduct(elsewhere, web, other!)
  await addToCart(elsewhere)
  await expectLines(context, gateway, { [ware!.sku]: 1, [other!.sku]: 1 })
  await elsewhere.close()
  // Some pages of the history are restored without a load event.
  await page.goBack({ waitUntil: 'commit' })
  await expectShownUnits(page, 2)
  const isSamePage = await page.evaluate(() => 'isSamePage' in globalThis)
  expect(isSamePage).toBe(source === 'the back/forward cache')
  // The other site has no icon of its own.
  expect(faults.filter((fault) => !fault.includes(platform))).toEqual([])
})
