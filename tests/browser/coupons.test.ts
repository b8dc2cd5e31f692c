import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, openProduct, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())

async function openShopper(viewport: typeof PHONE | typeof DESKTOP): Promise<Window> {
  const window = await openWindow(browser, { viewport })
  await window.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(web).origin })
  return window
}

/** Opens an account on the way to a page of it. */
async function signUpFor(page: Page, path: string): Promise<void> {
  await page.goto(`${web}${path}`)
  await page.waitForURL('**/login?r=*')
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('Apellido paterno').fill('López')
  await page.getByRole('main').getByLabel('Correo electrónico').fill(newEmail())
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL(`**${path}`)
}

/** From a page without coupons to one with the newsletter's. @returns its code. */
async function earnCoupon(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Todavía no tienes cupones' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Ver el boletín' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Suscribirme' }).click()
  const told = page.getByText(/Gracias por suscribirte: tu cupón CLUB-/).first()
  await told.waitFor()
  const [code = ''] = /CLUB-\w{8}/.exec((await told.textContent()) ?? '') ?? []
  // The page reads again what it knew before.
  await page.getByRole('main').getByRole('link', { name: 'Mis cupones' }).click()
  await page.getByText(code, { exact: true }).waitFor()
  return code
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('coupons on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openShopper(viewport)
    return () => shopper.close()
  })

  it('are none, then the newsletter’s, which is copied and used in the cart by keyboard', async () => {
    const { page, faults } = shopper
    await signUpFor(page, '/my-account/coupons')
    const code = await earnCoupon(page)
    await page.getByText('10 % de descuento').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Copiar código ${code}` }).click()
    await page.getByText(`Copiamos el código ${code}.`).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    const use = page.getByRole('button', { name: `Usar en mi carrito el cupón ${code}` })
    await use.click()
    await page.getByRole('alert').getByText('Tu carrito está vacío.').waitFor()
    await expectAccessible(page)
    await openProduct(page, web, ware)
    await addToCart(page)
    await page.goto(`${web}/my-account/coupons`)
    await untilAlive(page)
    await use.focus()
    await page.keyboard.press('Enter')
    await page.getByText(`El cupón ${code} ya se aplica en tu carrito.`).waitFor()
    const toCart = page.getByRole('link', { name: 'En uso: ver carrito' })
    await expect.poll(() => toCart.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/cart')
    await page.getByText(`Cupón ${code} aplicado`).waitFor()
    expect(faults).toEqual([])
  })

  it('wait for a network, and are used when there is one', async () => {
    const { page } = shopper
    await signUpFor(page, '/my-account/coupons')
    const code = await earnCoupon(page)
    await openProduct(page, web, ware)
    await addToCart(page)
    await page.goto(`${web}/my-account/coupons`)
    await page.getByText(code, { exact: true }).waitFor()
    await untilAlive(page)
    await setNetwork(page, false)
    await page.getByRole('button', { name: `Usar en mi carrito el cupón ${code}` }).click()
    await page.getByText('Lo anotamos y se aplica en cuanto se pueda.').waitFor()
    await setNetwork(page, true)
    await page.getByRole('link', { name: 'En uso: ver carrito' }).waitFor()
  })
})
