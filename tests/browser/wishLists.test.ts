import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, addToCart, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())

function openShopper(viewport: typeof PHONE | typeof DESKTOP): Promise<Window> {
  return openWindow(browser, { viewport })
}

async function signUp(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('Apellido paterno').fill('López')
  await page.getByLabel('Correo electrónico').fill(newEmail())
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

const heartOf = (page: Page, { name }: Ware) =>
  page.getByRole('button', { name: `Guardar ${name} en una lista`, exact: true }).first()
const listBox = (page: Page, name: string) => page.getByRole('dialog').getByRole('checkbox', { name })
const openList = async (page: Page, name: string) => {
  await page.goto(`${web}/my-account/wishlists`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('lists of wishes on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openShopper(viewport)
    return () => shopper.close()
  })

  it('take along what a guest has saved, and are read by others with a link until they are closed', async () => {
    const { page, faults } = shopper
    const [first, second] = wares as [Ware, Ware]
    await openProduct(page, web, first)
    await heartOf(page, first).click()
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 1 producto' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tus favoritos' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: first.name }).first().waitFor()
    await expectAccessible(page)
    await signUp(page)
    await page.waitForURL('**/my-account/wishlists')
    await page.getByText('El producto que guardaste sin cuenta ya está en tu lista principal.').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 1 producto' }).waitFor()

    await openProduct(page, web, first)
    await heartOf(page, first).click()
    await expect.poll(() => listBox(page, 'Favoritos').isChecked(), POLL).toBe(true)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Crear otra lista' }).click()
    await page.getByLabel('Nombre de la nueva lista').fill('Sala')
    await page.getByRole('dialog').getByRole('button', { name: 'Crear lista' }).click()
    await expect.poll(() => listBox(page, 'Sala').isChecked(), POLL).toBe(true)

    await openProduct(page, web, second)
    await heartOf(page, second).click()
    await listBox(page, 'Sala').click()
    await page.getByText(`¡${second.name} se guardó en tu lista «Sala»!`).first().waitFor()

    await page.goto(`${web}/my-account/wishlists`)
    await page.getByText('2 productos').waitFor()
    await expectAccessible(page)
    await openList(page, 'Sala')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Quitar ${first.name} de la lista` }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Quitar .* de la lista$/ }).count(), POLL).toBe(1)

    const code = await page.evaluate(async () => {
      const query = '{ viewer { customer { wishLists { nodes { name sharingCode } } } } }'
      const headers = { 'content-type': 'application/json', 'x-hogar-client': 'test' }
      const reply = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
      const { data } = (await reply.json()) as {
        data: { viewer: { customer: { wishLists: { nodes: { name: string; sharingCode: string }[] } } } }
      }
      return data.viewer.customer.wishLists.nodes.find(({ name }) => name === 'Sala')?.sharingCode
    })
    const guest = await openShopper(viewport)
    const seenByGuest = async () => {
      await guest.page.goto(`${web}/wishlist/${code}`)
      return guest.page.getByText(/^Lista de Ana · /).textContent()
    }
    // The owner's page shows the removal before the shop has it.
    await expect.poll(seenByGuest, POLL).toBe('Lista de Ana · 1 producto')
    await expectAccessible(guest.page)
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await page.getByRole('radio', { name: /^Privada/ }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('La lista se actualizó.').first().waitFor()
    expect((await guest.page.reload())?.status()).toBe(404)
    await guest.page.getByText('No encontramos esa lista').waitFor()
    await guest.close()
    expect(faults).toEqual([])
  })

  it('keep what is done without a network, from the cart too', async () => {
    const { page } = shopper
    const [first] = wares as [Ware, Ware]
    await openProduct(page, web, first)
    await heartOf(page, first).click()
    await addToCart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 1 producto' }).click()
    await signUp(page)
    await page.getByText('El producto que guardaste sin cuenta ya está en tu lista principal.').first().waitFor()
    await page.goto(`${web}/checkout/cart`)
    await heartOf(page, first).click()
    await expect.poll(() => listBox(page, 'Favoritos').isChecked(), POLL).toBe(true)
    await listBox(page, 'Favoritos').click()
    await page.getByText('El producto se quitó de tu lista.').first().waitFor()
    await setNetwork(page, false)
    await listBox(page, 'Favoritos').click()
    await page.getByText('Guardado en este dispositivo: se enviará en cuanto se pueda.').first().waitFor()
    expect(await listBox(page, 'Favoritos').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Ver 1 cambio en espera' }).click()
    await page.getByRole('heading', { name: `Guardar ${first.name} en una lista` }).waitFor()
    await setNetwork(page, true)
    await expect
      .poll(async () => {
        await openList(page, 'Favoritos')
        return page.getByRole('button', { name: `Quitar ${first.name} de la lista` }).count()
      }, POLL)
      .toBe(1)
  })
})
