import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, newEmail, units } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  POLL,
  addToCart,
  expectLines,
  expectShownUnits,
  openProduct,
  setNetwork,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { startStorefront } from '../testkit/servers/startStorefront.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()
/** The browser itself writes that a request was refused. */
const REFUSED = /401|Unauthorized/

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())

const accountLink = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Cuenta de Ana' })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' })
const endDialog = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' })

async function signIn(within: ReturnType<typeof endDialog>, email: string) {
  await within.getByLabel('Correo electrónico').fill(email)
  await within.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await within.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** A customer with one unit in the cart, signed in here and on another device, which closes the account here. */
async function openedTwice(page: Page, shop: Readonly<{ web: string; gateway: string }>, ware: Ware) {
  const email = newEmail()
  const other = asBrowser('', 'hogar', shop.gateway)
  await other.signUp(email)
  await other.add(ware.sku, 1)
  await page.goto(`${shop.web}/login`)
  await untilAlive(page)
  await signIn(page.getByRole('main'), email)
  await accountLink(page).waitFor()
  await expectShownUnits(page, 1)
  return { email, other, end: () => other.done('signOutDevices', {}) }
}

/** Opens the page of the second product, and ends the session once the page has read all that it reads. */
async function openBeforeEnd(page: Page, shop: string, { end }: Readonly<{ end: () => Promise<unknown> }>) {
  await openProduct(page, shop, wares[1]!)
  await accountLink(page).waitFor()
  // A read after the end would report it before the product is added.
  await page.waitForLoadState('networkidle')
  await end()
}

const pressAdd = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()

describe('a session that was closed on another device', () => {
  let first: Window
  let page: Page
  let customer: Awaited<ReturnType<typeof openedTwice>>
  beforeEach(async () => {
    first = await openWindow(browser, { expected: REFUSED })
    page = first.page
    customer = await openedTwice(page, { web, gateway }, wares[0]!)
    return () => first.close()
  })

  /** Adds the second product, which meets the end of the session. */
  async function addAfterEnd() {
    await openBeforeEnd(page, web, customer)
    await pressAdd(page)
    await endDialog(page).waitFor()
  }

  it('is reported where a product is added, and signing in there adds it, once, to the cart of before', async () => {
    await addAfterEnd()
    await endDialog(page).getByText(wares[1]!.name).waitFor()
    await expectAccessible(page)
    await signInLink(page).waitFor()
    await expectShownUnits(page, 0)
    await signIn(endDialog(page), customer.email)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    await endDialog(page).waitFor({ state: 'detached' })
    await accountLink(page).waitFor()
    await expectShownUnits(page, 2)
    expect(new URL(page.url()).pathname).toBe(`/${wares[1]!.urlPath}`)
    await page.reload()
    await expectShownUnits(page, 2)
    expect(units(await customer.other.viewer())).toEqual({ [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
  })

  it('is reported in the cart where "+" is pressed, and the quantity is set after signing in', async () => {
    await page.goto(`${web}/checkout/cart`)
    await untilAlive(page)
    // A read that is under way as the session ends reports the end, and the page has no cart any more.
    await page.waitForLoadState('networkidle')
    await customer.end()
    await page.getByRole('main').getByRole('button', { name: 'Agregar uno' }).first().click()
    await endDialog(page).waitFor()
    await signIn(endDialog(page), customer.email)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2 })
    await expectShownUnits(page, 2)
  })

  it('redirects the account page to the login page, which says why, and back', async () => {
    await customer.end()
    await page.goto(`${web}/my-account`)
    await page.getByText('Tu sesión terminó. Inicia sesión para continuar.').waitFor()
    await signInLink(page).waitFor()
    expect(await endDialog(page).count()).toBe(0)
    await signIn(page.getByRole('main'), customer.email)
    await page.waitForURL(`${web}/my-account`)
    await accountLink(page).waitFor()
  })

  it('is reported again after a reload and on another page, until the shopper decides', async () => {
    await addAfterEnd()
    await page.reload()
    await endDialog(page).waitFor()
    await page.goto(`${web}/salas`)
    await endDialog(page).waitFor()
    await signInLink(page).waitFor()
    await page.keyboard.press('Escape')
    await endDialog(page).waitFor({ state: 'detached' })
    await page.getByText(/^Error interno al renovar tu sesión/).waitFor()
  })

  it('shows no page of the account off line any more', async () => {
    await page.goto(`${web}/my-account`)
    await page.getByRole('heading', { level: 1, name: /Ana/ }).waitFor()
    await untilAlive(page)
    await addAfterEnd()
    await setNetwork(page, false)
    await page.goto(`${web}/my-account`)
    await page.getByRole('main').waitFor()
    await page.waitForTimeout(2_000)
    expect(await page.getByText(customer.email).count()).toBe(0)
    expect(await accountLink(page).count()).toBe(0)
  })

  it('passes nothing on to another customer who signs in', async () => {
    await addAfterEnd()
    const email = newEmail()
    await asBrowser().signUp(email)
    await signIn(endDialog(page), email)
    await accountLink(page).waitFor()
    await expectShownUnits(page, 0)
    // What was interrupted is sent at once where it is sent at all.
    await page.waitForTimeout(3_000)
    await expectLines(first.context, gateway, {})
    expect(units(await customer.other.viewer())).toEqual({ [wares[0]!.sku]: 1 })
  })

  it('becomes a guest’s where the shopper says so, with an empty cart that works', async () => {
    await addAfterEnd()
    await endDialog(page).getByRole('button', { name: 'Seguir sin cuenta' }).click()
    await signInLink(page).waitFor()
    await endDialog(page).waitFor({ state: 'detached' })
    await expectShownUnits(page, 0)
    await untilAlive(page)
    await addToCart(page)
    await expectLines(first.context, gateway, { [wares[1]!.sku]: 1 })
    expect(units(await customer.other.viewer())).toEqual({ [wares[0]!.sku]: 1 })
  })

  it('leaves to a guest what was added once the page had become a guest’s, before the dialog came', async () => {
    await openBeforeEnd(page, web, customer)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/loadQueueNews-*.js', (route) => held.promise.then(() => route.continue()))
    // A page that returns reads the cart, which reports the end.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await signInLink(page).waitFor()
    await pressAdd(page)
    await expectShownUnits(page, 1)
    held.resolve()
    await endDialog(page).getByText(wares[1]!.name).waitFor()
    await endDialog(page).getByRole('button', { name: 'Seguir sin cuenta' }).click()
    await endDialog(page).waitFor({ state: 'detached' })
    await expectLines(first.context, gateway, { [wares[1]!.sku]: 1 })
    await expectShownUnits(page, 1)
    expect(units(await customer.other.viewer())).toEqual({ [wares[0]!.sku]: 1 })
  })

  it('is known to all tabs, and so is the next one', async () => {
    const second = await first.context.newPage()
    await second.goto(`${web}/salas`)
    await accountLink(second).waitFor()
    await addAfterEnd()
    await signInLink(second).waitFor()
    await expectShownUnits(second, 0)
    await signIn(endDialog(page), customer.email)
    await accountLink(second).waitFor()
    await expectShownUnits(second, 2)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    await expect.poll(() => endDialog(second).count(), POLL).toBe(0)
  })
})

describe('where tokens are not refreshed', () => {
  it('the end of a token is reported in the same way', async () => {
    await using started = new AsyncDisposableStack()
    const shop = await startStorefront(platform, { AUTO_REFRESH_TOKENS: 'false' })
    started.defer(() => shop.stop())
    const { page, context, close } = await openWindow(browser, { expected: REFUSED })
    started.defer(close)
    const [ware, other] = wares
    const customer = await openedTwice(page, shop, ware!)
    await openBeforeEnd(page, shop.web, customer)
    await pressAdd(page)
    await endDialog(page).waitFor()
    await signIn(endDialog(page), customer.email)
    await expectLines(context, shop.gateway, { [ware!.sku]: 1, [other!.sku]: 1 })
  }, 180_000)
})
