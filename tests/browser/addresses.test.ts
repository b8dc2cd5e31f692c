import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { PHONE, type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'
import { shelvedWare } from '../testkit/shoppers/pickup.ts'
import { SKUS, guaranteedByMaker, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

const STORES = {
  hogar: {
    prefix: '',
    add: 'Agregar al carrito',
    email: 'Correo electrónico',
    goOn: 'Continuar',
    code: 'Código postal',
  },
  de: { prefix: '/de', add: 'In den Warenkorb', email: 'E-Mail-Adresse', goOn: 'Weiter', code: 'Postleitzahl' },
  it: { prefix: '/it', add: 'Aggiungi al carrello', email: 'Indirizzo e-mail', goOn: 'Continua', code: 'CAP' },
} as const

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** From a product to the fields of the address. */
async function openAddressStep(page: Page, store: keyof typeof STORES, sku: string = SKUS.simple): Promise<void> {
  const texts = STORES[store]
  const { urlPath } = await wareOf(gateway, sku, store)
  await page.goto(`${web}${texts.prefix}/${urlPath}`)
  await untilAlive(page)
  await page.getByRole('main').getByRole('button', { name: texts.add }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.goto(`${web}${texts.prefix}/checkout`)
  await untilAlive(page)
  await page.getByRole('main').getByLabel(texts.email).first().fill('ana@example.org')
  await page.getByRole('main').getByRole('button', { name: texts.goOn }).click()
  await page.getByLabel(texts.code).waitFor()
}

const valueOf = (page: Page, label: string) => page.getByLabel(label).inputValue()

describe('an address at 390 px', () => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport: PHONE })
    return () => shopper.close()
  })

  it('another postal code takes away what the first had filled in, at 390 px', async () => {
    const { page } = shopper
    await openAddressStep(page, 'hogar')
    await page.getByLabel('Código postal').fill('06700')
    await expect.poll(() => valueOf(page, 'Ciudad o municipio'), POLL).toBe('Cuauhtémoc')
    expect(await valueOf(page, 'Colonia (opcional)')).toBe('Roma Norte')
    expect(await valueOf(page, 'Estado')).toBe('CMX')
    await page.getByLabel('Código postal').fill('99999')
    await page.getByText('No tenemos la ciudad de este código postal: escríbela tú.').waitFor()
    expect(await valueOf(page, 'Ciudad o municipio')).toBe('')
    expect(await valueOf(page, 'Colonia (opcional)')).toBe('')
    expect(await valueOf(page, 'Estado')).toBe('ZAC')
    await page.getByLabel('Ciudad o municipio').fill('Tlaltenango')
    await page.getByLabel('Código postal').fill('44100')
    await expect.poll(() => valueOf(page, 'Colonia (opcional)'), POLL).toBe('Guadalajara Centro')
    expect(await valueOf(page, 'Ciudad o municipio')).toBe('Tlaltenango')
    await expectAccessible(page)
  })

  it('a German postal code fills in its town, or suggests several', async () => {
    const { page } = shopper
    await openAddressStep(page, 'de')
    await page.getByLabel('Postleitzahl').fill('10115')
    await expect.poll(() => valueOf(page, 'Ort'), POLL).toBe('Berlin')
    await page.getByLabel('Postleitzahl').fill('99998')
    await expect.poll(() => page.locator('datalist option').count(), POLL).toBe(2)
    expect(await valueOf(page, 'Ort')).toBe('')
  })

  it('an Italian address has a province, which its code fills in', async () => {
    const { page } = shopper
    await openAddressStep(page, 'it')
    await page.getByLabel('CAP').fill('40125')
    await expect.poll(() => valueOf(page, 'Città'), POLL).toBe('Bologna')
    expect(await valueOf(page, 'Provincia')).toBe('BO')
    await page.getByLabel('Nome', { exact: true }).fill('Anna')
    await page.getByLabel('Cognome').fill('Rossi')
    await page.getByLabel('Via', { exact: true }).fill('Via Zamboni')
    await page.getByLabel('Numero civico').fill('33')
    await page.getByLabel('Telefono').fill('0512099111')
    await page.getByRole('main').getByRole('button', { name: 'Continua' }).click()
    await page.getByText('40125 Bologna BO').waitFor()
    await expectAccessible(page)
  })
})

describe.each([
  {
    store: 'hogar' as const,
    way: 'Recoger en una sucursal',
    person: { Nombre: 'Ana', 'Apellido paterno': 'López', Teléfono: '3312345678' },
    payment: 'Forma de pago',
    note: 'Pagas en la sucursal al recogerlo. Ten el importe a la mano.',
    cash: /^Efectivo al recoger/,
    terms: /^Acepto los términos/,
    order: /^Hacer el pedido/,
    told: 'Lo recoges en',
  },
  {
    store: 'de' as const,
    way: 'Abholung in einer Filiale',
    person: { Vorname: 'Anna', Nachname: 'Schmidt', 'Telefon (optional)': '030 123456' },
    payment: 'Zahlungsart',
    note: 'Du zahlst bar in der Filiale, wenn du abholst.',
    cash: /^Barzahlung bei Abholung/,
    terms: /^Ich stimme den/,
    order: /zahlungspflichtig|bestellen/i,
    told: 'Abholung in',
  },
])('pick-up at 390 px in the store $store', ({ store, way, person, note, cash, terms, order, told }) => {
  let shopper: Window
  beforeEach(async () => {
    shopper = await openWindow(browser, { viewport: PHONE })
    return () => shopper.close()
  })

  it('asks which branch and who comes, no address, and the order names the branch', { timeout: 90_000 }, async () => {
    const { page } = shopper
    const { sku, branches } = await shelvedWare(gateway, store)
    const { name, street } = branches[0]!.branch
    await openAddressStep(page, store, sku)
    const { goOn, code } = STORES[store]
    const next = page.getByRole('main').getByRole('button', { name: goOn, exact: true })
    await page.getByRole('radio', { name: way }).check()
    await next.click()
    expect(await page.getByLabel(code, { exact: true }).count()).toBe(0)
    await page.getByRole('radio', { name }).check()
    for (const [label, text] of Object.entries(person)) await page.getByLabel(label, { exact: true }).fill(text)
    await expectAccessible(page)
    await next.click()
    await page.getByRole('radio', { name: cash }).check()
    await page.getByText(note).waitFor()
    await page.getByText(street).first().waitFor()
    await next.click()
    await page.getByLabel(terms).check()
    await page.getByRole('main').getByRole('button', { name: order }).click()
    await page.getByText(told, { exact: true }).waitFor()
    await page.getByText(name, { exact: true }).first().waitFor()
    await expectAccessible(page)
  })
})

describe('what is too heavy for a counter', () => {
  it('cannot be picked up, and says why', async () => {
    const shopper = await openWindow(browser, { viewport: PHONE })
    const { sku, name } = await guaranteedByMaker(gateway)
    await openAddressStep(shopper.page, 'hogar', sku)
    const way = shopper.page.getByRole('radio', { name: 'Recoger en una sucursal' })
    await way.waitFor()
    expect(await way.isDisabled()).toBe(true)
    await shopper.page.getByText(`${name} pesa más de 20 kg`).waitFor()
    await shopper.close()
  })
})
