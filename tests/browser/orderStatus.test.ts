import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { storedOnDevice } from '../testkit/browser/storedOnDevice.ts'
import { orderWithoutAccount } from '../testkit/shoppers/trackOrder.ts'

const { web, gateway, platform } = sharedShop()
const WALK_MS = 120_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const isFocused = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading === document.activeElement)

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('an order on another device, $size', ({ viewport }) => {
  it('is found by keyboard, after what was wrong was said, and read again', { timeout: WALK_MS }, async () => {
    const email = newEmail()
    const number = await orderWithoutAccount(gateway, email)
    const { page, faults, close } = await openWindow(browser, { viewport })
    await page.goto(`${web}/login`)
    await untilAlive(page)
    await page.getByRole('main').getByRole('link', { name: 'Consultar un pedido sin cuenta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Estado de tu pedido' }).waitFor()
    const main = page.getByRole('main')
    await main.getByLabel('Número de pedido').fill(number)
    await main.getByLabel('Correo electrónico').fill('ana@')
    await page.keyboard.press('Enter')
    await main.getByText('Escribe un correo completo').waitFor()
    await expectGoodInEachSize(page)
    await main.getByLabel('Correo electrónico').fill(newEmail())
    await page.keyboard.press('Enter')
    await main.getByRole('alert').filter({ hasText: 'No encontramos un pedido con ese número y ese correo' }).waitFor()
    await main.getByLabel('Correo electrónico').fill(email)
    await page.keyboard.press('Enter')
    const order = main.getByRole('region', { name: `Pedido ${number}` })
    await order.waitFor()
    await expect.poll(() => isFocused(page, `Pedido ${number}`)).toBe(true)
    await order.getByText('44100 Guadalajara').waitFor()
    expect(
      await order
        .getByRole('listitem')
        .filter({ has: page.locator('img') })
        .count(),
    ).toBe(1)
    await expectGoodInEachSize(page)

    await reportProgress(platform, number, { status: 'order sent', guide_number: 'G77', delivery_company: 'DHL' })
    await order.getByRole('button', { name: 'Actualizar' }).click()
    await order.getByText('G77').waitFor()
    await order.getByText('Actualizado.').waitFor()
    expect(await order.getByRole('link', { name: 'Rastrear el paquete' }).getAttribute('href')).toContain('G77')
    await expectGoodInEachSize(page)

    // Nothing of it is in an address, nor on the device.
    expect(page.url()).toBe(`${web}/order-status`)
    const stored = await storedOnDevice(page)
    for (const secret of [email, number, 'G77', '44100 Guadalajara']) expect(stored).not.toContain(secret)
    expect(faults).toEqual([])
    await close()
  })
})

it('a link of a mail brings the number, and the page is indexed by no search engine', async () => {
  const { page, faults, close } = await openWindow(browser)
  const answer = await page.goto(`${web}/order-status?number=000000042`)
  await untilAlive(page)
  expect(answer?.status()).toBe(200)
  expect(await page.getByLabel('Número de pedido').inputValue()).toBe('000000042')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(faults).toEqual([])
  await close()
})

it('an order is not looked for off line, and what was typed stays', async () => {
  const { page, close } = await openWindow(browser)
  await page.goto(`${web}/order-status?number=000000042`)
  await untilAlive(page)
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.mx')
  await setNetwork(page, false)
  await page.getByRole('button', { name: 'Ver el estado' }).click()
  await page.getByText('Sin conexión no podemos consultar tu pedido.').waitFor()
  expect(await page.getByRole('main').getByLabel('Correo electrónico').inputValue()).toBe('ana@example.mx')
  await close()
})

it('the footer links to it in each store', async () => {
  const { page, close } = await openWindow(browser)
  for (const [prefix, title] of [
    ['', 'Estado de tu pedido'],
    ['/de', 'Stand deiner Bestellung'],
    ['/it', 'Stato del tuo ordine'],
  ]) {
    await page.goto(`${web}${prefix}/order-status`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: title }).waitFor()
  }
  await close()
})
