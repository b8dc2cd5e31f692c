import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser.ts'
import { decideRequest } from '../testkit/creditApplicant.ts'
import { bookTransfer, calendarFileOf, goOn, passLiveTestByFiles, payByCard, stepOf } from '../testkit/creditPages.ts'
import { openAccountWindow } from '../testkit/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/expectAccessible.ts'
import { PHONE } from '../testkit/openWindow.ts'
import { untilAlive } from '../testkit/shopper.ts'
import { type Stack, startStack } from '../testkit/startStack.ts'

/** From the account to the last payment: some thirty pages. */
const JOURNEY_MS = 300_000
const START_MS = 180_000

/** Development account that owes nothing; its line is 58,000. */
const HOME = { number: 'C10000040', pin: '8520' }

/** Figures of 10,000 over a year with a life insurance of 10,000: those of the contract, and with every payment on time. */
const PAYMENTS = '$303 a la semana, 52 pagos, el último de $297.'
const WHOLE = 'Recibes $10,000 · Intereses $5,750 · Total $15,750 · CAT 137.5 % sin IVA'
const PUNCTUAL = 'Si pagas a tiempo: $269.83 a la semana, total $14,025. Ahorras $1,725, el 30 % de los intereses.'
const TABLE = [
  ['Cada pago', '$303.00', '$269.83'],
  ['Último pago', '$297.00', '$263.67'],
  ['Total', '$15,750.00', '$14,025.00'],
  ['Intereses', '$5,750.00', '$4,025.00'],
  ['CAT sin IVA', '137.5 %', '88.3 %'],
  ['CAT con IVA', '167.4 %', '105.7 %'],
] as const
/** First payment on time, with its part of the premium: 269.83 and 2.08. */
const FIRST = '$271.91'
/** Principal of the payments from the third on: 10,000.00 less 192.42 and 192.43. */
const PAYOFF = '$9,615.15'

/** Of this suite alone: others link and pay the same account. */
let shop: Stack
let browser: Browser
beforeAll(async () => {
  shop = await startStack()
  browser = await launchBrowser()
}, START_MS)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

async function visit(page: Page, path: string): Promise<void> {
  expect((await page.goto(`${shop.web}${path}`))?.status()).toBe(200)
  await untilAlive(page)
}

/** Expects all figures of the offer where a page shows it, and those of its calculation. */
async function expectOffer(place: Locator): Promise<void> {
  await place.getByText(WHOLE).first().waitFor()
  await place.getByText('Cómo se calcula').first().click()
  const texts = (await place.innerText()).replaceAll(/\s+/g, ' ')
  for (const text of [PAYMENTS, WHOLE, PUNCTUAL]) expect(texts).toContain(text)
  const rows = await place.getByRole('row').allInnerTexts()
  const cells = rows.map((row) => row.replaceAll('\u00a0', ' ').split(/\t/))
  for (const row of TABLE) expect(cells).toContainEqual([...row])
}

/** Insures the loan: two beneficiaries, whose parts have to be the whole sum. */
async function insure(page: Page): Promise<void> {
  await page.getByText(/^Por su monto, tu préstamo lleva un seguro de vida\./).waitFor()
  const smallest = page.getByRole('radio', { name: /^\$10,000 / })
  expect(await smallest.isChecked()).toBe(true)
  await page.getByText('$9.00 al mes').waitFor()
  await page.getByRole('button', { name: 'Agregar beneficiario' }).click()
  for (const [at, name] of ['Rosa', 'Luis'].entries()) {
    const person = page.getByRole('group', { name: `Beneficiario ${at + 1}` })
    await person.getByLabel('Nombre').fill(name)
    await person.getByLabel('Apellidos').fill('Solís')
    await person.getByLabel('Parentesco contigo').selectOption('Hijo o hija')
    await person.getByLabel('Parte en %').fill(at === 0 ? '50' : '49')
  }
  await goOn(page)
  await page.getByRole('alert').getByText('Los porcentajes deben sumar 100 %. Van 99 %.').waitFor()
  await page.getByRole('group', { name: 'Beneficiario 2' }).getByLabel('Parte en %').fill('50')
  await page.getByText('Van 100 % de 100 %').waitFor()
  await expectGoodInEachSize(page)
  await page.setViewportSize(PHONE)
  await goOn(page)
}

/** Opens the panel of figures, of which a phone shows total and CAT in a bar. */
async function unfold(panel: Locator): Promise<void> {
  const bar = panel.getByRole('button', { name: /^Total \$15,750 · CAT 137\.5 % sin IVA$/ })
  await bar.waitFor()
  if ((await bar.getAttribute('aria-expanded')) !== 'true') await bar.click()
}

