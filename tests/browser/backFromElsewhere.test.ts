import { expect, it, onTestFinished } from 'vitest'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { launchOwnBrowser } from '../testkit/browser/browser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectLines, expectShownUnits, openProduct } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

/** Playwright switches the back/forward cache off. */
const DEFAULTS = ['--disable-back-forward-cache']

it.each([
  ['the HTTP cache', []],
  ['the back/forward cache', DEFAULTS],
] as const)('Back from another site, out of %s, shows what is in the cart', async (source, withoutDefaults) => {
  const browser = await launchOwnBrowser([], withoutDefaults)
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
  if (source === 'the HTTP cache') expect(isSamePage).toBe(false)
  // A browser may drop a page for reasons of its own, which it masks. The page itself gives it none.
  else if (!isSamePage) expect(await page.evaluate(whyNotRestored)).toEqual(['masked'])
  // The other site has no icon of its own.
  expect(faults.filter((fault) => !fault.includes(platform))).toEqual([])
})

/** Reasons for which the browser did not restore the page from its back/forward cache. */
function whyNotRestored(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    notRestoredReasons: { reasons: { reason: string }[] } | null
  })[]
  return navigation?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
}
