import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { type Window, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { payWithCard } from '../testkit/browser/payWithCard.ts'
import { done } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  addToCart,
  cookieOf,
  newBuyer,
  openProduct,
  orderNumber,
  ordersOf,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

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
  shopper = await openWindow(browser, { viewport: PHONE, expected: /status of 404/ })
  return () => shopper.close()
})

/** Takes a shopper to the review of an order that is paid by this method. */
async function toReview(page: Page, buyer: ReturnType<typeof newBuyer>, method: RegExp) {
  await openProduct(page, web, wares[0]!)
  await addToCart(page)
  await page.goto(`${web}/checkout`)
  await CHECKOUT.contact(page, buyer)
  await CHECKOUT.address(page, buyer)
  await CHECKOUT.shipping(page)
  await CHECKOUT.payment(page, buyer, method)
  await page.getByLabel(/^Acepto los términos/).waitFor()
}

describe('the review of an order', () => {
  it('does not place what has changed meanwhile: it says what, and orders that once it was seen', async () => {
    const { page, context, faults } = shopper
    const buyer = newBuyer()
    await toReview(page, buyer, /^Efectivo al recibir/)
    // The total stands on the button once the cart has been worked out.
    await page.getByRole('button', { name: /^Hacer el pedido · \$/, disabled: false }).waitFor()
    const elsewhere = asGuest(gateway, 'hogar', await cookieOf(context))
    await done(elsewhere, 'addCartLines', { lines: [{ sku: wares[1]!.sku, quantity: 1 }] })

    await CHECKOUT.review(page)
    const changes = page.getByRole('alert').filter({ hasText: 'Esto cambió desde que lo viste' })
    await changes.getByText(`${wares[1]!.name} se agregó al carrito.`).waitFor()
    await changes.getByText(/^Total: antes/).waitFor()
    expect(await ordersOf(platform, buyer.email)).toEqual([])

    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    expect(await ordersOf(platform, buyer.email)).toEqual([number])
    expect(faults).toEqual([])
  })
})

describe('a receipt', () => {
  it('opens by its link alone, with no person named', async () => {
    const { page } = shopper
    const buyer = newBuyer()
    await toReview(page, buyer, /^Efectivo en tienda/)
    await page.getByText('Comisión de pago').first().waitFor({ state: 'attached' })
    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    const payment = page.getByRole('region', { name: 'Cómo pagar' })
    expect(await payment.textContent()).toMatch(new RegExp(`9100${number}\\d`))
    await page.getByRole('link', { name: 'Ver comprobante' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comprobante de compra' }).waitFor()
    const link = page.url()

    const stranger = await openWindow(browser, { viewport: PHONE, expected: /status of 404/ })
    await stranger.page.goto(link)
    await stranger.page.getByText(number).waitFor()
    const sheet = (await stranger.page.getByRole('main').textContent()) ?? ''
    expect(sheet).toContain('A. L. · 44100 Guadalajara, Jalisco')
    expect(sheet).not.toMatch(/López|Juárez|3312345678/)
    expect(sheet).not.toContain(buyer.email)
    for (const other of [`${web}/receipt?proof=${number}`, `${web}/receipt`, link.replace(/.{12}$/, 'AAAAAAAAAAAA')]) {
      const answer = await stranger.page.goto(other)
      expect(answer?.status()).toBe(404)
      await stranger.page.getByRole('heading', { name: 'No encontramos ese comprobante' }).waitFor()
    }
    await stranger.close()
  })
})

describe('an order by card', () => {
  it('is paid on the bank’s page, where one card is refused and another pays, and nowhere else is a number seen', async () => {
    const { page } = shopper
    const seen: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== platform) seen.push(request.url() + (request.postData() ?? ''))
    })
    const buyer = newBuyer()
    await toReview(page, buyer, /^Tarjeta de crédito/)
    await CHECKOUT.review(page)
    // The order's button leads straight to the card's page; back from there, what is left to do is in sight.
    await page.getByRole('heading', { level: 1, name: 'Pagar con tarjeta' }).waitFor()
    expect(new URL(page.url()).origin).toBe(platform)
    await page.getByRole('link', { name: 'Volver a la tienda' }).click()
    await page.getByRole('heading', { level: 1, name: 'Falta un paso: paga tu pedido' }).waitFor()
    await page.getByText(/^Lo guardamos hasta las/).waitFor()
    const number = await orderNumber(page)
    await page
      .getByRole('region', { name: 'Paga tu pedido' })
      .getByRole('link', { name: /^Pagar .* con tarjeta$/ })
      .click()
    await page.getByText(`Pedido ${number}`).waitFor()
    await payWithCard(page, '4000 0000 0000 0002')
    await page.getByRole('alert').filter({ hasText: 'La plataforma de pago no aprobó el pago.' }).waitFor()
    await payWithCard(page, '4242 4242 4242 4242')
    expect(await orderNumber(page)).toBe(number)
    expect(new URL(page.url()).origin).toBe(web)
    await page.getByText('El pago está confirmado y estamos preparando tu pedido.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Gracias por tu compra' }).waitFor()
    expect(await page.getByRole('link', { name: /con tarjeta$/ }).count()).toBe(0)
    expect(seen.filter((text) => /4242|4000 ?0000/.test(text))).toEqual([])
  })
})