/** Applies for the loan, and returns the number of the request. */
async function apply(page: Page): Promise<string> {
  const panel = page.getByRole('complementary', { name: 'Lo que vas a pagar' })
  await visit(page, '/credilana/casa/registro?monto=10000&meses=12&abono=semanal')
  await stepOf(page, 'Tu cuenta de crédito')
  await page.getByLabel('Número de cliente').fill(HOME.number)
  await page.getByLabel('NIP', { exact: true }).fill(HOME.pin)
  await goOn(page)
  await stepOf(page, 'Tu préstamo')
  await page.getByText('De $1,000 a $58,000, de $500 en $500.').waitFor()
  expect(await page.getByRole('textbox', { name: '¿Cuánto necesitas?' }).inputValue()).toBe('10000')
  await unfold(panel)
  await panel.getByText(PAYMENTS).waitFor()
  await goOn(page)
  await stepOf(page, 'Prueba de vida')
  await passLiveTestByFiles(page)
  await stepOf(page, 'Seguro de vida')
  await insure(page)
  await stepOf(page, 'Dónde lo depositamos')
  await unfold(panel)
  await expectOffer(panel)
  await page.getByLabel('CLABE', { exact: true }).pressSequentially('002010077777777771')
  await page.getByText('Banco: Banamex').waitFor()
  await goOn(page)
  await stepOf(page, 'Revisa y envía')
  await page.getByText('$10,000 en 12 meses, cada semana').waitFor()
  await page.getByText(/VIDA-10/).waitFor()
  await page.getByText('Banamex •••• 7771').waitFor()
  await unfold(panel)
  await panel.getByText(WHOLE).waitFor()
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await stepOf(page, 'Recibimos tu solicitud')
  return (await page.getByText(/^S-[A-Z0-9]{8}$/).innerText()).trim()
}

/** Reads the credit that was granted, with its schedule, and adds its due dates to a calendar. */
async function readCredit(page: Page): Promise<void> {
  await visit(page, '/my-account/credits')
  await page.getByLabel('Número de cliente').fill(HOME.number)
  await page.getByLabel('NIP', { exact: true }).fill(HOME.pin)
  await page.getByRole('button', { name: 'Unir a mi cuenta' }).click()
  const account = page.getByRole('region', { name: `Cuenta de crédito ${HOME.number}` })
  await account.getByRole('link', { name: /Credilana/i }).click()
  await page.getByText('0 de 52 pagos hechos').waitFor()
  await expectOffer(page.getByRole('region', { name: 'Tu contrato' }))
  const rows = await page.getByRole('table', { name: 'Calendario de pagos' }).getByRole('row').allInnerTexts()
  expect(rows).toHaveLength(53)
  for (const [row, contract, onTime] of [
    [1, '$305.08', FIRST],
    [51, '$305.08', FIRST],
    [52, '$298.92', '$265.59'],
  ] as const) {
    expect(rows[row]).toContain(contract)
    expect(rows[row]).toContain(onTime)
  }
  const one = await calendarFileOf(page, 'Agregar al calendario')
  const all = await calendarFileOf(page, 'Agregar todas las fechas al calendario')
  expect([one, all].map((file) => file.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)?.length)).toEqual([1, 52])
  expect(all).toContain(/^DTSTART.*$/m.exec(one)?.[0] ?? 'none')
  expect(all).not.toMatch(/Mónica|Solís|\$/)
  await expectGoodInEachSize(page)
  await page.setViewportSize(PHONE)
}

it(
  'a home customer borrows 10,000 with a life insurance on a phone, gets it, pays by card and by transfer, and settles it early',
  async () => {
    const customer = asBrowser('', 'hogar', shop.gateway)
    expect(codes(await customer.signUp(newEmail()))).toEqual([])
    const { page, faults, close } = await openAccountWindow(browser, customer, { viewport: PHONE })
    const folio = await apply(page)
    expect(await decideRequest(folio, undefined, shop)).toBe('ACTIVE')
    await visit(page, `/my-account/credit-request/${folio}`)
    await page.getByText('Tu crédito de $10,000.00 está activo.').waitFor()
    await page.getByText('Banamex •••• 7771').waitFor()
    await expectOffer(page.getByRole('region', { name: 'Lo que pediste' }))
    await readCredit(page)

    await visit(page, '/my-account/payments/credilana')
    await page.getByText(`Total ${FIRST}`).waitFor()
    await goOn(page)
    await page.getByRole('button', { name: `Pagar ${FIRST}` }).click()
    await payByCard(page)
    await page.getByText('Bonificación por pagar a tiempo: $33.17').waitFor()

    await visit(page, '/my-account/payments/credilana')
    await goOn(page)
    await page.getByRole('radio', { name: /^Transferencia/ }).check()
    await page.getByRole('button', { name: `Transferir ${FIRST}` }).click()
    await bookTransfer(page, shop.platform, FIRST.slice(1))

    await visit(page, '/my-account/payments/credilana')
    await page.getByRole('radio', { name: /^Liquidar/ }).check()
    await page.getByText(`Total ${PAYOFF}`).waitFor()
    await goOn(page)
    await page.getByRole('button', { name: `Pagar ${PAYOFF}` }).click()
    await payByCard(page)
    await visit(page, '/my-account/credits')
    const account = page.getByRole('region', { name: `Cuenta de crédito ${HOME.number}` })
    await account.getByRole('link', { name: /Credilana/i }).click()
    await page.getByText('Liquidado').first().waitFor()
    await page.getByText('52 de 52 pagos hechos').waitFor()
    await page.getByText('No tienes pagos pendientes.').waitFor()
    expect(await page.getByRole('link', { name: /calendario/ }).count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
