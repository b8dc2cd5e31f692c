import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, openProduct, untilAlive } from '../testkit/shoppers/shopper.ts'
import { wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()
const OPEN = '¿Cabe en tu casa?'
/** As long as a shopper waits for a press to show something, before the next one. */
const PRESSES = { ...POLL, interval: 1_000 } as const

let browser: Browser
let shopper: Window
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: PHONE })
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

/** Opens the dialog: its button is rendered by the server, and its code comes when the browser is idle. */
async function open() {
  const { page } = shopper
  await expect
    .poll(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await page.getByRole('button', { name: OPEN }).click()
      return page.getByRole('dialog', { name: OPEN }).count()
    }, PRESSES)
    .toBe(1)
}

it('a product is compared with a door, stairs and its place, and the device keeps the measures', async () => {
  const { page } = shopper
  const sent: string[] = []
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`))
  // 80 cm wide, 188 high, 32 deep.
  await openProduct(page, web, await wareOf(gateway, 'LIBRERO-ALBA'))
  await open()
  const dialog = page.getByRole('dialog', { name: OPEN })
  const spot = (name: string) => dialog.getByRole('group', { name })
  await spot('Puerta').getByLabel('Ancho').fill('77,3')
  await spot('Puerta').getByText('Escribe también las otras medidas.').waitFor()
  await spot('Puerta').getByLabel('Alto').fill('200')
  await spot('Puerta').getByText('Pasa: quedan 45 cm.').waitFor()
  await spot('Escalera').getByLabel('Ancho').fill('30')
  await spot('Escalera').getByText('No pasa: faltan 2 cm.').waitFor()
  await spot('Lugar donde va').getByLabel('Ancho').fill('60')
  await spot('Lugar donde va').getByLabel('Fondo').fill('90')
  await spot('Lugar donde va').getByText('Cabe girado: quedan 10 cm en el lado más justo.').waitFor()
  await dialog.getByRole('img', { name: /32 cm de ancho y 188 cm de alto, en un lugar de 60 cm/ }).waitFor()
  await spot('Elevador').getByLabel('Ancho').fill('uno')
  await spot('Elevador').getByText('Solo centímetros: 80').waitFor()
  await expectGoodInEachSize(page)
  await page.reload()
  await untilAlive(page)
  await open()
  await spot('Puerta').getByText('Pasa: quedan 45 cm.').waitFor()
  expect(sent.filter((request) => request.includes('77,3'))).toEqual([])
  await dialog.getByRole('button', { name: 'Borrar mis medidas' }).click()
  expect(await spot('Puerta').getByLabel('Ancho').inputValue()).toBe('')
})
