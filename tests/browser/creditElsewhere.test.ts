import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { applyUntilLiveTest, newApplicant } from '../testkit/shoppers/creditApplicant.ts'
import { goOn, passLiveTestByFiles, stepOf } from '../testkit/browser/creditPages.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()
/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 180_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it(
  'the live test of a computer without a camera is made on a telephone; the computer goes on by itself, and keeps its key',
  async () => {
    const account = asBrowser()
    const { number, telephone } = await applyUntilLiveTest(account)
    const computer = await openAccountWindow(browser, account, { viewport: DESKTOP })
    const { page } = computer
    await page.goto(`${web}/credilana/nuevo/registro`)
    await untilAlive(page)
    await stepOf(page, 'Prueba de vida')
    const { use, expectFocus } = keyboardOf(page)
    await use('button', 'Empezar con la cámara')
    await page.getByText('No encontramos una cámara en este dispositivo. Sube un archivo.').waitFor()
    await use('button', 'Hazlo en otro teléfono')
    await expectFocus({ tag: 'section', text: 'Fotos de la prueba' })
    const address = (await page.getByText(/\/credit\/resume$/).innerText()).trim()
    const steps = page.getByRole('region', { name: 'Fotos de la prueba' })
    await steps.getByRole('img', { name: `Código QR de ${address}` }).waitFor()
    await steps.getByText(number).waitFor()
    await expectGoodInEachSize(page)
    await use('button', 'Ya la hice')
    await page
      .getByRole('alert')
      .getByText(/^Todavía no recibimos tu prueba\./)
      .waitFor()

    const phone = await openWindow(browser, { viewport: PHONE })
    await phone.page.goto(`http://${address}`)
    await untilAlive(phone.page)
    await phone.page.getByLabel('Folio de tu solicitud').fill(number)
    await phone.page.getByLabel('Últimos 4 dígitos de tu teléfono').fill(telephone.slice(-4))
    await phone.page.keyboard.press('Enter')
    await phone.page.getByText(/^Si tus datos coinciden con los de una solicitud/).waitFor()
    await phone.page.getByLabel('Código del SMS').fill(await smsCodeTo(platform, telephone))
    await phone.page.keyboard.press('Enter')
    await phone.page.getByRole('link', { name: 'Seguir con mi solicitud' }).click()
    await stepOf(phone.page, 'Prueba de vida')
    await passLiveTestByFiles(phone.page)
    await stepOf(phone.page, 'Seguro de vida')

    await stepOf(page, 'Seguro de vida')
    await page.getByText('Recibimos la prueba de tu otro teléfono.').waitFor()
    await expectFocus({ tag: 'h2', text: 'Seguro de vida' })
    // Both hold the application: each goes on with it.
    await page.getByRole('button', { name: 'Continuar sin seguro' }).click()
    await stepOf(page, 'Dónde lo depositamos')
    await phone.page.reload()
    await untilAlive(phone.page)
    await phone.page.getByText(number).waitFor()
    expect([computer.faults, phone.faults]).toEqual([[], []])
    await phone.close()
    await computer.close()
  },
  JOURNEY_MS,
)

it(
  'an application in several tabs is one: each goes on where another has been, and none starts it anew',
  async () => {
    const { context, page: first, faults, close } = await openWindow(browser, { viewport: DESKTOP })
    const open = async (page: Page) => {
      await page.goto(`${web}/credilana/nuevo/registro`)
      await untilAlive(page)
    }
    const [late, second] = [await context.newPage(), await context.newPage()]
    await open(late)
    await stepOf(late, 'Tu préstamo')
    await open(first)
    await goOn(first)
    await stepOf(first, 'Tus datos')
    const { telephone, ...person } = newApplicant()
    await first.getByLabel('Nombres').fill(person.firstNames)
    await first.getByLabel('Apellido paterno').fill(person.fatherName)
    await first.getByLabel('Fecha de nacimiento').fill(person.birthDate)
    await first.getByLabel('CURP').fill(person.curp)
    await first.getByLabel('Teléfono').fill(telephone)
    await first.getByLabel('Correo electrónico').fill(person.email)
    await goOn(first)
    await stepOf(first, 'Confirma tu teléfono')
    await open(second)
    await stepOf(second, 'Confirma tu teléfono')
    await first.getByRole('button', { name: 'Enviarme el código' }).click()
    await first.getByLabel('Código del SMS').fill(await smsCodeAfter(first, telephone))
    await first.getByRole('button', { name: 'Confirmar' }).click()
    await stepOf(first, 'Tu domicilio')
    await second.getByRole('button', { name: 'Enviarme el código' }).click()
    await stepOf(second, 'Tu domicilio')
    // Started anew, it would lose the applicant and the confirmed telephone.
    await late.getByRole('textbox', { name: '¿Cuánto necesitas?' }).fill('3000')
    await late.keyboard.press('Enter')
    await goOn(late)
    await stepOf(late, 'Tus datos')
    await late.getByText(`•••• ${telephone.slice(-4)}`).waitFor()
    await open(first)
    await stepOf(first, 'Tu domicilio')
    await first.getByText('Recibes $3,000').first().waitFor()
    const number = /S-[0-9A-Z]{8}/.exec(await first.getByRole('main').innerText())?.[0] ?? 'no number'
    await late.getByText(number).waitFor()

    await first.getByRole('button', { name: 'Borrar mi solicitud' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Borrar mi solicitud' }).click()
    await stepOf(first, 'Tu préstamo')
    await late.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await late.getByLabel('CURP').fill(person.curp)
    await late.getByLabel('Teléfono').fill(telephone)
    await goOn(late)
    await stepOf(late, 'Tu préstamo')
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)

/** The code of the SMS, once the page says that it was sent. */
async function smsCodeAfter(page: Page, telephone: string): Promise<string> {
  await page.getByLabel('Código del SMS').waitFor()
  return smsCodeTo(platform, telephone)
}
