import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCurp, newTelephone } from '../../platform/src/credit/applications/testing/applicant.ts'
import { pdfOf } from '../../platform/src/credit/files/testing/photos.ts'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { creditApplicant, decideRequest } from '../testkit/shoppers/creditApplicant.ts'
import {
  bookTransfer,
  bookTransferOf,
  calendarFileOf,
  goOn,
  passLiveTestByFiles,
  payByCard,
  photoFile,
  stepOf,
} from '../testkit/browser/creditPages.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()

/** From the landing page to the last payment: some thirty pages. */
const JOURNEY_MS = 300_000

/** Figures of 10,000 over a year with a life insurance of 10,000: those of the contract, and with every payment on time. */
const PAYMENTS = '$305.08 a la semana, 52 pagos, el último de $298.92.'
const WHOLE = 'Recibes $10,000 · Intereses $5,750 · Seguro de vida $108 · Total $15,858 · CAT 137.5 % sin IVA'
const INSURED = 'Incluye un seguro de vida por $10,000: $2.08 en cada pago, $108 en total.'
const PUNCTUAL = 'Si pagas a tiempo: $271.91 a la semana, total $14,133. Ahorras $1,725, el 30 % de los intereses.'
const TABLE = [
  ['Cada pago', '$305.08', '$271.91'],
  ['Último pago', '$298.92', '$265.59'],
  ['Total', '$15,858.00', '$14,133.00'],
  ['Intereses', '$5,750.00', '$4,025.00'],
  ['CAT sin IVA', '137.5 %', '88.3 %'],
  ['CAT con IVA', '167.4 %', '105.7 %'],
  ['Seguro de vida, todo el plazo', '$108.00', '$108.00'],
] as const
/** First payment on time, with its part of the premium: 269.83 and 2.08. */
const FIRST = '$271.91'
/** Principal of the payments from the third on: 10,000.00 less 192.42 and 192.43. */
const PAYOFF = '$9,615.15'

type CreditAccount = Readonly<{ number: string; pin: string }>
/** Account that the first loan opened. */
let opened: CreditAccount | undefined

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function visit(page: Page, path: string): Promise<void> {
  expect((await page.goto(`${web}${path}`))?.status()).toBe(200)
  await untilAlive(page)
}

/** Makes so many more payments by transfer, each whole before its due day: they raise the line to what is borrowed next. */
async function payOnTime({ number, pin }: CreditAccount, count: number): Promise<void> {
  const { done } = creditApplicant(asBrowser())
  const proof = { accountNumber: number, pin }
  const { account } = await done('openCreditAccount', proof, 'account { credits { id } }')
  const lines = [{ invoiceId: (account as { credits: [{ id: string }] }).credits[0].id, amount: '135.42' }]
  for (let paid = 0; paid < count; paid += 1) {
    const input = { lines, clientMutationId: randomUUID() }
    const { payment } = await done('transferForCredit', input, 'payment { transfer { reference } }')
    await bookTransferOf((payment as { transfer: { reference: string } }).transfer.reference, platform, '135.42')
  }
}

