import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { DESKTOP } from '../testkit/browser/openWindow.ts'
import { SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { CHECKOUT, POLL, newBuyer, orderNumber, stepOf, untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000
const shop = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => main(page).getByRole('navigation').first()

/** Goes to a page of the account by its menu: what the page has read before stays in memory. */
async function visit(page: Page, name: string, heading = name) {
  await menu(page).getByRole('link', { name, exact: true }).click()
  await main(page).getByRole('heading', { level: 1, name: heading }).waitFor()
}

async function buyInThisPage(page: Page): Promise<string> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
  await main(page)
    .getByRole('link', { name: /^Pagar/ })
    .first()
    .click()
  await page.waitForURL(/checkout$/)
  const current = page.locator('li[aria-current="step"]').first()
  await expect.poll(async () => (await current.textContent()) ?? '', POLL).not.toBe('')
  for (const step of ['contact', 'address'] as const)
    if ((await stepOf(page, step).count()) > 0) await CHECKOUT[step](page, newBuyer())
  await CHECKOUT.shipping(page)
  await CHECKOUT.payment(page)
  await CHECKOUT.review(page)
  return orderNumber(page)
}

it(
  'pages of the account that were visited before an order show it after, and show that it is canceled',
  async () => {
    const account = asBrowser('', 'hogar', shop.gateway)
    expect(codes(await account.signUp(newEmail()))).toEqual([])
    await account.add(SKUS.simple, 1)
    await account.done('setCartShipping', SHIPPING)
    const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
    await page.goto(`${shop.web}/my-account`)
    await untilAlive(page)
    await visit(page, 'Mis pedidos')
    await visit(page, 'Mi cuenta', 'Hola, Ana')

    const number = await buyInThisPage(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cuenta de/ })
      .click()
    await page
      .getByRole('link', { name: /^Mi cuenta/ })
      .first()
      .click()
    await main(page).getByText(number).first().waitFor()
    await visit(page, 'Mis pedidos')
    await main(page)
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click()

    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    const question = page.getByRole('dialog', { name: /^¿Cancelar el pedido/ })
    await question.getByText('Cambié de opinión').click()
    await question.getByRole('button', { name: 'Cancelar todo el pedido' }).click()
    await question.waitFor({ state: 'detached' })
    await visit(page, 'Mis pedidos')
    await main(page).getByText('Cancelado', { exact: true }).first().waitFor()
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
