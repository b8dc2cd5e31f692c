import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  addToCart,
  expectLines,
  expectShownUnits,
  openProduct,
  setNetwork,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
let giver: Window
let taker: Window
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())
beforeEach(async () => {
  giver = await openWindow(browser)
  taker = await openWindow(browser)
  return async () => {
    await giver.close()
    await taker.close()
  }
})

/** Puts both wares into the giver's cart and opens it. */
async function fillCart() {
  const { page } = giver
  for (const ware of wares) {
    await openProduct(page, web, ware)
    await addToCart(page)
  }
  await page.goto(`${web}/checkout/cart`)
  await untilAlive(page)
}

async function shareCart(): Promise<string> {
  const { page } = giver
  await fillCart()
  await page.getByRole('button', { name: 'Compartir carrito' }).click()
  const field = page.getByLabel('Enlace de tu carrito')
  await field.waitFor()
  return field.inputValue()
}

describe('a link to a cart', () => {
  it('opens on another device, and what is chosen comes into its cart once, with the network gone too', async () => {
    const link = await shareCart()
    const { page, context } = taker
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Un carrito compartido contigo' }).waitFor()
    await untilAlive(page)
    await page.getByRole('checkbox', { name: `Agregar ${wares[1]!.name}` }).uncheck()
    await setNetwork(page, false)
    await page.getByRole('button', { name: 'Agregar 1 producto a mi carrito' }).click()
    await expectShownUnits(page, 1)
    await setNetwork(page, true)
    await expectLines(context, gateway, { [wares[0]!.sku]: 1 })
    await page.reload()
    await page.getByRole('button', { name: 'Agregar 2 productos a mi carrito' }).click()
    await expectLines(context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    await expectShownUnits(page, 2)
    expect(taker.faults).toEqual([])
  })

  it('that is unknown says so', async () => {
    const { page } = taker
    const answer = await page.goto(`${web}/checkout/shared/AAAAAAAAAAAAAAAAAAAAAA`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Este enlace ya no lleva a ningún carrito' }).waitFor()
  })
})

describe('a quote', () => {
  it('stores the cart under a name, replaces the cart again, and is not shown to others', async () => {
    await fillCart()
    const { page, context } = giver
    await page.getByRole('button', { name: 'Guardar cotización' }).click()
    await page.getByLabel('Nombre').fill('Sala nueva')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Guardamos tu carrito como «Sala nueva».').waitFor()
    await page.getByRole('button', { name: `Quitar ${wares[0]!.name} del carrito` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
    await expectLines(context, gateway, { [wares[1]!.sku]: 1 })
    await page.getByRole('link', { name: 'Mis cotizaciones' }).click()
    await page.getByRole('button', { name: 'Recuperar Sala nueva' }).click()
    await page.getByRole('button', { name: 'Cambiar mi carrito por esta' }).click()
    await expectLines(context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 1 })
    await taker.page.goto(`${web}/checkout/quotes`)
    await taker.page.getByRole('heading', { name: 'Todavía no guardas ninguna cotización' }).waitFor()
    await page.getByRole('button', { name: 'Borrar Sala nueva' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
    await page.getByRole('heading', { name: 'Todavía no guardas ninguna cotización' }).waitFor()
    expect(giver.faults).toEqual([])
  })
})
