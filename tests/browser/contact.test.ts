import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web, platform } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

function openShopper(viewport: typeof PHONE | typeof DESKTOP, javaScriptEnabled = true): Promise<Window> {
  return openWindow(browser, { viewport, javaScriptEnabled })
}

/** Returns the mails to the store that name this address for replies. */
async function mailsOf(email: string) {
  const mails = await (await fetch(`${platform}/outbox?recipient=hola@hogar.example`)).json()
  return (mails as { reply_to: string; subject: string; body: string }[]).filter((mail) => mail.reply_to === email)
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the store on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openShopper(viewport)
    return () => shopper.close()
  })

  it('is written to by keyboard, after what was wrong was said', async () => {
    const { page, faults } = shopper
    const email = newEmail()
    await page.goto(`${web}/contact`)
    await untilAlive(page)
    const form = page.getByRole('form', { name: 'Escríbenos' })
    expect(await page.getByRole('link', { name: '55 0000 0100' }).getAttribute('href')).toBe('tel:+525500000100')
    await form.getByLabel('Tu nombre').fill('Eva Ruiz')
    await form.getByLabel('Correo electrónico').fill('eva@')
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await form.getByText('Revisa el correo: algo como nombre@ejemplo.com.').waitFor()
    expect(await form.getByLabel('Correo electrónico').evaluate((field) => field === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel('Tu mensaje').fill('¿Abren el domingo?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const said = page.getByText(`Recibimos tu mensaje. Te respondemos a ${email}.`)
    await said.waitFor()
    expect(await said.evaluate((text) => text === document.activeElement)).toBe(true)
    await expectAccessible(page)
    expect((await mailsOf(email)).map(({ body }) => body)).toEqual([expect.stringContaining('¿Abren el domingo?')])
    expect(faults).toEqual([])
  })

  it('is complained to, and says by which number that is found again', async () => {
    const { page, faults } = shopper
    const email = newEmail()
    await page.goto(`${web}/contact`)
    await untilAlive(page)
    const form = page.getByRole('form', { name: 'Escríbenos' })
    await form.getByLabel('¿Sobre qué nos escribes?').selectOption('La entrega no llegó o se retrasó')
    await form.getByText('Preguntamos a la paquetería y te decimos la nueva fecha.').waitFor()
    await expectAccessible(page)
    await form.getByLabel('Tu nombre').fill('Eva Ruiz')
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel('Tu mensaje').fill('El pedido 000000042 no ha llegado.')
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    const said = page.getByText(/Tu queja tiene el folio Q-[0-9A-Z]{8}\./)
    await said.waitFor()
    const [folio = ''] = /Q-\w+/.exec((await said.textContent()) ?? '') ?? []
    const subjects = (await mailsOf(email)).map(({ subject }) => subject)
    expect(subjects).toEqual([`Queja ${folio} de Eva Ruiz: La entrega no llegó o se retrasó`])
    expect(faults).toEqual([])
  })

  it('keeps a message that has no network on the page, and sends it once there is one', async () => {
    const { page } = shopper
    const email = newEmail()
    await page.goto(`${web}/contact`)
    await untilAlive(page)
    await page.getByLabel('Tu nombre').fill('Eva Ruiz')
    await page.getByRole('main').getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Tu mensaje').fill('¿Abren el domingo?')
    await setNetwork(page, false)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await page.getByText('Sin conexión no podemos enviarlo.').waitFor()
    await expectAccessible(page)
    await setNetwork(page, true)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await page.getByText('Recibimos tu mensaje.').waitFor()
    expect(await mailsOf(email)).toHaveLength(1)
  })

  it.each([
    ['/tiendas', 'Tiendas', 6],
    ['/i/tiendas', 'Tiendas', 6],
    ['/sucursales', 'Puntos de entrega', 9],
  ])('lists its branches at %s', async (path, list, count) => {
    const { page, faults } = shopper
    await page.goto(`${web}${path}`)
    await page.getByRole('heading', { level: 2, name: list, exact: true }).waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(count)
    expect(await page.locator('main address a[href^="tel:+52"]').count()).toBe(count)
    await expectAccessible(page)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWider).toBe(false)
    expect(faults).toEqual([])
  })
})

describe('without JavaScript', () => {
  it.each([
    ['/my-account/stores', 'Guadalajara, Chapalita'],
    ['/de/tiendas', 'Köln-Ehrenfeld'],
    ['/it/sucursales', 'Milano, Lambrate'],
  ])('%s has %s', async (path, name) => {
    const { page, close } = await openShopper(PHONE, false)
    await page.goto(`${web}${path}`)
    await page.getByRole('heading', { level: 3, name }).waitFor()
    await close()
  })

  it('the store’s numbers and its address for mail are there, and the form takes nothing', async () => {
    const { page, close } = await openShopper(PHONE, false)
    await page.goto(`${web}/contact`)
    await page.getByRole('link', { name: '55 0000 0100' }).waitFor()
    expect(await page.locator('main a[href="mailto:hola@hogar.example"]').count()).toBe(1)
    expect(await page.getByLabel('Tu mensaje').isDisabled()).toBe(true)
    expect(await page.getByLabel('¿Sobre qué nos escribes?').isDisabled()).toBe(true)
    await close()
  })
})
