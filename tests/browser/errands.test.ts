import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, currentStep, newBuyer, orderNumber, untilAlive } from '../testkit/shoppers/shopper.ts'

const { web, platform } = sharedShop()
/** A phone's window below the bars of its browser. */
const SMALL_PHONE = { width: 390, height: 664 } as const
/** Presses that a stranger needs at most, from home to an order; what is typed is not counted. */
const MOST_TAPS = 15

const GERMAN_ADDRESS = {
  Vorname: 'Anna',
  Nachname: 'Schmidt',
  Postleitzahl: '10115',
  Ort: 'Berlin',
  Straße: 'Invalidenstraße',
  Hausnummer: '7',
} as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let shopper: Window
let taps = 0
beforeEach(async () => {
  shopper = await openWindow(browser, { viewport: SMALL_PHONE })
  taps = 0
  return async () => {
    expect(shopper.faults).toEqual([])
    await shopper.close()
  }
})

async function tap(target: Locator) {
  taps += 1
  await target.click()
}

/** Searches from the home page, and waits for what was found. */
async function search(page: Page, text: string) {
  await page.goto(web)
  await untilAlive(page)
  await tap(page.getByRole('banner').getByRole('searchbox'))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: text }).waitFor()
  await cards(page).first().waitFor()
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Opens the first hit. */
async function openFirst(page: Page) {
  await tap(cards(page).first().getByRole('link').first())
  await page.getByRole('region', { name: 'Medidas' }).waitFor()
}

/** Expects a width on the page of a product, in centimetres: it appears a moment after the page. */
async function expectWidth(page: Page, atLeast: number) {
  const measures = page.getByRole('region', { name: 'Medidas' })
  const width = async () => Number(/Ancho\s*(\d+)\s*cm/.exec((await measures.textContent()) ?? '')?.[1])
  await expect.poll(width, POLL).toBeGreaterThanOrEqual(atLeast)
}

/** Adds the product of the page, and goes from the panel to the checkout, past the step of the contact. */
async function goToAddress(page: Page, email: string) {
  await untilAlive(page)
  await tap(page.getByRole('button', { name: 'Agregar al carrito' }).first())
  await tap(page.getByRole('dialog', { name: 'Tu carrito' }).getByRole('link', { name: 'Ir a pagar' }))
  await page.getByLabel('Correo electrónico').fill(email)
  await goOn(page)
}

const goOn = (page: Page) => tap(currentStep(page).getByRole('button', { name: 'Continuar' }))

/** Pays by transfer, and accepts the terms. */
async function orderByTransfer(page: Page): Promise<string> {
  await tap(currentStep(page).getByRole('radio', { name: /^Transferencia SPEI/ }))
  await goOn(page)
  await tap(page.getByLabel(/^Acepto los términos/))
  await tap(page.getByRole('button', { name: /^Hacer el pedido/ }))
  await orderNumber(page)
  await page.getByRole('region', { name: 'Cómo pagar' }).waitFor()
  return page.getByRole('main').innerText()
}

it('a king bed is found, has the width of a king bed, and is ordered by transfer', async () => {
  const { page } = shopper
  const buyer = newBuyer()
  await search(page, 'cama king size')
  await openFirst(page)
  await expectWidth(page, 190)
  await goToAddress(page, buyer.email)
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.firstName)
  await page.getByLabel('Apellido paterno').fill(buyer.lastName)
  await page.getByLabel('Código postal').fill('64000')
  await expect.poll(() => page.getByLabel('Ciudad o municipio').inputValue()).toBe('Monterrey')
  await page.getByLabel('Calle', { exact: true }).fill(buyer.street)
  await page.getByLabel('Número', { exact: true }).fill(buyer.number)
  await page.getByLabel('Teléfono').fill(buyer.telephone)
  await goOn(page)
  await currentStep(page)
    .getByRole('radio', { name: /^A tu casa – Estándar/, checked: true })
    .waitFor()
  const told = await orderByTransfer(page)
  expect(told).toMatch(/Falta un paso: paga tu pedido[\s\S]*Importe\s+\$[\d,]+\.\d\d[\s\S]*CLABE\s+\d{18}/)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})

it('a dinner service is picked up in a branch that has it, without an address', async () => {
  const { page } = shopper
  const buyer = newBuyer()
  await search(page, 'vajilla')
  await openFirst(page)
  await goToAddress(page, buyer.email)
  await tap(currentStep(page).getByRole('radio', { name: 'Recoger en una sucursal' }))
  const branches = currentStep(page).getByRole('group', { name: 'Elige la sucursal' }).getByRole('radio')
  await branches.first().waitFor()
  await tap(branches.first())
  expect(await page.getByLabel('Código postal', { exact: true }).count()).toBe(0)
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.firstName)
  await page.getByLabel('Apellido paterno').fill(buyer.lastName)
  await page.getByLabel('Teléfono').fill(buyer.telephone)
  await goOn(page)
  const told = await orderByTransfer(page)
  expect(told).toMatch(/Te avisamos por correo cuando puedas recogerlo en /)
  expect(told).toMatch(/Lo recoges en[\s\S]*Listo desde/)
  expect(told).not.toMatch(/Llega |tu dirección/)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})

it('a screen of 65 inches has the width of its size', async () => {
  const { page } = shopper
  await search(page, 'tele 65')
  // 65 inches across in 16 to 9 are 144 cm wide, and the frame.
  await openFirst(page)
  await expectWidth(page, 144)
})

it('a king bed is found, ordered and paid by transfer in German', async () => {
  const { page } = shopper
  const { email } = newBuyer()
  await page.goto(`${web}/de`)
  await untilAlive(page)
  await tap(page.getByRole('banner').getByRole('searchbox'))
  await page.keyboard.type('Kingsize-Bett')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Kingsize-Bett' }).waitFor()
  await tap(cards(page).first().getByRole('link').first())
  const width = async () =>
    Number(/Breite\s*(\d+)/.exec((await page.getByRole('region', { name: 'Maße' }).textContent()) ?? '')?.[1])
  await expect.poll(width, POLL).toBeGreaterThanOrEqual(180)
  await untilAlive(page)
  await tap(page.getByRole('button', { name: 'In den Warenkorb' }).first())
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }))
  const weiter = () => tap(currentStep(page).getByRole('button', { name: 'Weiter', exact: true }))
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await weiter()
  for (const [label, text] of Object.entries(GERMAN_ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text)
  await weiter()
  await currentStep(page).getByRole('group', { name: 'Versand' }).getByRole('radio', { checked: true }).waitFor()
  await tap(currentStep(page).getByRole('radio', { name: /^Überweisung/ }))
  await weiter()
  await tap(page.getByLabel(/^Ich stimme den/))
  await tap(page.getByRole('button', { name: /^Zahlungspflichtig bestellen · [\d.]+,\d\d\s€$/ }))

  await page.getByRole('heading', { level: 1, name: 'Noch ein Schritt: bezahle deine Bestellung' }).waitFor()
  const open = await page.getByRole('region', { name: 'So bezahlst du' }).innerText()
  expect(open).toMatch(/Betrag\s+[\d.]+,\d\d\s€[\s\S]*IBAN\s+DE[\d ]{20,}[\s\S]*Verwendungszweck/)
  const number = /\d{9}/.exec(await page.getByRole('main').innerText())?.[0]
  // The bank reports the transfer.
  expect((await fetch(`${platform}/api/order/${number}/payment`, { method: 'PUT' })).status).toBe(200)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Danke für deinen Einkauf' }).waitFor()
  expect(await page.getByRole('region', { name: 'So bezahlst du' }).count()).toBe(0)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
