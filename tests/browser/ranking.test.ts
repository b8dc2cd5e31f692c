import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the loyalty card on $size', ({ viewport }) => {
  it('is one of the account’s places, and can be scanned', async () => {
    const { page, faults, close } = await openAccountWindow(browser, await signedUp(), { viewport })
    await page.goto(`${web}/my-account`)
    await untilAlive(page)
    await page.getByRole('link', { name: 'Tu tarjeta y nivel' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tu tarjeta y nivel' }).waitFor()
    const code = page.getByRole('img', { name: /^Código de tu tarjeta 29\d{11}/ })
    const box = await code.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(120)
    await page.getByRole('progressbar', { name: 'Avance hacia Bronce' }).waitFor()
    await expectAccessible(page)
    expect(faults).toEqual([])
    await close()
  })
})
