import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { done, fillCart } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  type Buyer,
  CHECKOUT,
  POLL,
  addToCart,
  cookieOf,
  expectLines,
  expectShownUnits,
  linesOf,
  newBuyer,
  openProduct,
  ordersOf,
  setNetwork,
  untilStored,
  untilTotalled,
} from '../testkit/shoppers/shopper.ts'
import { type CountedWare, type Ware, plentifulWares, scarceLamp } from '../testkit/shoppers/wares.ts'

const { web, gateway, platform } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  return () => shopper.close()
})

/** Buys all units but these, as another guest. */
async function leaveOnly(units: number, { sku, quantity }: CountedWare) {
  const guest = asGuest(gateway)
  await fillCart(guest, sku, quantity - units)
  await done(guest, 'placeOrder', { email: 'otra@example.mx', clientMutationId: crypto.randomUUID() })
}

/** Lets orders be sent without a question. The page may not be live yet: waits until the choice is stored. */
async function allowUnasked(page: Page) {
  await page.getByRole('checkbox', { name: /^Enviar sin preguntar/ }).check()
  await page.waitForFunction(() => localStorage.getItem('hogar:sends-orders-unasked:hogar') === 'true')
}

/** Goes through the checkout without a network, as far as the order that waits. */
async function orderOffline({ page }: Window, buyer: Buyer) {
  await openProduct(page, web, wares[0]!)
  await addToCart(page)
  await untilStored(page, 'paymentMethods')
  await page.getByRole('dialog').getByRole('link', { name: 'Ir a pagar' }).click()
  await page.getByLabel('Correo electrónico').waitFor()
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
  await untilTotalled(page)
  await setNetwork(page, false)
  await CHECKOUT.payment(page)
  await CHECKOUT.review(page)
  await page.getByRole('heading', { name: '¡Pedido en espera!' }).waitFor()
}

describe('back on line', () => {
  it('a sheet says what could not be done, and the shopper takes what is left', async () => {
    const { page, context, faults } = shopper
    const lamp = await scarceLamp(gateway, 4)
    await openProduct(page, web, lamp)
    await setNetwork(page, false)
    await page.getByRole('main').getByRole('textbox', { name: 'Cantidad' }).fill('3')
    await addToCart(page)
    await page.keyboard.press('Escape')
    await expectShownUnits(page, 3)
    await leaveOnly(2, lamp)
    await setNetwork(page, true)
    const sheet = page.getByRole('dialog', { name: 'Volvió la conexión' })
    await sheet.getByRole('heading', { name: 'No se pudo hacer' }).waitFor()
    await sheet.getByText(`Agregar ${lamp.name} al carrito (3 piezas)`).waitFor()
    await expectShownUnits(page, 0)
    await sheet.getByRole('button', { name: 'Quedarme con 2' }).click()
    await expectLines(context, gateway, { [lamp.sku]: 2 })
    await sheet.getByRole('button', { name: 'Entendido' }).click()
    await expectShownUnits(page, 2)
    expect(faults).toEqual([])
  })

  it('changes that all succeeded are reported in a notification, and can be viewed', async () => {
    const { page, context } = shopper
    await openProduct(page, web, wares[0]!)
    await setNetwork(page, false)
    await addToCart(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: wares[0]!.name })
    await row.getByRole('button', { name: 'Agregar uno' }).click()
    await expectShownUnits(page, 2)
    await setNetwork(page, true)
    await expectLines(context, gateway, { [wares[0]!.sku]: 2 })
    await page.getByText('Volvió la conexión y quedaron hechos 2 cambios.').waitFor()
    await page.getByRole('button', { name: 'Ver qué pasó' }).click()
    const sheet = page.getByRole('dialog', { name: 'Volvió la conexión' })
    await sheet.getByText(`Dejar 2 piezas de ${wares[0]!.name}`).waitFor()
    await sheet.getByRole('link', { name: 'Ver lo que se envió' }).click()
    await page.getByRole('heading', { name: 'No hay nada en espera' }).waitFor()
    await page.getByText(`Agregar ${wares[0]!.name} al carrito`).waitFor()
  })
})

