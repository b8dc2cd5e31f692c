import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  addToCart,
  cookieOf,
  expectLines,
  expectShownUnits,
  openProduct,
  setNetwork,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let ware: Ware
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  return () => shopper.close()
})

const lineOf = ({ page }: Window) => page.getByRole('main').getByRole('listitem').filter({ hasText: ware.name })
const unitsIn = (window: Window) => lineOf(window).getByRole('textbox')

async function openCart({ page }: Window) {
  await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
}

describe('the first thing that a guest ever adds, without a network', () => {
  it('is on the page of the cart, which says that totals come with the network', async () => {
    const { page, context, faults } = shopper
    await openProduct(page, web, ware)
    await setNetwork(page, false)
    await addToCart(page)
    await openCart(shopper)
    await lineOf(shopper).getByText('Guardado: se enviará en cuanto se pueda.').waitFor()
    await page.getByText('El total se calcula cuando vuelva la conexión.', { exact: true }).last().waitFor()
    expect(
      await lineOf(shopper)
        .getByText(/^\$[\d,.]+ por unidad$/)
        .count(),
    ).toBe(1)
    await page.reload()
    await lineOf(shopper).waitFor()
    await unitsIn(shopper).fill('3')
    await unitsIn(shopper).press('Enter')
    await expectShownUnits(page, 3)
    const price = async (text: RegExp) => {
      const shown = await lineOf(shopper).getByText(text).first().textContent()
      return Number(/\$([\d,.]+)/.exec(shown ?? '')?.[1]?.replaceAll(',', ''))
    }
    // Known from the price of one, though the platform has not worked it out.
    expect(await price(/^\$[\d,.]+$/)).toBe(3 * (await price(/por unidad$/)))
    await page.reload()
    await expect.poll(() => unitsIn(shopper).inputValue()).toBe('3')
    await setNetwork(page, true)
    await expectLines(context, gateway, { [ware.sku]: 3 })
    await page.getByText(/^Incluye \$/).waitFor()
    expect(faults).toEqual([])
  })
})

describe('the cart of a visitor who never opened it, without a network', () => {
  it('is empty behind its button in the header, and no error', async () => {
    const { page, faults } = shopper
    await page.goto(`${web}/`)
    await untilAlive(page)
    await setNetwork(page, false)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrito/ })
      .click()
    await page.getByRole('heading', { name: 'Tu carrito está vacío' }).first().waitFor()
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
    expect(faults).toEqual([])
  })
})

describe('a page whose network goes before it stands', () => {
  it('is drawn from what came with it, and takes what is put into the cart', async () => {
    const { page, context, faults } = shopper
    await page.addInitScript(() => {
      const proof = { isOnline: false }
      Object.defineProperty(navigator, 'onLine', { get: () => proof.isOnline, configurable: true })
      Object.assign(globalThis, { proof })
    })
    await openProduct(page, web, ware)
    await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
    await addToCart(page)
    await expectShownUnits(page, 1)
    await page.evaluate('proof.isOnline = true; dispatchEvent(new Event("online"))')
    await expectLines(context, gateway, { [ware.sku]: 1 })
    expect(faults).toEqual([])
  })
})

describe('a cart that another device changes while this one has no network', () => {
  it('is read from the shop when the network is back, though nothing waits here', async () => {
    const { page, context } = shopper
    await openProduct(page, web, ware)
    await addToCart(page)
    await openCart(shopper)
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await setNetwork(page, false)
    await asGuest(gateway, 'hogar', await cookieOf(context)).run(
      'mutation ($sku: String!) { addCartLines(input: { lines: [{ sku: $sku, quantity: 2 }] }) { userErrors { code } } }',
      { sku: ware.sku },
    )
    await expectLines(context, gateway, { [ware.sku]: 3 })
    await setNetwork(page, true)
    await expect.poll(() => unitsIn(shopper).inputValue()).toBe('3')
    await expectShownUnits(page, 3)
  })
})

describe('a product that is added', () => {
  /** Counts frames from the press until one shows the unit in the header, that one counted. */
  const watchFrames = (page: Page) =>
    page.evaluate(() => {
      const units = () => /\d+/.exec(document.querySelector('header a[href$="/checkout/cart"]')?.textContent ?? '')?.[0]
      const before = units()
      const watch = () => {
        let frames = 0
        // What stands in the page in the last moment before a frame is painted is what the frame shows.
        const look = () => {
          frames += 1
          if (units() === before) requestAnimationFrame(look)
          else Object.assign(globalThis, { framesUntilShown: frames })
        }
        requestAnimationFrame(look)
      }
      addEventListener('pointerup', watch, { capture: true, once: true })
    })

  it.each([
    ['there is no network', (page: Page) => setNetwork(page, false)],
    ['no request is answered', (page: Page) => page.route('**/*', () => {})],
    ['the network is quick', () => Promise.resolve()],
  ])('is in the very next frame where %s', async (_network, change) => {
    const { page } = shopper
    await openProduct(page, web, ware)
    await change(page)
    await watchFrames(page)
    await addToCart(page)
    expect(await page.evaluate('framesUntilShown')).toBe(1)
  })
})

describe('a quantity that was typed', () => {
  beforeEach(async () => {
    await openProduct(shopper.page, web, ware)
    await addToCart(shopper.page)
    await expectLines(shopper.context, gateway, { [ware.sku]: 1 })
    await openCart(shopper)
  })

  it('is kept before it has rested: a reload in the same moment does not lose it', async () => {
    const { page, context } = shopper
    await unitsIn(shopper).fill('4')
    await unitsIn(shopper).press('Enter')
    await page.reload()
    await expectLines(context, gateway, { [ware.sku]: 4 })
    await expect.poll(() => unitsIn(shopper).inputValue()).toBe('4')
  })

  it('is one change at the shop, however many presses it was', async () => {
    const { page, context } = shopper
    const sent: string[] = []
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
      if (body.includes('"line":{"identity"')) sent.push(body)
    })
    for (let press = 0; press < 4; press += 1)
      await lineOf(shopper).getByRole('button', { name: 'Agregar uno' }).click()
    await expectLines(context, gateway, { [ware.sku]: 5 })
    expect(sent).toHaveLength(1)
  })
})
