import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL } from '../testkit/shoppers/shopper.ts'
import { type OwnStorefront, startStorefront } from '../testkit/servers/startStorefront.ts'

/** Longer than a server waits for one reply while it renders, and shorter than a browser does. */
const SLOW_MS = 1_800

const { platform } = sharedShop()

let shop: OwnStorefront
let browser: Browser
beforeAll(async () => {
  shop = await startStorefront(platform)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

it('shows what was too slow for the server as soon as the browser has it', async () => {
  let slowed = 0
  shop.upstream.setFault(({ path }) => {
    if (!path.endsWith('/product/_search') || slowed >= 2) return undefined
    slowed += 1
    return { kind: 'delay', ms: SLOW_MS }
  })
  const { page, faults, close } = await openWindow(browser)
  const answer = await page.goto(shop.web)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('No pudimos')
  await page.getByRole('main').getByRole('link', { name: 'Salas' }).first().waitFor()
  await expect.poll(() => page.getByRole('alert').count(), POLL).toBe(0)
  expect(faults).toEqual([])
  await close()
})