describe('the page of what waits', () => {
  it('opens without a network from the note at the head, says why, and takes back what is not wanted', async () => {
    const { page, context, faults } = shopper
    await openProduct(page, web, wares[0]!)
    await setNetwork(page, false)
    await addToCart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ver 1 cambio en espera' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lo que está en espera' }).waitFor()
    await page.reload()
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: wares[0]!.name })
    await card.getByText('Se enviará cuando vuelva la conexión.').waitFor()
    await card.getByText('Detalles técnicos').click()
    await card.getByText('addToCart').waitFor()
    await card.getByRole('button', { name: 'Ya no enviar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya no enviar' }).click()
    await page.getByRole('heading', { name: 'No hay nada en espera' }).waitFor()
    await expectShownUnits(page, 0)
    await setNetwork(page, true)
    await page.reload()
    await page.getByRole('heading', { name: 'No hay nada en espera' }).waitFor()
    expect(await linesOf(context, gateway)).toEqual({})
    expect(faults).toEqual([])
  })
})

describe('an order that was placed without a network', () => {
  it('asks before it is sent, is sent once, and is listed with what came of it', async () => {
    const { page, context, faults } = shopper
    const buyer = newBuyer()
    await orderOffline(shopper, buyer)
    await page.getByRole('link', { name: 'Seguir viendo' }).click()
    await page.waitForURL(`${web}/`)
    // This device has never seen the home: it comes with the network, and must not take the question away.
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await setNetwork(page, true)
    const question = page.getByRole('dialog', { name: '¡Pedido en espera!' })
    await question.getByText(/^Hacer tu pedido: 1 artículo/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Una sala para quedarse', includeHidden: true }).waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await ordersOf(platform, buyer.email)).toEqual([])
    await question.getByRole('button', { name: 'Que siga en espera' }).click()
    await page.reload()
    await question.getByRole('button', { name: 'Enviar el pedido' }).click()
    await page.getByText(/^Tu pedido \d{9} está hecho\.$/).waitFor()
    await expect.poll(() => ordersOf(platform, buyer.email), POLL).toHaveLength(1)
    const [number] = await ordersOf(platform, buyer.email)
    await page.goto(`${web}/waiting`)
    await page.getByRole('link', { name: `Tu pedido ${number} está hecho.` }).waitFor()
    expect(await ordersOf(platform, buyer.email)).toEqual([number])
    expect(await linesOf(context, gateway)).toEqual({})
    expect(faults).toEqual([])
  })

  it('is sent by itself where the shopper wants that', async () => {
    const { page } = shopper
    const buyer = newBuyer()
    await page.goto(`${web}/waiting`)
    await allowUnasked(page)
    await orderOffline(shopper, buyer)
    await page.getByRole('link', { name: 'Seguir viendo' }).click()
    await page.waitForURL(`${web}/`)
    await setNetwork(page, true)
    await page.getByText(/^Tu pedido \d{9} está hecho\.$/).waitFor()
    expect(await ordersOf(platform, buyer.email)).toHaveLength(1)
  })

  it('is not sent at another total than the shopper has seen, even if they want no questions', async () => {
    const { page, context } = shopper
    const buyer = newBuyer()
    await page.goto(`${web}/waiting`)
    await allowUnasked(page)
    await orderOffline(shopper, buyer)
    await page.getByRole('link', { name: 'Seguir viendo' }).click()
    await page.waitForURL(`${web}/`)
    const elsewhere = asGuest(gateway, 'hogar', await cookieOf(context))
    await done(elsewhere, 'addCartLines', { lines: [{ sku: wares[1]!.sku, quantity: 1 }] })
    await setNetwork(page, true)
    const question = page.getByRole('dialog', { name: '¡Pedido en espera!' })
    await question.getByText(/^Ahora suma \$[\d,.]+; cuando lo hiciste sumaba \$[\d,.]+\.$/).waitFor()
    expect(await ordersOf(platform, buyer.email)).toEqual([])
    await question.getByRole('button', { name: /^Enviar por \$/ }).click()
    await page.getByText(/^Tu pedido \d{9} está hecho\.$/).waitFor()
    expect(await ordersOf(platform, buyer.email)).toHaveLength(1)
    expect(await linesOf(context, gateway)).toEqual({})
  })

  it('can be taken back: then the cart is as it was', async () => {
    const { page, context } = shopper
    const buyer = newBuyer()
    await orderOffline(shopper, buyer)
    await page.getByRole('link', { name: 'Seguir viendo' }).click()
    await page.waitForURL(`${web}/`)
    await setNetwork(page, true)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click()
    await expectShownUnits(page, 1)
    await expectLines(context, gateway, { [wares[0]!.sku]: 1 })
    expect(await ordersOf(platform, buyer.email)).toEqual([])
  })
})
