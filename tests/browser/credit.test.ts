import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser.ts'
import { openAccountWindow, signedUp } from '../testkit/customerOrder.ts'
import { asGuest } from '../testkit/guest.ts'
import { PHONE } from '../testkit/openWindow.ts'
import { SHIPPING } from '../testkit/purchase.ts'
import { sharedShop } from '../testkit/sharedShop.ts'
import { CHECKOUT, POLL, newBuyer, openProduct, stepOf, untilAlive } from '../testkit/shopper.ts'
import { allPlentifulWares } from '../testkit/wares.ts'

const { web, gateway } = sharedShop()
const WALK_MS = 120_000
const PRICE =
  'query ($sku: String!) { product(by: { sku: $sku }) { price { final { amount } credit { weeks total { amount } } } } }'
type Price = { final: { amount: string }; credit: { weeks: number | null; total: { amount: string } | null } | null }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A table that is sold on credit, and what it costs at once. */
async function lentWare() {
  for (const ware of await allPlentifulWares(gateway, 'hogar')) {
    const { product } = (await asGuest(gateway).run(PRICE, { sku: ware.sku })) as { product: { price: Price } }
    const { final, credit } = product.price
    if (credit?.total) return { ...ware, atOnce: Number(final.amount) }
  }
  throw new Error('no table in good stock is sold on credit')
}

const amounts = (text: string) =>
  [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')))

it('the checkout charges the credit that the page of the product shows', { timeout: WALK_MS }, async () => {
  const ware = await lentWare()
  const account = await signedUp()
  const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
  await openProduct(page, web, ware)
  const said = await page
    .getByRole('main')
    .getByText(/^A crédito: \d+ semanas de/)
    .first()
    .textContent()
  const weeks = Number(/(\d+) semanas/.exec(said ?? '')?.[1])
  const [weekly = 0, last = 0, total = 0] = amounts(said ?? '')
  expect(weekly * (weeks - 1) + last).toBeCloseTo(total, 2)
  expect(Number(/CAT (\d+\.\d) % sin IVA/.exec(said ?? '')?.[1])).toBeGreaterThan(100)
  expect(total).toBeGreaterThan(ware.atOnce)

  await account.add(ware.sku, 1)
  await account.done('setCartShipping', SHIPPING)
  await page.goto(`${web}/checkout`)
  await untilAlive(page)
  const payment = stepOf(page, 'payment')
  await expect.poll(() => currentHeading(page), POLL).not.toBe('')
  for (const step of ['contact', 'address'] as const)
    if ((await stepOf(page, step).count()) > 0) await CHECKOUT[step](page, newBuyer())
  await CHECKOUT.shipping(page)
  await payment.getByRole('radio', { name: /^Crédito Hogar/ }).check()
  await payment.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel(/^Acepto los términos/).waitFor()
  const summary = await page.getByRole('main').textContent()
  const fee = Math.round((total - ware.atOnce) * 100) / 100
  // The interest stands on a row of its own, and goods and interest together are what the page promised.
  expect(amounts(summary ?? '')).toEqual(expect.arrayContaining([ware.atOnce, fee]))
  expect(faults).toEqual([])
  await close()

  async function currentHeading(at: typeof page) {
    return (await at.locator('li[aria-current="step"]').first().textContent()) ?? ''
  }
})
