import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import {
  CHECKOUT,
  POLL,
  addToCart,
  currentStep,
  expectLines,
  expectShownUnits,
  newBuyer,
  openProduct,
  orderNumber,
  untilAlive,
} from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { web, gateway, platform } = sharedShop()

let browser: Browser
let ware: Ware
beforeAll(async () => {
  browser = await launchBrowser()
  ware = (await plentifulWares(gateway, 1))[0]!
})
afterAll(() => browser.close())

/** So many pages, each looked at whole, take a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 180_000

function openShopper(viewport: typeof PHONE | typeof DESKTOP = DESKTOP): Promise<Window> {
  return openWindow(browser, { viewport, worker: 'at once' })
}

async function signUp(page: Page, email: string) {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('Apellido paterno').fill('López')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

async function login(page: Page, email: string) {
  // The page that led here asks for an address too, and stays until this one has its code.
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'Cuenta de Ana' })

/** Hides a page and shows it again an hour later, by its own clock: a headless browser shows all its pages at once. */
const leaveForAWhile = (page: Page) =>
  page.evaluate(() => {
    const turn = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    turn('hidden')
    const { now } = Date
    Date.now = () => now() + 3_600_000
    turn('visible')
  })

/** Everything that the browser keeps of the shop: storage, database, caches. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('hogar-hogar')
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = await Promise.all(
      [...database.objectStoreNames].map(
        (name) =>
          new Promise((resolve) => {
            const reading = database.transaction(name).objectStore(name).getAll()
            reading.onsuccess = () => resolve(reading.result)
          }),
      ),
    )
    database.close()
    const notes = await (await caches.open('kept-pages')).keys()
    return JSON.stringify([
      all,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      notes.map(({ url }) => url),
    ])
  })

async function writeAddress(page: Page) {
  const buyer = newBuyer()
  await page.getByLabel('Código postal').fill(buyer.postcode)
  await page.getByLabel('Ciudad o municipio').fill(buyer.city)
  await page.getByLabel('Calle', { exact: true }).fill(buyer.street)
  await page.getByLabel('Número', { exact: true }).fill(buyer.number)
  await page.getByLabel('Teléfono').fill(buyer.telephone)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('an account on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openShopper(viewport)
    return () => shopper.close()
  })

  it('goes from signing up to an address, an order, its history, and out again', { timeout: JOURNEY_MS }, async () => {
    const { page, context, faults } = shopper
    const email = newEmail()
    await openProduct(page, web, ware)
    await addToCart(page)
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await page.keyboard.press('Escape')

    // What was asked for without an account comes after it.
    await page.goto(`${web}/my-account/addresses/new`)
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Crear una cuenta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' }).waitFor()
    await expectAccessible(page)
    await signUp(page, email)
    await page.getByRole('heading', { level: 1, name: 'Nueva dirección' }).waitFor()
    await menuOf(page).waitFor()
    await expectShownUnits(page, 1)
    await expectAccessible(page)

    await writeAddress(page)
    await page.getByRole('heading', { level: 1, name: 'Mis direcciones' }).waitFor()
    await page.getByRole('main').getByText('Guadalajara').first().waitFor()
    await expectAccessible(page)

    // The checkout knows where to.
    await page.goto(`${web}/checkout`)
    await expect.poll(() => page.getByLabel('Correo electrónico').inputValue(), POLL).toBe(email)
    await currentStep(page).getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('radio', { name: /44100 Guadalajara/, checked: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Otra dirección' }).check()
    expect(await page.getByLabel('Código postal').inputValue()).toBe('')
    await page.getByRole('radio', { name: /44100 Guadalajara/ }).check()
    await currentStep(page).getByRole('button', { name: 'Continuar' }).click()
    await CHECKOUT.shipping(page)
    await CHECKOUT.payment(page)
    await CHECKOUT.review(page)
    const number = await orderNumber(page)

    await page.goto(`${web}/my-account`)
    await page.getByRole('link', { name: `Pedido ${number}` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver todos mis pedidos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mis pedidos' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: `Pedido ${number}` }).click()
    await page.getByRole('heading', { level: 1, name: `Pedido ${number}` }).waitFor()
    await page.getByText('Ahora: En preparación').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: `Volver a pedir ${number}` }).click()
    await expectShownUnits(page, 1)

    await page.goto(`${web}/my-account/edit`)
    await page.getByRole('heading', { level: 2, name: 'Dispositivos' }).waitFor()
    expect((await storedBy(page)).includes(PASSWORD)).toBe(false)
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: 'Lo que viste hace poco' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lo que viste hace poco' }).waitFor()
    await page.getByRole('article').getByRole('link', { name: ware.name }).waitFor()
    await expectAccessible(page)

    await menuOf(page).click()
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByText('Cerraste sesión').waitFor()
    await expectShownUnits(page, 0)
    await expect.poll(() => storedBy(page), POLL).not.toContain(email)
    expect(await storedBy(page)).not.toMatch(/López|44100|my-account/)
    await page.goto(`${web}/my-account/orders`)
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    expect(faults).toEqual([])
  })
})

describe('an account on the way through the checkout', () => {
  let shopper: Window
  let email: string
  const openCheckout = async () => {
    await openProduct(shopper.page, web, ware)
    await addToCart(shopper.page)
    await shopper.page.goto(`${web}/checkout`)
    await untilAlive(shopper.page)
  }
  beforeEach(async () => {
    email = newEmail()
    shopper = await openShopper(PHONE)
    return () => shopper.close()
  })

  it('is made, keeps the order, and no device keeps its password', async () => {
    const { page, context, faults } = shopper
    await openCheckout()
    await page.getByLabel('Crear una cuenta, para seguir mis pedidos').check()
    await page.getByLabel('Apellido paterno').waitFor()
    await expectAccessible(page)
    await signUp(page, email)
    await page.getByText('Tu cuenta está lista.').waitFor()
    await expectLines(context, gateway, { [ware.sku]: 1 })
    await page.reload()
    await currentStep(page).getByRole('heading', { name: 'Dirección de entrega' }).waitFor()
    expect((await storedBy(page)).includes(PASSWORD)).toBe(false)
    await CHECKOUT.address(page, newBuyer())
    await CHECKOUT.shipping(page)
    await CHECKOUT.payment(page)
    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    await page.goto(`${web}/my-account/orders`)
    await page.getByRole('link', { name: `Pedido ${number}` }).waitFor()
    expect(faults).toEqual([])
  })

  it('is opened from the checkout, with the cart of before, and returns to it', async () => {
    const { page, context, faults } = shopper
    const device = asBrowser()
    await device.signUp(email)
    await device.add(ware.sku, 2)
    await openCheckout()
    await page.getByRole('main').getByRole('link', { name: 'Entra' }).click()
    await login(page, email)
    await currentStep(page).getByRole('heading', { name: 'Contacto' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/checkout')
    await expect.poll(() => page.getByLabel('Correo electrónico').inputValue(), POLL).toBe(email)
    expect(await page.getByLabel('Crear una cuenta, para seguir mis pedidos').count()).toBe(0)
    await expectLines(context, gateway, { [ware.sku]: 3 })
    expect(faults).toEqual([])
  })
})

describe('an account that is open', () => {
  let shopper: Window
  let email: string
  beforeEach(async () => {
    email = newEmail()
    shopper = await openShopper()
    await shopper.page.goto(`${web}/customer/account/create`)
    await signUp(shopper.page, email)
    await menuOf(shopper.page).waitFor()
    return () => shopper.close()
  })

  it('brings the cart to another device without a reload, and goes back to the page that it was opened from', async () => {
    await openProduct(shopper.page, web, ware)
    await addToCart(shopper.page)
    await expectLines(shopper.context, gateway, { [ware.sku]: 1 })
    const phone = await openShopper(PHONE)
    await openProduct(phone.page, web, ware)
    const address = phone.page.url()
    await phone.page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await phone.page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await login(phone.page, email)
    await phone.page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
    expect(phone.page.url()).toBe(address)
    await expectShownUnits(phone.page, 1)
    expect(await phone.page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(phone.faults).toEqual([])
    await phone.close()
  })

  it('shows, once it is looked at again, what another device has put into the cart', async () => {
    await openProduct(shopper.page, web, ware)
    await untilAlive(shopper.page)
    await expectShownUnits(shopper.page, 0)
    const phone = await openShopper(PHONE)
    await phone.page.goto(`${web}/login`)
    await login(phone.page, email)
    await menuOf(phone.page).waitFor()
    await openProduct(phone.page, web, ware)
    await addToCart(phone.page)
    await expectLines(phone.context, gateway, { [ware.sku]: 1 })
    await phone.close()
    await leaveForAWhile(shopper.page)
    await expectShownUnits(shopper.page, 1)
    expect(shopper.faults).toEqual([])
  })

  it('is open, and closed, in all tabs', async () => {
    const { page, context } = shopper
    const second = await context.newPage()
    await second.goto(`${web}/my-account/addresses`)
    await second.getByRole('heading', { level: 1, name: 'Mis direcciones' }).waitFor()
    await menuOf(second).waitFor()
    await menuOf(page).click()
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click()
    await second.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await second.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
    expect(await storedBy(second)).not.toContain(email)
    await login(page, email)
    await menuOf(second).waitFor()
    expect(shopper.faults).toEqual([])
  })

  it('shows how far an order is, and who carries it', async () => {
    const { page } = shopper
    await openProduct(page, web, ware)
    await addToCart(page)
    await page.goto(`${web}/checkout`)
    await expect.poll(() => page.getByLabel('Correo electrónico').inputValue(), POLL).toBe(email)
    await currentStep(page).getByRole('button', { name: 'Continuar' }).click()
    await CHECKOUT.address(page, newBuyer())
    await CHECKOUT.shipping(page)
    await CHECKOUT.payment(page)
    await CHECKOUT.review(page)
    const number = await orderNumber(page)
    const sent = { status: 'order sent', guide_number: 'MX-77', delivery_company: 'Estafeta' }
    await reportProgress(platform, number, sent)
    await page.goto(`${web}/my-account/orders`)
    await page.getByRole('link', { name: `Pedido ${number}` }).click()
    await page.getByText('MX-77').waitFor()
    await page.getByText('Estafeta').waitFor()
    await page.getByText('Ahora: Pedido enviado').waitFor({ state: 'attached' })
  })

  it('works by the keyboard alone', async () => {
    const { page } = shopper
    await page.goto(`${web}/my-account/edit`)
    await menuOf(page).waitFor()
    const reach = async (name: string | RegExp, role: 'button' | 'link' | 'textbox') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
      for (let press = 0; press < 80; press += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${String(name)} is not reached`)
    }
    await reach('Nombre', 'textbox')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Eva')
    await page.keyboard.press('Enter')
    await page.getByText('Los datos de tu cuenta se actualizaron.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Cuenta de Eva' }).waitFor()
    await reach('Cuenta de Eva', 'button')
    await page.keyboard.press('Enter')
    await reach('Cerrar sesión', 'button')
    await page.keyboard.press('Enter')
    await page.getByText('Cerraste sesión').waitFor()
    expect(shopper.faults).toEqual([])
  })
})
