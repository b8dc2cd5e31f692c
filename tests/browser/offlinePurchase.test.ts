import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type Window, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  type Buyer,
  CHECKOUT,
  addToCart,
  currentStep,
  expectLines,
  expectShownUnits,
  linesOf,
  newBuyer,
  openProduct,
  orderLines,
  orderNumber,
  ordersOf,
  setNetwork,
  untilAlive,
  untilStored,
  untilTotalled,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())

/** A purchase, step by step. Each step does its work and does not wait for the shop. */
const STEPS = [
  ['adding', (page: Page) => addToCart(page)],
  ['opening the cart', (page: Page) => openCart(page)],
  ['opening the checkout', (page: Page) => openCheckout(page)],
  ['the contact', CHECKOUT.contact],
  ['the address', CHECKOUT.address],
  ['the way of delivery', CHECKOUT.shipping],
  ['the way of paying', CHECKOUT.payment],
  ['the order', CHECKOUT.review],
] as const satisfies readonly (readonly [string, (page: Page, buyer: Buyer) => Promise<void>])[]

/** Waits for what a step needs from the network, before the network is cut. */
const BEFORE: Readonly<Record<string, (shopper: Window) => Promise<unknown>>> = {
  'opening the cart': ({ page }) => untilStored(page, 'paymentMethods'),
  'opening the checkout': ({ page }) => untilStored(page, 'paymentMethods'),
  'the way of delivery': ({ page }) => currentStep(page).getByRole('radio').first().waitFor(),
  'the order': ({ page }) => untilTotalled(page),
}

describe('buying while the network goes', () => {
  it.each(STEPS.map(([name]) => name))('is cut before %s, and comes back after it', async (cut) => {
    const shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
    const { page } = shopper
    const buyer = newBuyer()
    await openProduct(page, web, wares[0]!)
    for (const [name, take] of STEPS) {
      if (name === cut) {
        await BEFORE[name]?.(shopper)
        await setNetwork(page, false)
      }
      await take(page, buyer)
      if (name !== cut) continue
      if (name === 'the order') await page.getByRole('heading', { name: '¡Pedido en espera!' }).waitFor()
      await setNetwork(page, true)
    }
    await expectOneOrder(shopper, buyer, { [wares[0]!.sku]: 1 })
  })

  it('is cut from adding to the end of the address', async () => {
    const shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
    const { page } = shopper
    const buyer = newBuyer()
    await openProduct(page, web, wares[0]!)
    await addToCart(page)
    await untilStored(page, 'paymentMethods')
    await openProduct(page, web, wares[1]!)
    await setNetwork(page, false)
    for (const [, take] of STEPS.slice(0, 5)) await take(page, buyer)
    // What it costs to deliver is for the shop to say.
    await page.getByText(/se consulta con conexión/).waitFor()
    await setNetwork(page, true)
    for (const [, take] of STEPS.slice(5)) await take(page, buyer)
    await expectOneOrder(shopper, buyer, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
  })
})

describe('a page that was seen before', () => {
  it('opens again without a network, takes what is added, and sends it later', async () => {
    const { page, context, faults, close } = await openWindow(browser, { worker: 'at once' })
    const ware = wares[0]!
    await openProduct(page, web, ware)
    await untilStored(page, ware.sku)
    await setNetwork(page, false)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
    await page
      .getByText(/^Sin conexión/)
      .first()
      .waitFor()
    await addToCart(page)
    await expectShownUnits(page, 1)
    await page.reload()
    await expectShownUnits(page, 1)
    expect(await linesOf(context, gateway)).toEqual({})
    await setNetwork(page, true)
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await expectShownUnits(page, 1)
    expect(faults).toEqual([])
    await close()
  })

  it('is the home page when the requested one was never visited', async () => {
    const { page, close } = await openWindow(browser, { worker: 'at once' })
    await page.goto(web)
    await untilAlive(page)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const product = await page.getByRole('main').getByRole('article').first().getByRole('link').textContent()
    await untilStored(page, product ?? '')
    await setNetwork(page, false)
    await page.goto(`${web}/${wares[1]!.urlPath}`)
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await page
      .getByText(/no está disponible sin conexión/)
      .first()
      .waitFor()
    await close()
  })

  it('is the home page for one that was never visited, after the network has gone before', async () => {
    const { page, faults, close } = await openWindow(browser, { worker: 'at once' })
    await page.goto(web)
    await untilAlive(page)
    const card = page.getByRole('main').getByRole('article').first().getByRole('link')
    await untilStored(page, (await card.textContent()) ?? '')
    await setNetwork(page, false)
    await setNetwork(page, true)
    await setNetwork(page, false)
    await card.click()
    await page
      .getByText(/no está disponible sin conexión/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(faults).toEqual([])
    await close()
  })
})

async function openCart(page: Page) {
  await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
}

async function openCheckout(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Pagar' }).click()
  await page.getByLabel('Correo electrónico').waitFor()
}

async function expectOneOrder({ page, context, faults, close }: Window, buyer: Buyer, lines: Record<string, number>) {
  const number = await orderNumber(page)
  expect(await orderLines(page, gateway)).toEqual(lines)
  expect(await ordersOf(platform, buyer.email)).toEqual([number])
  expect(await linesOf(context, gateway)).toEqual({})
  expect(faults).toEqual([])
  await close()
}
