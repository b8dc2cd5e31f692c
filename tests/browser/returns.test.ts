import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { buyAs, openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { web, gateway, platform } = sharedShop()

let browser: Browser
let wares: readonly Ware[]
beforeAll(async () => {
  browser = await launchBrowser()
  wares = await plentifulWares(gateway, 2)
})
afterAll(() => browser.close())

/** A customer with an order of two pieces of two wares, in a window. */
async function openCustomer(viewport: typeof PHONE | typeof DESKTOP) {
  const account = await signedUp()
  const order = await buyAs(
    account,
    wares.map(({ sku }) => sku),
    2,
  )
  const window = await openAccountWindow(browser, account, { viewport })
  const progress = (of: string, status: string) => reportProgress(platform, of, { status })
  return { ...window, order, progress, path: `${web}/my-account/orders/${order.id}` }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^¿Cancelar el pedido/ })

/** A picture as a phone takes one, far too large to be sent as it is. */
const drawPhoto = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1_600, height: 1_200 })
    const pen = canvas.getContext('2d')!
    for (let at = 0; at < 4_000; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 360} 60% 50%)`
      pen.fillRect((at * 97) % 1_600, (at * 61) % 1_200, 40, 40)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array(await blob!.arrayBuffer())]
  })

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('an order on $size', ({ viewport }) => {
  it('is called off in part, and the rest sent back with a photo', async () => {
    const { page, path, order, progress, faults, close } = await openCustomer(viewport)
    const [first, second] = wares as [Ware, Ware]
    await page.goto(path)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await dialogOf(page).getByText('Solo algunos artículos').click()
    await dialogOf(page).getByRole('button', { name: 'Cancelar estos artículos' }).click()
    await dialogOf(page).getByText('Elige por lo menos un artículo.').waitFor()
    await dialogOf(page).getByText('Elige un motivo.').waitFor()
    await dialogOf(page).getByRole('checkbox', { name: first.name }).check()
    await dialogOf(page).getByRole('button', { name: 'Quitar uno' }).click()
    await dialogOf(page).getByText('Cambié de opinión').click()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Cancelar estos artículos' }).click()
    const note = page.getByRole('region', { name: 'Artículos cancelados' })
    await note.getByText(`1 × ${first.name}`).waitFor()
    await expect.poll(() => dialogOf(page).count(), POLL).toBe(0)
    await expectAccessible(page)

    await progress(order.number, 'order delivered')
    await page.goto(path)
    await untilAlive(page)
    expect(await page.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Devolver artículos' }).click()
    await page.getByRole('heading', { level: 1, name: `Devoluciones del pedido ${order.number}` }).waitFor()
    await page.getByRole('button', { name: 'Pedir la devolución' }).click()
    await page.getByText('Elige por lo menos un artículo.').waitFor()
    await page.getByRole('checkbox', { name: second.name }).check()
    await page.getByRole('button', { name: 'Pedir la devolución' }).click()
    await expect.poll(() => page.getByText('Elige una respuesta.').count(), POLL).toBe(3)
    await page.getByLabel('Motivo').selectOption({ label: 'Llegó dañado' })
    await page.getByLabel('Estado del artículo').selectOption({ label: 'Abierto' })
    await page.getByLabel('Qué prefieres').selectOption({ label: 'Reembolso' })
    const buffer = Buffer.from(await drawPhoto(page))
    await page.getByLabel('Agregar fotos').setInputFiles([{ name: 'mesa.png', mimeType: 'image/png', buffer }])
    await page.getByRole('img', { name: 'Foto 1' }).waitFor()
    await page.getByLabel('Cuéntanos más (opcional)').fill('Una pata rota')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pedir la devolución' }).click()
    const asked = page.getByRole('region', { name: 'Tus devoluciones' })
    await asked.getByText('Solicitada', { exact: true }).waitFor()
    await asked.getByText('Llegó dañado · Abierto · Reembolso').waitFor()
    await expect.poll(() => asked.getByRole('img', { name: 'Foto 1' }).evaluate((image: HTMLImageElement) => image.naturalWidth), POLL).toBeGreaterThan(100) // prettier-ignore
    await expectAccessible(page)
    await asked.getByRole('link', { name: /^Abrir la devolución/ }).click()
    await page.getByRole('heading', { level: 1, name: /^Devolución \d{9}$/ }).waitFor()
    await page.getByText('Una pata rota').waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(faults).toEqual([])
    await close()
  })
})

it('an order is called off without a network, and that is sent with the next one', async () => {
  const { page, path, close } = await openCustomer(PHONE)
  await page.goto(path)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await dialogOf(page).getByText('Cambié de opinión').waitFor()
  await setNetwork(page, false)
  await dialogOf(page).getByText('Cambié de opinión').click()
  await dialogOf(page).getByRole('button', { name: 'Cancelar todo el pedido' }).click()
  await expect.poll(() => dialogOf(page).count(), POLL).toBe(0)
  await page.getByRole('button', { name: 'Cancelar pedido' }).waitFor()
  await setNetwork(page, true)
  await page.getByRole('region', { name: 'Artículos cancelados' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0)
  await close()
})
