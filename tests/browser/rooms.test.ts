import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { expectShownUnits } from '../testkit/shoppers/shopper.ts'

const { web } = sharedShop()

/** A picture that a busy machine draws for the first time. */
const SLOW_PICTURE = /status of 502 .*\/scenes\/rooms\//

let browser: Browser
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { expected: SLOW_PICTURE })
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

it('a room opens its products from points and list, by keyboard too, and goes into the cart as a whole', async () => {
  const { page } = shopper
  await page.goto(`${web}/inspiracion`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Recámara en tonos claros' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recámara en tonos claros' }).waitFor()
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'En esta habitación' }) })
  expect(await list.getByRole('listitem').count()).toBe(7)
  const point = page.getByRole('button', { name: /^1: Cama/ })
  await point.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: /^Cama/ })
  await card.getByRole('link', { name: /^Cama/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await card.count()).toBe(0)
  expect(await point.evaluate((button) => button === document.activeElement)).toBe(true)
  // One picture is sold out: the sum and the button name what remains.
  const whole = page.getByRole('region', { name: 'Toda la habitación' })
  await whole.getByText(/: agotado$/).waitFor()
  await whole.getByRole('button', { name: 'Agregar las 8 piezas disponibles' }).click()
  await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor()
  await expectShownUnits(page, 8)
})
