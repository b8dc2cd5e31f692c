import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { PASSWORD, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork } from '../testkit/shoppers/shopper.ts'

const { web, platform } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

function openShopper(viewport: typeof PHONE | typeof DESKTOP, javaScriptEnabled = true): Promise<Window> {
  return openWindow(browser, { viewport, javaScriptEnabled })
}

/** Returns the subscription status of an address at the platform. */
const status = async (email: string) => {
  const query = new URLSearchParams({ email })
  const response = await fetch(`${platform}/api/ext/mailchimp-subscribe/subscribe?${query}`)
  return ((await response.json()) as { result: string }).result
}
const footer = (page: Page) => page.getByRole('contentinfo')
/** The form at the end of the page, which comes when one scrolls there. */
async function formOf(page: Page) {
  const form = footer(page).getByRole('form')
  // As one who scrolls down comes past it: a phone's foot is higher than its screen.
  await expect
    .poll(async () => {
      await footer(page).evaluate((element) => element.scrollIntoView())
      return form.count()
    }, POLL)
    .toBe(1)
  return form
}

describe.each([
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
])('the newsletter on $size', ({ viewport }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openShopper(viewport)
    return () => shopper.close()
  })

  it('is subscribed by keyboard at the end of a page, after what is no address was refused', async () => {
    const { page, faults } = shopper
    const email = newEmail()
    await page.goto(`${web}/`)
    const form = await formOf(page)
    const field = form.getByLabel('Tu correo para el boletín')
    await field.focus()
    await page.keyboard.type('ana@')
    await page.keyboard.press('Enter')
    await form.getByText('Revisa el correo: falta algo.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await field.fill(email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await form.getByText(`Listo: enviaremos el boletín a ${email}.`).waitFor()
    await expectAccessible(page)
    expect(await status(email)).toBe('subscribed')
    expect(faults).toEqual([])
  })

  it('moves nothing when its form comes', async () => {
    const { page } = shopper
    await page.goto(`${web}/`)
    const columns = footer(page).getByRole('navigation').first()
    const placeBefore = await columns.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    await formOf(page)
    const placeAfter = await columns.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    // Pictures above have their places: what is left is rounding.
    expect(Math.abs(placeAfter - placeBefore)).toBeLessThan(2)
  })

  it('waits for a network, and is sent when there is one', async () => {
    const { page } = shopper
    const email = newEmail()
    await page.goto(`${web}/`)
    const form = await formOf(page)
    await form.getByLabel('Tu correo para el boletín').fill(email)
    await setNetwork(page, false)
    await form.getByRole('button', { name: 'Suscribirme' }).click()
    await form.getByText('Lo anotamos y se envía en cuanto se pueda.').waitFor()
    expect(await status(email)).not.toBe('subscribed')
    await setNetwork(page, true)
    await expect.poll(() => status(email), POLL).toBe('subscribed')
  })

  it('is started and ended in the account, which says what is so after a reload too', async () => {
    const { page, faults } = shopper
    const email = newEmail()
    await page.goto(`${web}/my-account/newsletter`)
    await page.waitForURL('**/login?r=*')
    await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click()
    await page.getByLabel('Nombre', { exact: true }).fill('Ana')
    await page.getByLabel('Apellido paterno').fill('López')
    await page.getByRole('main').getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Repite la contraseña', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await page.waitForURL('**/my-account/newsletter')
    await page.getByRole('heading', { level: 2, name: 'No recibes el boletín' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Suscribirme' }).click()
    await page.getByRole('heading', { level: 2, name: 'Recibes el boletín' }).waitFor()
    await page.getByText(`Listo: enviaremos el boletín a ${email}.`).first().waitFor()
    expect(await status(email)).toBe('subscribed')
    await page.reload()
    await page.getByText(`Lo enviamos a ${email}.`).waitFor()
    await expectAccessible(page)
    const form = await formOf(page)
    await form.getByLabel('Tu correo para el boletín').fill(email)
    await form.getByRole('button', { name: 'Suscribirme' }).click()
    await form.getByText(`Ya enviamos el boletín a ${email}.`).waitFor()
    await setNetwork(page, false)
    await page.getByRole('main').getByRole('button', { name: 'Darme de baja' }).click()
    await page.getByRole('heading', { level: 2, name: 'Tu baja del boletín está en espera' }).waitFor()
    await setNetwork(page, true)
    await page.getByText(`Ya no enviaremos el boletín a ${email}.`).first().waitFor()
    expect(await status(email)).toBe('unsubscribed')
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'No recibes el boletín' }).waitFor()
    expect(faults).toEqual([])
  })
})

describe('every store', () => {
  it.each(STORES.map(({ code, urlPrefix }) => [code, urlPrefix] as const))('%s has the form', async (_code, prefix) => {
    const { page, faults, close } = await openShopper(DESKTOP)
    await page.goto(`${web}${prefix || '/'}`)
    await expect.poll(async () => (await formOf(page)).getByRole('textbox').count(), POLL).toBe(1)
    await expectAccessible(page)
    expect(faults).toEqual([])
    await close()
  })

  it('links to the account where there is no JavaScript', async () => {
    const { page, close } = await openShopper(PHONE, false)
    await page.goto(`${web}/`)
    const link = footer(page).getByRole('link', { name: 'Suscríbete al boletín' })
    expect(await link.getAttribute('href')).toBe('/my-account/newsletter')
    await close()
  })
})
