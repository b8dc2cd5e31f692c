import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser.ts'
import { PHONE, openWindow } from '../testkit/openWindow.ts'
import { sharedShop } from '../testkit/sharedShop.ts'
import { CHECKOUT, addToCart, newBuyer, openProduct, stepOf } from '../testkit/shopper.ts'
import { plentifulWares } from '../testkit/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a checkout whose code comes late takes nothing before, and loses nothing', async () => {
  const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE })
  const [ware] = await plentifulWares(gateway, 1)
  await openProduct(page, web, ware!)
  await addToCart(page)

  let letCodeCome = () => {}
  const late = new Promise<void>((resolve) => (letCodeCome = resolve))
  await context.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(`${web}/checkout`, { waitUntil: 'commit' })
  const email = page.getByLabel('Correo electrónico')
  await email.waitFor()
  expect(await email.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Continuar' }).dispatchEvent('click')
  expect(page.url()).toBe(`${web}/checkout`)

  letCodeCome()
  // The moment that the field takes it: what is typed then stays.
  const buyer = newBuyer()
  await CHECKOUT.contact(page, buyer)
  await stepOf(page, 'address').waitFor()
  await page.getByText(buyer.email).waitFor()
  expect(faults).toEqual([])
  await close()
})
