import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  POLL,
  addToCart,
  newBuyer,
  openProduct,
  orderNumber,
  stepOf,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { SKUS, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let shopper: Window
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE })
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

/** From a product to the step of delivery and payment. */
async function openStep(page: Page) {
  const buyer = newBuyer()
  await openProduct(page, web, await wareOf(gateway, SKUS.simple))
  await addToCart(page)
  await page.goto(`${web}/checkout`)
  await untilAlive(page)
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
}

const total = (page: Page) => page.getByRole('status').filter({ hasText: /^Total: \$/ })
const shownTotal = async (page: Page) => /\$[\d,.]+/.exec((await total(page).textContent()) ?? '')?.[0] ?? ''
const way = (page: Page, name: RegExp) => stepOf(page, 'payment').getByRole('radio', { name })

it('delivery and payment are answered by keyboard, read out, and kept over a reload', { timeout: 90_000 }, async () => {
  const { page } = shopper
  await openStep(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), POLL).toBe('Entrega y pago')
  await expectAccessible(page)
  const standard = await shownTotal(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const express = way(page, /^A tu casa – Exprés/)
  await expect.poll(() => express.isChecked(), POLL).toBe(true)
  await expect.poll(() => shownTotal(page), POLL).not.toBe(standard)
  expect(await express.evaluate((radio) => radio === document.activeElement)).toBe(true)
  const dearer = await shownTotal(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => way(page, /^Transferencia SPEI/).isChecked(), POLL).toBe(true)

  await page.goto(`${web}/checkout/cart`)
  await untilAlive(page)
  await page.goBack()
  await untilAlive(page)
  await expect.poll(() => express.isChecked(), POLL).toBe(true)
  await expect.poll(() => way(page, /^Transferencia SPEI/).isChecked(), POLL).toBe(true)

  await stepOf(page, 'payment').getByRole('button', { name: 'Continuar' }).click()
  await CHECKOUT.review(page)
  await orderNumber(page)
  expect(await page.getByRole('main').textContent()).toContain(dearer)
})
