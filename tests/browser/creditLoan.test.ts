import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCurp, newTelephone } from '../../platform/src/credit/applications/testing/applicant.ts'
import { pdfOf } from '../../platform/src/credit/files/testing/photos.ts'
import { launchBrowser } from '../testkit/browser.ts'
import {
  bookTransfer,
  calendarFileOf,
  goOn,
  passLiveTestByFiles,
  payByCard,
  photoFile,
  stepOf,
} from '../testkit/creditPages.ts'
import { expectGoodInEachSize } from '../testkit/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/openWindow.ts'
import { sharedShop } from '../testkit/sharedShop.ts'
import { untilAlive } from '../testkit/shopper.ts'
import { messagesTo, smsCodeTo } from '../testkit/smsCodeTo.ts'

const { web, platform } = sharedShop()

/** From the landing page to the last payment: some thirty pages. */
const JOURNEY_MS = 300_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

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

it(
  'a new customer applies for a loan on a phone, gets it, pays by card and by transfer, and settles it early',
  async () => {
    const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
    const telephone = newTelephone()
    await tellWho(page, telephone)
    const folio = await proveAndSend(page)

    const decided = await fetch(`${platform}/api/ext/credit_requests/${folio}/decision`, { method: 'PUT' })
    expect(decided.status).toBe(200)
    const [text = ''] = (await messagesTo(platform, telephone)).filter((message) => /C\d{8}/.test(message))
    const accountNumber = /C\d{8}/.exec(text)?.[0] ?? ''
    const pin = /NIP\D*(\d{4,8})/.exec(text)?.[1] ?? ''

    await page.goto(`${web}/payments/login`)
    await untilAlive(page)
    await page.getByLabel('Número de cliente').fill(accountNumber)
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