/** Tells who one is: from the loan to the reference. */
async function tellWho(page: Page, telephone: string) {
  await page.goto(`${web}/credilana?monto=5000&meses=12&abono=semanal`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'No, es mi primer crédito' }).click()
  await stepOf(page, 'Tu préstamo')
  const panel = page.getByRole('complementary', { name: 'Lo que vas a pagar' })
  await panel.getByRole('button', { name: /^Total \$7,875 · CAT 134\.4 % sin IVA$/ }).waitFor()
  await goOn(page)
  await stepOf(page, 'Tus datos')
  for (const [label, text] of [
    ['Nombres', 'Paola'],
    ['Apellido paterno', 'Pérez'],
    ['Fecha de nacimiento', '1990-05-14'],
    ['CURP', newCurp()],
    ['Teléfono', telephone],
    ['Correo electrónico', 'paola@credit.example'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await goOn(page)
  await stepOf(page, 'Confirma tu teléfono')
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await page.getByText(`Te mandamos un código al •••• ${telephone.slice(-4)}.`).waitFor()
  await page.getByLabel('Código del SMS').fill(await smsCodeTo(platform, telephone))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await stepOf(page, 'Tu domicilio')
  await page.getByLabel('Código postal').fill('44100')
  await page.getByText('Estado: Jalisco').waitFor()
  await page.getByLabel('Colonia').fill('Centro')
  await page.getByLabel('Calle', { exact: true }).fill('Av. Juárez')
  await page.getByLabel('Número', { exact: true }).fill('10')
  await page.getByLabel('¿Cuánto tiempo llevas viviendo ahí?').selectOption('De 1 a 3 años')
  await goOn(page)
  await stepOf(page, 'Una referencia')
  await page.getByLabel('¿Qué es de ti?').selectOption({ index: 1 })
  await page.getByLabel('Nombres').fill('Elena')
  await page.getByLabel('Apellido paterno').fill('Pérez')
  await page.getByLabel('Teléfono').fill(newTelephone())
  await page.getByLabel('Código postal').fill('44100')
  await page.getByLabel('Calle', { exact: true }).fill('Hidalgo')
  await page.getByLabel('Número', { exact: true }).fill('210')
  await goOn(page)
}

/** Proves who one is with pictures from files, chooses insurance and deposit, and sends the application. */
async function proveAndSend(page: Page): Promise<string> {
  await stepOf(page, 'Tu identificación')
  const front = page.getByRole('group', { name: 'Frente de tu credencial' })
  const back = page.getByRole('group', { name: 'Reverso de tu credencial' })
  await front.getByLabel(/^Subir/).setInputFiles(await photoFile(1))
  await front.getByText('Recibido', { exact: true }).waitFor()
  const pdf = { name: 'ine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(300_000), 'base64') }
  await back.getByLabel(/^Subir/).setInputFiles(pdf)
  await back.getByText('Recibido', { exact: true }).waitFor()
  await goOn(page)
  await stepOf(page, 'Prueba de vida')
  await passLiveTestByFiles(page)
  await stepOf(page, 'Seguro de vida')
  await page.getByRole('button', { name: 'Continuar sin seguro' }).click()
  await stepOf(page, 'Dónde lo depositamos')
  await page.getByLabel('CLABE', { exact: true }).pressSequentially('002010077777777771')
  await page.getByText('Banco: Banamex').waitFor()
  await goOn(page)
  await stepOf(page, 'Revisa y envía')
  await page.getByText('Banamex •••• 7771').waitFor()
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check()
  await expectGoodInEachSize(page)
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await stepOf(page, 'Recibimos tu solicitud')
  await expectGoodInEachSize(page)
  const file = await calendarFileOf(page, 'Agregar al calendario')
  expect(file).toMatch(/^DTSTART;VALUE=DATE:\d{8}\r$/m)
  expect(file).not.toMatch(/Paola|Pérez|5,?000/)
  return (await page.getByText(/^S-[A-Z0-9]{8}$/).innerText()).trim()
}

/** Expects all figures of the offer where a page shows it, and those of its calculation. */
async function expectOffer(place: Locator): Promise<void> {
  await place.getByText(WHOLE).first().waitFor()
  await place.getByText('Cómo se calcula').first().click()
  const texts = (await place.innerText()).replaceAll(/\s+/g, ' ')
  for (const text of [PAYMENTS, WHOLE, INSURED, PUNCTUAL]) expect(texts).toContain(text)
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
    await person.getByLabel('Apellidos').fill('Pérez')
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
  const bar = panel.getByRole('button', { name: /^Total \$15,858 · CAT 137\.5 % sin IVA$/ })
  await bar.waitFor()
  if ((await bar.getAttribute('aria-expanded')) !== 'true') await bar.click()
}

/** Applies for a loan of 10,000 as a home customer, and returns the number of the request. */
async function applyAgain(page: Page, { number, pin }: CreditAccount): Promise<string> {
  const panel = page.getByRole('complementary', { name: 'Lo que vas a pagar' })
  await visit(page, '/credilana/casa/registro?monto=10000&meses=12&abono=semanal')
  await stepOf(page, 'Tu cuenta de crédito')
  await page.getByLabel('Número de cliente').fill(number)
  await page.getByLabel('NIP', { exact: true }).fill(pin)
  await goOn(page)
  await stepOf(page, 'Tu préstamo')
  await page.getByText('De $1,000 a $10,000, de $500 en $500.').waitFor()
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
  await page.getByText('Seguro de vida por $10,000: $9 al mes, $108 en total, 2 beneficiarios').waitFor()
  await page.getByText('Banamex •••• 7771').waitFor()
  await unfold(panel)
  await panel.getByText(WHOLE).waitFor()
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await stepOf(page, 'Recibimos tu solicitud')
  return (await page.getByText(/^S-[A-Z0-9]{8}$/).innerText()).trim()
}

/** Reads the credit that was granted, with its schedule, and adds its due dates to a calendar. */
async function readCredit(page: Page, { number, pin }: CreditAccount): Promise<void> {
  await visit(page, '/my-account/credits')
  await page.getByLabel('Número de cliente').fill(number)
  await page.getByLabel('NIP', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Unir a mi cuenta' }).click()
  const account = page.getByRole('region', { name: `Cuenta de crédito ${number}` })
  await account
    .getByRole('link', { name: /Credilana/i })
    .last()
    .click()
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
  expect(all).not.toMatch(/Paola|Pérez|\$/)
  await expectGoodInEachSize(page)
  await page.setViewportSize(PHONE)
}

it(
  'a new customer applies for a loan on a phone, gets it, pays by card and by transfer, and settles it early',
  async () => {
    const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
    const telephone = newTelephone()
    await tellWho(page, telephone)
    const folio = await proveAndSend(page)

    expect(await decideRequest(folio)).toBe('ACTIVE')
    const [text = ''] = (await messagesTo(platform, telephone)).filter((message) => /C\d{8}/.test(message))
    const [number = ''] = /C\d{8}/.exec(text) ?? []
    const [, pin = ''] = /NIP\D*(\d{4,8})/.exec(text) ?? []
    opened = { number, pin }

    await page.goto(`${web}/payments/login`)
    await untilAlive(page)
    await page.getByLabel('Número de cliente').fill(number)
    await page.getByLabel('NIP', { exact: true }).fill(pin)
    await page.getByRole('button', { name: 'Entrar' }).click()
    // 30 % of the interest is given back for paying on time: the first of 52 payments.
    await page.getByText('Total $135.42').waitFor()
    await goOn(page)
    await page.getByRole('button', { name: 'Pagar $135.42' }).click()
    await payByCard(page)
    await page.getByText('Bonificación por pagar a tiempo: $16.58').waitFor()

    await page.goto(`${web}/payments`)
    await untilAlive(page)
    await goOn(page)
    await page.getByRole('radio', { name: /^Transferencia/ }).check()
    await page.getByRole('button', { name: /^Transferir \$135\.42/ }).click()
    await bookTransfer(page, platform, '135.42')

    await payOnTime(opened, 17)

    await page.goto(`${web}/payments`)
    await untilAlive(page)
    await page.getByRole('radio', { name: /^Liquidar/ }).check()
    await goOn(page)
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
    await payByCard(page)
    await page.goto(`${web}/payments`)
    await page.getByText('No debes nada en tu cuenta de crédito.').waitFor()
    await expectGoodInEachSize(page)
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)

it(
  'the same customer then borrows 10,000 with a life insurance on a phone, gets it, pays by card and by transfer, and settles it early',
  async () => {
    if (opened === undefined) throw new Error('the first loan opened no account')
    const account = opened
    const customer = asBrowser()
    expect(codes(await customer.signUp(newEmail()))).toEqual([])
    const { page, faults, close } = await openAccountWindow(browser, customer, { viewport: PHONE })
    const folio = await applyAgain(page, account)
    expect(await decideRequest(folio)).toBe('ACTIVE')
    await visit(page, `/my-account/credit-request/${folio}`)
    await page.getByText('Tu crédito de $10,000.00 está activo.').waitFor()
    await page.getByText('Banamex •••• 7771').waitFor()
    await expectOffer(page.getByRole('region', { name: 'Lo que pediste' }))
    await readCredit(page, account)

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
    await bookTransfer(page, platform, FIRST.slice(1))

    await visit(page, '/my-account/payments/credilana')
    await page.getByRole('radio', { name: /^Liquidar/ }).check()
    await page.getByText(`Total ${PAYOFF}`).waitFor()
    await goOn(page)
    await page.getByRole('button', { name: `Pagar ${PAYOFF}` }).click()
    await payByCard(page)
    await visit(page, '/my-account/credits')
    const region = page.getByRole('region', { name: `Cuenta de crédito ${account.number}` })
    await region
      .getByRole('link', { name: /Credilana/i })
      .last()
      .click()
    await page.getByText('Liquidado').first().waitFor()
    await page.getByText('52 de 52 pagos hechos').waitFor()
    await page.getByText('No tienes pagos pendientes.').waitFor()
    expect(await page.getByRole('link', { name: /calendario/ }).count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
