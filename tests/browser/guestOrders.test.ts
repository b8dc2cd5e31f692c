import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { linksTo } from '../testkit/shoppers/mailbox.ts'
import { DESKTOP, openWindow } from '../testkit/browser/openWindow.ts'
import { done, fillCart } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const WALK_MS = 120_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function orderWithoutAccount(email: string): Promise<string> {
  const [ware] = await plentifulWares(gateway, 1)
  const guest = asGuest(gateway)
  await fillCart(guest, ware?.sku ?? '')
  const input = { email, acceptsTerms: true, clientMutationId: crypto.randomUUID() }
  return (await done(guest, 'placeOrder', input)).order?.number ?? ''
}

it('orders without an account come into it by the link that its page offers', { timeout: WALK_MS }, async () => {
  const email = newEmail()
  const number = await orderWithoutAccount(email)
  const account = asBrowser()
  await account.signUp(email)
  const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
  await page.goto(`${web}/my-account/orders`)
  await untilAlive(page)
  const main = page.getByRole('main')
  const offer = main.getByRole('region', { name: 'Compras hechas sin cuenta' })
  await offer.getByText(email).waitFor()
  expect(await main.getByText(number).count()).toBe(0)
  await expectGoodInEachSize(page)
  await offer.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect.poll(async () => (await linksTo(email, '/claim-orders')).length).toBe(1)
  const [link] = await linksTo(email, '/claim-orders')
  const path = `${link?.pathname}${link?.search}`

  // Where the account is not open, the page says so, asks to sign in, and the link stays good.
  const stranger = await openWindow(browser)
  await stranger.page.goto(`${web}${path}`)
  await untilAlive(stranger.page)
  await stranger.page.getByRole('button', { name: 'Traer mis compras' }).click()
  await stranger.page.getByRole('main').getByRole('alert').waitFor()
  await stranger.page.getByRole('main').getByLabel('Contraseña', { exact: true }).waitFor()
  await expectGoodInEachSize(stranger.page)
  await stranger.close()

  await page.goto(`${web}${path}`)
  await untilAlive(page)
  // The token is in no address that history or another site gets to see.
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('heading', { level: 1, name: 'Trae tus compras a tu cuenta' }).waitFor()
  await expectGoodInEachSize(page)
  await page.getByRole('button', { name: 'Traer mis compras' }).click()
  await main.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  await expectGoodInEachSize(page)
  await main.getByRole('link', { name: 'Mis pedidos' }).last().click()
  await main.getByText(number).first().waitFor()
  expect(await main.getByRole('region', { name: 'Compras hechas sin cuenta' }).count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})
