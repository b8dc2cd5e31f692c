import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { buyAs, openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { DESKTOP, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, expectLines, expectShownUnits, newBuyer, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { web, gateway, platform } = sharedShop()

/** Without a mouse a page is long, and a busy machine slow. */
const WALK_MS = 180_000

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())

const PLACES = [
  ['Mis pedidos', 'Mis pedidos'],
  ['Mis direcciones', 'Mis direcciones'],
  ['Mis listas', 'Mis listas'],
  ['Lo que viste hace poco', 'Lo que viste hace poco'],
  ['Monedero', 'Monedero'],
  ['Tu tarjeta y nivel', 'Tu tarjeta y nivel'],
  ['Mis cupones', 'Mis cupones'],
  ['Boletín', 'Boletín'],
  ['Mis datos', 'Mis datos'],
  ['Mi cuenta', /^Hola/],
] as const

const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

it('an account is made, walked through and left by the keyboard alone', { timeout: WALK_MS }, async () => {
  const { page, faults, close } = await openWindow(browser)
  const { use, write, lap, expectPage, expectFocus, press } = keyboardOf(page)
  await page.goto(`${web}/my-account`)
  await untilAlive(page)
  await use('link', 'Crear una cuenta')
  await expectPage('Crea tu cuenta')
  await write('Nombre', 'Ana')
  await press('Enter')
  await page.getByRole('alert').getByText('Escribe tu apellido.').waitFor()
  await expectFocus()
  await write('Apellido paterno', 'López')
  await write('Correo electrónico', newEmail())
  await write('Contraseña', PASSWORD)
  await write('Repite la contraseña', PASSWORD)
  await use('button', 'Crear cuenta')
  await expectPage('Hola, Ana')
  expect(await lap()).toContain('Cerrar sesión')

  for (const [place, title] of PLACES) {
    await use('link', place, 'Shift+Tab')
    await expectPage(title)
    await lap()
    await page.getByRole('heading', { level: 1 }).focus()
  }

  await use('button', 'Cuenta de Ana', 'Shift+Tab')
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  await press('Escape')
  await expectFocus({ tag: 'button' })
  await press('Enter')
  await use('button', 'Cerrar sesión')
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await told(page, 'Cerraste sesión')
  expect(faults).toEqual([])
  await close()
})

describe('by the keyboard alone', () => {
  let shopper: Window
  let page: Page
  let account: ReturnType<typeof asBrowser>
  let keyboard: ReturnType<typeof keyboardOf>
  let email: string
  beforeEach(async () => {
    account = asBrowser()
    email = newEmail()
    expect(codes(await account.signUp(email))).toEqual([])
    shopper = await openAccountWindow(browser, account, { viewport: DESKTOP })
    page = shopper.page
    keyboard = keyboardOf(page)
    return async () => {
      expect(shopper.faults).toEqual([])
      await shopper.close()
    }
  })
  const open = async (path: string) => {
    await page.goto(`${web}${path}`)
    await untilAlive(page)
  }
  const dialog = () => page.getByRole('dialog')
  /** A dialog has come, with the focus in it. */
  const expectDialog = async () => {
    await dialog().waitFor()
    expect(await dialog().evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  /** The browser closes it at once, and notifies the page a moment later: until then no press would open it again. */
  const expectClosed = () => expect.poll(() => page.locator('dialog > *').count(), POLL).toBe(0)

  it('name, password and devices are changed', { timeout: WALK_MS }, async () => {
    const { use, write, press, expectFocus } = keyboard
    await asBrowser().login(email)
    await asBrowser().login(email)
    await open('/my-account/edit')
    await write('Nombre', 'Eva')
    await press('Enter')
    await told(page, 'Los datos de tu cuenta se actualizaron.')
    await expectFocus({ tag: 'input' })

    const signOut = page.getByRole('button', { name: 'Cerrar sesión ahí: Dispositivo' })
    await use('button', 'Cerrar sesión ahí: Dispositivo')
    await expect.poll(() => signOut.count(), POLL).toBe(1)
    await expectFocus({ text: 'Cerrar sesión ahí: Dispositivo' })
    await use('button', 'Cerrar sesión en todos los demás')
    await expect.poll(() => signOut.count(), POLL).toBe(0)
    await expectFocus({ tag: 'h2', text: 'Dispositivos' })

    await write('Contraseña actual', PASSWORD)
    await write('Nueva contraseña', 'Otra-clave-7')
    await write('Repite la contraseña', 'Otra-clave-7')
    await use('button', 'Guardar contraseña')
    await told(page, 'Tu contraseña se cambió')
    await expectFocus({ text: 'Guardar contraseña' })
    expect(codes(await asBrowser().login(email, 'Otra-clave-7'))).toEqual([])
  })

  it('an address is written, changed and removed', { timeout: WALK_MS }, async () => {
    const { use, write, reach, press, expectPage, expectFocus } = keyboard
    const buyer = newBuyer()
    // The code fills in its only suburb.
    const [hidalgo, changed, juarez] = ['Av. Hidalgo 10', 'Av. Hidalgo 12', 'Av. Juárez 10'].map(
      (street) => `${street}, Guadalajara Centro`,
    )
    await open('/my-account/addresses')
    for (const street of ['Av. Juárez', 'Av. Hidalgo']) {
      await use('link', 'Agregar una dirección')
      await expectPage('Nueva dirección')
      await use('button', 'Guardar')
      await page.getByRole('alert').getByText('Escribe el código postal.').waitFor()
      await expectFocus()
      await write('Código postal', buyer.postcode)
      await write('Ciudad o municipio', buyer.city)
      await write('Calle', street)
      await write('Número', buyer.number)
      await write('Teléfono', buyer.telephone)
      await use('button', 'Guardar')
      await expectPage('Mis direcciones')
      await page.getByRole('main').getByText(street).first().waitFor()
    }

    await use('link', `Cambiar la dirección ${hidalgo}`)
    await expectPage('Cambiar dirección')
    await write('Número', '12')
    await reach('checkbox', 'Usarla para mis entregas')
    await press('Space')
    expect(await page.getByRole('checkbox', { name: 'Usarla para mis entregas' }).isChecked()).toBe(true)
    await use('button', 'Guardar')
    await expectPage('Mis direcciones')

    await use('button', `Borrar la dirección ${changed}`)
    await expectDialog()
    await press('Escape')
    await expectClosed()
    await expectFocus({ text: `Borrar la dirección ${changed}` })
    for (const street of [changed, juarez]) {
      await use('button', `Borrar la dirección ${street}`, 'Shift+Tab')
      await expectDialog()
      await use('button', 'Borrar')
      await expectClosed()
      await expect.poll(() => page.getByRole('button', { name: `Borrar la dirección ${street}` }).count(), POLL).toBe(0)
      await expectFocus()
    }
    await page.getByRole('heading', { name: 'Todavía no guardas ninguna dirección' }).waitFor()
    await expectFocus({ tag: 'h1' })
  })

  it('a list of wishes is made, named, filled, emptied and removed', { timeout: WALK_MS }, async () => {
    const { use, write, reach, press, expectPage, expectFocus } = keyboard
    const [first, second] = wares as [Ware, Ware]
    await open('/my-account/wishlists')
    await use('button', 'Crear lista')
    await told(page, 'Escribe un nombre para la lista.')
    await expectFocus({ tag: 'input' })
    for (const name of ['Sala', 'Cocina']) {
      await write('Nombre de la nueva lista', name)
      await press('Enter')
      await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
      await expectFocus({ tag: 'input' })
    }
    const heart = (ware: Ware) => `Guardar ${ware.name} en una lista`
    for (const ware of [first, second]) {
      await open(`/${ware.urlPath}`)
      await use('button', heart(ware))
      await dialog().getByRole('checkbox', { name: 'Sala' }).waitFor()
      await expectDialog()
      await reach('checkbox', 'Sala')
      await press('Space')
      await expect.poll(() => dialog().getByRole('checkbox', { name: 'Sala' }).isChecked(), POLL).toBe(true)
      await expectFocus({ tag: 'input' })
      await press('Escape')
      await expectClosed()
      await expectFocus({ text: heart(ware) })
    }
    // The second moves to the other list, and to one that is made on the way.
    await press('Enter')
    await reach('checkbox', 'Sala')
    await press('Space')
    await expect.poll(() => dialog().getByRole('checkbox', { name: 'Sala' }).isChecked(), POLL).toBe(false)
    await reach('checkbox', 'Cocina')
    await press('Space')
    await expect.poll(() => dialog().getByRole('checkbox', { name: 'Cocina' }).isChecked(), POLL).toBe(true)
    await use('button', 'Crear otra lista')
    await page.getByLabel('Nombre de la nueva lista').waitFor()
    await expectFocus({ tag: 'input' })
    await page.keyboard.type('Recámara')
    await press('Enter')
    await dialog().getByRole('checkbox', { name: 'Recámara' }).waitFor()
    await expectFocus()
    await press('Escape')

    await open('/my-account/wishlists')
    await use('link', 'Sala')
    await expectPage('Sala')
    await use('button', 'Cambiar')
    await expectDialog()
    await write('Nombre', 'Sala nueva')
    await press('Tab', 'ArrowUp', 'Enter')
    await page.getByRole('heading', { level: 1, name: 'Sala nueva' }).waitFor()
    await expectClosed()
    await expectFocus({ text: 'Cambiar' })
    await use('button', `Quitar ${first.name} de la lista`)
    await page.getByRole('heading', { name: 'Esta lista está vacía' }).waitFor()
    await expectFocus({ tag: 'h1' })
    await use('button', 'Borrar lista')
    await expectDialog()
    await press('Escape')
    await expectClosed()
    await expectFocus({ text: 'Borrar lista' })
    await press('Enter')
    await dialog().waitFor()
    await use('button', 'Borrar lista')
    await expectPage('Mis listas')
    expect(await page.getByRole('link', { name: 'Sala nueva' }).count()).toBe(0)
  })

  it('an order is placed again, called off, and another sent back', { timeout: WALK_MS }, async () => {
    const { use, reach, press, expectPage, expectFocus } = keyboard
    const [ware] = wares as [Ware]
    const delivered = await buyAs(account, [ware.sku], 2)
    const placed = await buyAs(account, [ware.sku], 1)
    await reportProgress(platform, delivered.number, { status: 'order delivered' })

    await open('/my-account/orders')
    await use('link', `Pedido ${placed.number}`)
    await expectPage(`Pedido ${placed.number}`)
    await use('button', `Volver a pedir ${placed.number}`)
    await expectShownUnits(page, 1)
    await expectFocus({ text: `Volver a pedir ${placed.number}` })
    await use('button', 'Cancelar pedido')
    await expectDialog()
    await press('Escape')
    await expectClosed()
    await expectFocus({ text: 'Cancelar pedido' })
    await press('Enter')
    await dialog().getByRole('radio', { name: 'Cambié de opinión' }).waitFor()
    await reach('button', 'Cancelar todo el pedido')
    await press('Enter')
    await dialog().getByText('Elige un motivo.').waitFor()
    await expectFocus({ tag: 'input' })
    await press('Space')
    expect(await dialog().getByText('Elige un motivo.').count()).toBe(0)
    await use('button', 'Cancelar todo el pedido')
    await expectClosed()
    await page.getByRole('region', { name: 'Artículos cancelados' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Cancelar pedido' }).count(), POLL).toBe(0)
    await expectFocus()

    await use('link', 'Volver a mis pedidos')
    await expectPage('Mis pedidos')
    await use('link', `Pedido ${delivered.number}`)
    await expectPage(`Pedido ${delivered.number}`)
    await use('link', 'Garantía')
    await expectPage(`Garantía del pedido ${delivered.number}`)
    await use('link', 'Volver al pedido')
    await expectPage(`Pedido ${delivered.number}`)
    await use('link', 'Devolver artículos')
    await expectPage(`Devoluciones del pedido ${delivered.number}`)
    await use('button', 'Pedir la devolución')
    await told(page, 'Elige por lo menos un artículo.')
    await expectFocus({ tag: 'input' })
    await reach('checkbox', ware.name)
    await press('Space')
    for (const question of ['Motivo', 'Estado del artículo', 'Qué prefieres']) {
      await reach('combobox', question)
      await press('ArrowDown')
    }
    await use('button', 'Pedir la devolución')
    await page.getByRole('region', { name: 'Tus devoluciones' }).getByText('Solicitada', { exact: true }).waitFor()
    await expectFocus()
    await use('link', /^Abrir la devolución/)
    await expectPage(/^Devolución \d{9}$/)
  })

  it('the newsletter is ended and begun, a cart kept and fetched', { timeout: WALK_MS }, async () => {
    const { use, press, expectFocus } = keyboard
    const [first, second] = wares as [Ware, Ware]
    await open('/my-account/newsletter')
    for (const [action, title] of [
      ['Suscribirme', 'Recibes el boletín'],
      ['Darme de baja', 'No recibes el boletín'],
      ['Suscribirme', 'Recibes el boletín'],
    ] as const) {
      await use('button', action)
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
      await expectFocus({ tag: 'button' })
      // It says so at once; until the shop has answered the button takes no second press.
      await expect.poll(() => page.locator('main button[aria-busy]').count(), POLL).toBe(0)
    }

    await account.add(first.sku, 1)
    await open('/checkout/cart')
    for (const name of ['Sala', 'Cocina']) {
      await use('button', 'Guardar cotización')
      await expectDialog()
      await keyboard.write('Nombre', name)
      await press('Enter')
      await told(page, `Guardamos tu carrito como «${name}».`)
      await expectClosed()
      await expectFocus({ text: 'Guardar cotización' })
    }
    await account.add(second.sku, 1)
    await open('/my-account/quotes')
    await page.getByRole('heading', { level: 1, name: 'Tus cotizaciones' }).waitFor()
    await use('button', 'Recuperar Sala')
    await expectDialog()
    await press('Escape')
    await expectClosed()
    await expectFocus({ text: 'Recuperar Sala' })
    await press('Enter')
    await dialog().waitFor()
    await use('button', 'Cambiar mi carrito por esta')
    await expectClosed()
    await expectLines(shopper.context, gateway, { [first.sku]: 1 })
    await expectFocus({ text: 'Recuperar Sala' })
    for (const name of ['Sala', 'Cocina']) {
      await use('button', `Borrar ${name}`)
      await expectDialog()
      await use('button', 'Borrar')
      await expectClosed()
      await expect.poll(() => page.getByRole('button', { name: `Borrar ${name}` }).count(), POLL).toBe(0)
      await expectFocus()
    }
    await page.getByRole('heading', { level: 2, name: 'Todavía no guardas ninguna cotización' }).waitFor()
    await expectFocus()
  })
})
