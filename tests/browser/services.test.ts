import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectLines, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const WARE = 'LIBRERO-ALBA'
const ASSEMBLY = 'SERVICIO-ARMADO'
const WARRANTY = 'GARANTIA-MUEBLES'

let browser: Browser
let ware: Ware
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
  ware = await wareOf(gateway, WARE)
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE, worker: 'at once' })
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

const group = () => shopper.page.getByRole('group', { name: 'Agrega a tu compra' })
const lineOf = (name: string) => shopper.page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function openCart() {
  await shopper.page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click()
  await shopper.page.getByRole('heading', { level: 1, name: 'Tu carrito' }).waitFor()
}

describe('services beside a product', () => {
  it('are added with it, one for each piece, in one change', async () => {
    const { page, context } = shopper
    const changes: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes(`"${WARE}"`) && body.includes(`"${ASSEMBLY}"`)) changes.push(request.url())
    })
    await openProduct(page, web, ware)
    await group().getByText('Cada servicio que elijas cubre una pieza.').waitFor()
    await group()
      .getByRole('checkbox', { name: /^Armado de un mueble/ })
      .check()
    await page.getByRole('button', { name: 'Agregar uno' }).first().click()
    await group().getByText('Cubre tus 2 piezas: se agregan 2 de cada servicio que elijas.').waitFor()
    await addToCart(page)
    await expectLines(context, gateway, { [WARE]: 2, [ASSEMBLY]: 2 })
    expect(changes).toHaveLength(1)
    await openCart()
    await lineOf('Armado de un mueble').getByText(`Cubre 2 piezas de tu carrito: ${ware.name}.`).waitFor()
  })

  it('have pages that name the categories that they are for', async () => {
    const { page } = shopper
    await openProduct(page, web, await wareOf(gateway, ASSEMBLY))
    await page.getByText('Es para muebles que llegan por armar.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Libreros' }).first().waitFor()
  })

  it('break no rule of accessibility, on a phone and on a desktop', async () => {
    await openProduct(shopper.page, web, ware)
    await group().waitFor()
    await expectGoodInEachSize(shopper.page)
  })
})

describe('services in the cart', () => {
  it('are offered with a line that lacks them, and stay until their product has left', async () => {
    const { page, context } = shopper
    await openProduct(page, web, ware)
    await addToCart(page)
    await openCart()
    const offer = lineOf(ware.name).getByRole('button', { name: /^Agregar para .*Armado de un mueble/ })
    await offer.click()
    await expectLines(context, gateway, { [WARE]: 1, [ASSEMBLY]: 1 })
    await lineOf('Armado de un mueble').getByText('Cubre 1 pieza de tu carrito').waitFor()
    expect(await offer.count()).toBe(0)
    await expectGoodInEachSize(page)
    await page.getByRole('button', { name: `Quitar ${ware.name} del carrito` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click()
    await page.getByText('En tu carrito no hay un producto para este servicio.').waitFor()
    await page.getByRole('button', { name: 'Quitar servicio: Armado de un mueble' }).click()
    await expectLines(context, gateway, {})
  })

  it('are added without a network, and sent when it is back', async () => {
    const { page, context } = shopper
    await openProduct(page, web, ware)
    await group().waitFor()
    await setNetwork(page, false)
    await group()
      .getByRole('checkbox', { name: /^Armado de un mueble/ })
      .check()
    await addToCart(page)
    await openCart()
    await lineOf('Armado de un mueble').getByText('Cubre 1 pieza de tu carrito').waitFor()
    await lineOf(ware.name)
      .getByRole('button', { name: /Garantía extendida de 12 meses para muebles/ })
      .click()
    await lineOf('Garantía extendida').getByText('Cubre 1 pieza de tu carrito').waitFor()
    await page.reload()
    await lineOf('Garantía extendida').first().waitFor()
    await setNetwork(page, true)
    await expectLines(context, gateway, { [WARE]: 1, [ASSEMBLY]: 1, [WARRANTY]: 1 })
  })
})
