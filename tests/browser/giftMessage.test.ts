import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, addToCart, cookieOf, newBuyer, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a gift message waits for a network, stays with the cart, and stands in the review of the order', async () => {
  const shopper = await openWindow(browser, { viewport: PHONE })
  const { page, context } = shopper
  const [ware] = await plentifulWares(gateway, 1)
  await openProduct(page, web, ware!)
  await addToCart(page)
  await page.goto(`${web}/checkout/cart`)
  const section = page.getByRole('region', { name: 'Es un regalo' })
  await section.getByRole('button', { name: /Es un regalo/ }).focus()
  await page.keyboard.press('Enter')
  await section.getByLabel('Para').waitFor()
  await expectAccessible(page)
  await setNetwork(page, false)
  await page.keyboard.type('Eva')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Feliz cumpleaños')
  await section.getByRole('button', { name: 'Guardar' }).click()
  await section.getByText('Regalo para Eva, de Ana').waitFor()
  await expectAccessible(page)
  const kept = async () => {
    const query = '{ viewer { cart { gift { to from message hidesPrices } } } }'
    const answer = (await asGuest(gateway, 'hogar', await cookieOf(context)).run(query)) as {
      viewer: { cart: { gift: object | null } | null }
    }
    return answer.viewer.cart?.gift
  }
  expect(await kept()).toBeNull()
  await setNetwork(page, true)
  const gift = { to: 'Eva', from: 'Ana', message: 'Feliz cumpleaños', hidesPrices: true }
  await expect.poll(kept, POLL).toEqual(gift)

  const buyer = newBuyer()
  await page.getByRole('link', { name: 'Pagar' }).click()
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
  await CHECKOUT.payment(page, buyer, /^Efectivo al recibir/)
  await page.getByText('Regalo para Eva, de Ana').waitFor()
  await page.getByText('El paquete lleva un ticket de regalo, sin precios.').waitFor()
  expect(shopper.faults).toEqual([])
  await shopper.close()
})
