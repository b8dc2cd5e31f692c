import type { Browser, FileChooser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCurp, newTelephone } from '../../platform/src/credit/applications/testing/applicant.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { photoFile } from '../testkit/browser/creditPages.ts'
import { expectAccessible, expectNoWider } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()

/** Ten steps, with every place between them that the keyboard stops at. */
const JOURNEY_MS = 300_000
/** Presses a button again only after a second. */
const SLOW_POLL = { timeout: 15_000, interval: 1_000 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Fills in steps of an application by keyboard alone. */
function applicantOf(page: Page) {
  const keyboard = keyboardOf(page)
  const { press, reach, reachOne, write, expectFocus } = keyboard
  /** The step is open, its title has the focus, and the page breaks no rule of accessibility on a phone. */
  const expectStep = async (title: string) => {
    await expectFocus({ tag: 'h2', text: title })
    await expectAccessible(page)
    await expectNoWider(page)
  }
  /** Submits a form that is not complete: the list of its faults takes the focus, and leads to the first field. */
  const expectFaults = async (firstField: string) => {
    await reach('button', 'Continuar')
    await press('Enter')
    await page.locator('[role=alert]:focus').waitFor()
    await expectAccessible(page)
    await press('Tab', 'Enter')
    await expect.poll(() => page.getByLabel(firstField, { exact: true }).evaluate(isFocused), POLL).toBe(true)
  }
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await write(name, text)
  }
  /** Moves a list from its prompt to its first answers. */
  const choose = async (label: string, downs: number) => {
    await reachOne(page.getByLabel(label))
    for (let count = 0; count < downs; count += 1) await press('ArrowDown')
    expect(await page.getByLabel(label).inputValue()).not.toBe('')
  }
  /** Opens the chooser of a file field with the keyboard. */
  const chooseFile = async (field: Locator, seed: number) => {
    const file = await photoFile(seed)
    let chooser: FileChooser | null = null
    page.once('filechooser', (opened) => {
      chooser = opened
      void opened.setFiles(file)
    })
    // A step that has just been drawn may take the focus once more.
    await expect
      .poll(async () => {
        if (chooser === null) {
          await reachOne(field)
          await press('Enter')
        }
        return chooser !== null
      }, SLOW_POLL)
      .toBe(true)
  }
  const goOn = async () => {
    await reach('button', 'Continuar')
    await press('Enter')
  }
  return { ...keyboard, activate: keyboard.use, expectStep, expectFaults, fill, choose, chooseFile, goOn }
}
type Applicant = ReturnType<typeof applicantOf>

const isFocused = (element: Element) => element === document.activeElement

async function tellWho(page: Page, { press, reachOne, activate, ...form }: Applicant): Promise<void> {
  const { write, expectFocus, expectStep, expectFaults, fill, choose, goOn } = form
  const telephone = newTelephone()
  await expectStep('Tus datos')
  await expectFaults('Nombres')
  await fill({ Nombres: 'Paola', 'Apellido paterno': 'Pérez', 'Apellido materno (opcional)': 'García' })
  const birthDate = page.getByLabel('Fecha de nacimiento')
  await reachOne(birthDate)
  // A field of the browser: month, day and year in the order of its language.
  await page.keyboard.type('05141990')
  expect(await birthDate.inputValue()).toBe('1990-05-14')
  await fill({ CURP: newCurp().toLowerCase(), Teléfono: telephone, 'Correo electrónico': 'paola@credit.example' })
  await press('Enter')

  await expectStep('Confirma tu teléfono')
  await activate('button', 'Enviarme el código')
  await page.getByText(`Te mandamos un código al •••• ${telephone.slice(-4)}.`).waitFor()
  await expectFocus({ tag: 'input', text: 'Código del SMS' })
  await page.keyboard.type(await smsCodeTo(platform, telephone))
  await press('Enter')

  await expectStep('Tu domicilio')
  await expectFaults('Código postal')
  await write('Código postal', '44100')
  await page.getByText('Estado: Jalisco').waitFor()
  await write('Colonia', 'Centro', 'combobox')
  await fill({ Calle: 'Av. Juárez', Número: '10' })
  await choose('¿Cuánto tiempo llevas viviendo ahí?', 3)
  await goOn()

  await expectStep('Una referencia')
  await choose('¿Qué es de ti?', 1)
  await fill({ Nombres: 'Elena', 'Apellido paterno': 'Pérez', Teléfono: newTelephone() })
  await fill({ 'Código postal': '44100', Calle: 'Hidalgo', Número: '210' })
  await goOn()
}

async function proveWho(page: Page, form: Applicant): Promise<void> {
  const { press, reach, activate, expectFocus, expectStep, chooseFile, goOn } = form
  await expectStep('Tu identificación')
  await goOn()
  const front = page.getByRole('group', { name: 'Frente de tu credencial' })
  await front.getByText('Falta este archivo.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), POLL).not.toBe('BODY')
  for (const [at, side] of ['Frente de tu credencial', 'Reverso de tu credencial'].entries()) {
    const card = page.getByRole('group', { name: side })
    await chooseFile(card.getByLabel(/^Subir/), at + 1)
    await card.getByText('Recibido', { exact: true }).waitFor()
  }
  await goOn()

  await expectStep('Prueba de vida')
  await activate('button', 'Empezar con la cámara')
  await page.getByText(/^No encontramos una cámara/).waitFor()
  await expectFocus({ tag: 'button', text: 'Intentar de nuevo' })
  await activate('button', 'Hazlo en otro teléfono')
  await expectFocus({ tag: 'section', text: 'Fotos de la prueba' })
  await expectAccessible(page)
  await activate('button', 'Hacerla en este dispositivo')
  await activate('button', 'Hacerla con fotos de mi dispositivo')
  for (const seed of [1, 2, 3, 4]) {
    await page.getByText(`Foto ${seed} de 4.`).waitFor()
    await chooseFile(page.getByLabel('Tomar o elegir la foto'), seed)
  }

  await expectStep('Seguro de vida')
  await reach('checkbox', 'Quiero un seguro de vida')
  await press('Space')
  await page.getByRole('group', { name: 'Beneficiario 1' }).waitFor()
  await expectAccessible(page)
  await press('Space')
  await activate('button', 'Continuar sin seguro')
}

async function sendIt(page: Page, form: Applicant): Promise<void> {
  const { press, reach, reachOne, activate, expectFocus, expectStep, fill, goOn } = form
  await expectStep('Dónde lo depositamos')
  await reach('radio', /^En una cuenta/)
  await press('ArrowDown')
  await expectFocus({ tag: 'input' })
  expect(await page.getByRole('radio', { name: /^En una tarjeta/ }).isChecked()).toBe(true)
  await press('ArrowUp')
  await fill({ CLABE: '002010077777777771' })
  await page.getByText('Banco: Banamex').waitFor()
  await goOn()

  await expectStep('Revisa y envía')
  await activate('button', 'Enviar solicitud')
  const consents = page.getByRole('main').getByRole('checkbox')
  await expect.poll(() => consents.first().evaluate(isFocused), POLL).toBe(true)
  for (const consent of await consents.all()) {
    await reachOne(consent)
    await press('Space')
  }
  await activate('button', 'Enviar solicitud')
  await expectStep('Recibimos tu solicitud')
  await reach('link', 'Agregar al calendario')
}

it(
  'a new customer applies for a loan on a phone by keyboard alone, from its page to the receipt',
  async () => {
    const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
    const form = applicantOf(page)
    const { press, reach, activate, expectPage, goOn } = form
    await page.goto(`${web}/credilana`)
    await untilAlive(page)
    await reach('slider', '¿Cuánto necesitas?')
    await press('ArrowLeft', 'ArrowRight')
    await activate('link', 'No, es mi primer crédito')
    await expectPage('Solicita tu Credilana')
    await expectAccessible(page)
    expect(await page.getByRole('textbox', { name: '¿Cuánto necesitas?' }).inputValue()).toBe('5000')
    await goOn()
    await tellWho(page, form)
    await proveWho(page, form)
    await sendIt(page, form)
    expect(faults).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
