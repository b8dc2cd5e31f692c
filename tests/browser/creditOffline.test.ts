import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCurp, newTelephone } from '../../platform/src/credit/applications/testing/applicant.ts'
import { drawPhoto } from '../../platform/src/credit/files/testing/photos.ts'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { creditApplicant, openNewApplication, proveIdentity } from '../testkit/shoppers/creditApplicant.ts'
import { goOn, stepOf } from '../testkit/browser/creditPages.ts'
import { type Account, openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { storedOnDevice } from '../testkit/browser/storedOnDevice.ts'
import { untilAllIsStored } from '../testkit/browser/untilAllIsStored.ts'

const { web } = sharedShop()
const WIZARD = `${web}/credilana/nuevo/registro`

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 240_000
const STREET = 'Calle de la Espera'
const CLABE = '002010077777777771'
const WAITING = /^Se enviará cuando haya conexión: /

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Opens the wizard at its first step to do, for an application that was filled in through the graph. */
async function openWizard(account: Account, title: string) {
  const window = await openAccountWindow(browser, account, { viewport: PHONE })
  await window.page.goto(WIZARD)
  await untilAlive(window.page)
  await stepOf(window.page, title)
  return window
}

/** Notes the answers that a page sends, by a field that each alone has. */
function notedAnswers(page: Page): readonly string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
    for (const field of ['"municipality"', '"telephone"', '"beneficiaries"'])
      if (body.includes(field) && body.includes('"applicationId"')) sent.push(field.replaceAll('"', ''))
  })
  return sent
}

async function fillAddress(page: Page, postcode: string): Promise<void> {
  await page.getByLabel('Código postal').fill(postcode)
  await page.getByLabel('Municipio o alcaldía').fill('Guadalajara')
  await page.getByLabel('Colonia').fill('Centro')
  await page.getByLabel('Calle', { exact: true }).fill(STREET)
  await page.getByLabel('Número', { exact: true }).fill('1234')
  await page.getByLabel('¿Cuánto tiempo llevas viviendo ahí?').selectOption('De 1 a 3 años')
}

async function fillReference(page: Page, telephone: string): Promise<void> {
  await page.getByLabel('¿Qué es de ti?').selectOption({ index: 1 })
  await page.getByLabel('Nombres').fill('Elena')
  await page.getByLabel('Apellido paterno').fill('Paciente')
  await page.getByLabel('Teléfono').fill(telephone)
  await page.getByLabel('Código postal').fill('44100')
  await page.getByLabel('Calle', { exact: true }).fill('Av. Lejana')
  await page.getByLabel('Número', { exact: true }).fill('5')
}

/** The steps of an account's application that are done, asked of the gateway. */
async function stepsDone(account: Account): Promise<readonly string[]> {
  const { data, text } = await account.send('{ creditApplication { steps { code isDone } } }')
  const found = data?.['creditApplication'] as { steps: readonly { code: string; isDone: boolean }[] } | undefined
  if (!found) throw new Error(text)
  return found.steps.filter(({ isDone }) => isDone).map(({ code }) => code)
}

/** Expects that a step asks for a connection, and that nothing typed is stored. */
async function expectToldAndNotStored(page: Page, typed: readonly string[]): Promise<void> {
  await page
    .getByText(/hace falta conexión/i)
    .first()
    .waitFor()
  const stored = await storedOnDevice(page)
  for (const text of typed) expect(stored).not.toContain(text)
}

describe('answers without a network', () => {
  it(
    'wait over a reload, count as given, and are sent in order and once',
    async () => {
      const account = asBrowser()
      await openNewApplication(account)
      const { page, close } = await openWizard(account, 'Tu domicilio')
      const sent = notedAnswers(page)
      const telephone = newTelephone()
      await setNetwork(page, false)
      await fillAddress(page, '44100')
      await goOn(page)
      await stepOf(page, 'Una referencia')
      await page.getByText(WAITING).getByText('Tu domicilio').waitFor()
      await fillReference(page, telephone)
      await goOn(page)
      await stepOf(page, 'Tu identificación')
      await page.getByText('Se enviará cuando haya conexión: Tu domicilio y Una referencia.').waitFor()
      await expectGoodInEachSize(page)
      // A corrected answer replaces the one that waits.
      await page.goBack()
      await page.goBack()
      await stepOf(page, 'Tu domicilio')
      expect(await page.getByLabel('Calle', { exact: true }).inputValue()).toBe(STREET)
      await page.getByLabel('Número', { exact: true }).fill('4321')
      await goOn(page)
      await stepOf(page, 'Una referencia')
      await page.getByText('Elena Paciente').waitFor()
      await page.reload()
      // The page of the application stands on the device, without the answers that are not stored.
      await stepOf(page, 'Una referencia')
      expect(page.url()).toBe(`${WIZARD}?paso=referencia`)
      const waiting = await storedOnDevice(page)
      for (const text of [STREET, '4321', telephone]) expect(waiting).toContain(text)
      // As a word of its own: times and keys on the device may contain these digits.
      expect(waiting).not.toMatch(/\b1234\b/)
      await setNetwork(page, true)
      await expect.poll(() => stepsDone(account), POLL).toEqual(expect.arrayContaining(['ADDRESS', 'REFERENCE']))
      for (const text of [telephone, STREET]) await expect.poll(() => storedOnDevice(page), POLL).not.toContain(text)
      expect([...sent].sort()).toEqual(['municipality', 'telephone'])
      await page.goto(`${WIZARD}?paso=domicilio`)
      await untilAlive(page)
      await expect.poll(() => page.getByLabel('Número', { exact: true }).inputValue(), POLL).toBe('4321')
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'that are refused later lead back to their step, with the fault and what was typed; nothing stays on the device',
    async () => {
      const account = asBrowser()
      await openNewApplication(account)
      const { page, close } = await openWizard(account, 'Tu domicilio')
      await setNetwork(page, false)
      await fillAddress(page, '22000')
      await goOn(page)
      await stepOf(page, 'Una referencia')
      await setNetwork(page, true)
      await stepOf(page, 'Tu domicilio')
      await page.getByText('Todavía no damos crédito en el código postal 22000.').first().waitFor()
      expect(await page.getByLabel('Calle', { exact: true }).inputValue()).toBe(STREET)
      await expect.poll(() => storedOnDevice(page), POLL).not.toContain(STREET)
      // What the page has looked up meanwhile is stored a moment later.
      await untilAllIsStored(page)
      expect(await storedOnDevice(page)).not.toMatch(/\b22000\b/)
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'of the life insurance wait too, and leave the device when they are answered',
    async () => {
      const account = asBrowser()
      await openNewApplication(account)
      await proveIdentity(account)
      const { page, close } = await openWizard(account, 'Dónde lo depositamos')
      const sent = notedAnswers(page)
      await page.goto(`${WIZARD}?paso=seguro`)
      await untilAlive(page)
      await stepOf(page, 'Seguro de vida')
      await page.getByRole('checkbox', { name: 'Quiero un seguro de vida' }).check()
      await setNetwork(page, false)
      const person = page.getByRole('group', { name: 'Beneficiario 1' })
      await person.getByLabel('Nombre').fill('Rosaura')
      await person.getByLabel('Apellidos').fill('Paciente')
      await person.getByLabel('Parentesco contigo').selectOption('Hijo o hija')
      await goOn(page)
      await stepOf(page, 'Dónde lo depositamos')
      await page.getByText(WAITING).getByText('Seguro de vida').waitFor()
      expect(await storedOnDevice(page)).toContain('Rosaura')
      await setNetwork(page, true)
      await expect.poll(() => stepsDone(account), POLL).toContain('INSURANCE')
      await expect.poll(() => storedOnDevice(page), POLL).not.toContain('Rosaura')
      expect(sent).toEqual(['beneficiaries'])
      await close()
    },
    JOURNEY_MS,
  )
})

describe('what must not wait for a network', () => {
  it(
    'shows a message at the press, and is stored nowhere: identity and telephone code',
    async () => {
      const account = asBrowser()
      await creditApplicant(account).done('startCreditApplication', {
        kind: 'CREDILANA',
        amount: '5000',
        months: 12,
        frequency: 'WEEKLY',
      })
      const { page, close } = await openWizard(account, 'Tus datos')
      const [curp, telephone] = [newCurp(), newTelephone()]
      await page.getByLabel('Nombres').fill('Paulina')
      await page.getByLabel('Apellido paterno').fill('Secreta')
      await page.getByLabel('Fecha de nacimiento').fill('1990-05-14')
      await page.getByLabel('CURP').fill(curp)
      await page.getByLabel('Teléfono').fill(telephone)
      await page.getByLabel('Correo electrónico').fill('paulina@example.mx')
      await setNetwork(page, false)
      await goOn(page)
      await expectToldAndNotStored(page, ['Paulina', 'Secreta', curp, telephone, 'paulina@example.mx'])
      expect(await page.getByLabel('CURP').inputValue()).toBe(curp)
      await setNetwork(page, true)
      await goOn(page)
      await stepOf(page, 'Confirma tu teléfono')
      await page.getByRole('button', { name: 'Enviarme el código' }).click()
      await page.getByLabel('Código del SMS').fill('4711')
      await setNetwork(page, false)
      await page.getByRole('button', { name: 'Confirmar' }).click()
      await expectToldAndNotStored(page, ['4711', telephone])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'shows a message at the press, and is stored nowhere: files, live test, deposit and sending',
    async () => {
      const account = asBrowser()
      await openNewApplication(account)
      const files = await openWizard(account, 'Tu domicilio')
      await proveIdentity(account)
      const { page, close } = files
      await page.goto(`${WIZARD}?paso=identificacion`)
      await untilAlive(page)
      await stepOf(page, 'Tu identificación')
      await page.getByRole('radio', { name: 'Pasaporte' }).check()
      await setNetwork(page, false)
      const picture = await drawPhoto({ seed: 7 })
      await page
        .getByRole('group', { name: 'Página de tu pasaporte con tu foto' })
        .getByLabel(/^Subir/)
        .setInputFiles({ name: 'secreto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') })
      await expectToldAndNotStored(page, ['secreto.jpg', picture.slice(0, 60)])
      await setNetwork(page, true)
      await page.goto(`${WIZARD}?paso=prueba`)
      await untilAlive(page)
      await stepOf(page, 'Prueba de vida')
      await setNetwork(page, false)
      await page.getByRole('button', { name: 'Repetir la prueba' }).click()
      await page.getByRole('button', { name: 'Hacerla con fotos de mi dispositivo' }).click()
      await expectToldAndNotStored(page, ['challenge'])
      await setNetwork(page, true)
      await page.goto(`${WIZARD}?paso=deposito`)
      await untilAlive(page)
      await stepOf(page, 'Dónde lo depositamos')
      await setNetwork(page, false)
      await page.getByLabel('CLABE', { exact: true }).pressSequentially(CLABE)
      await goOn(page)
      await expectToldAndNotStored(page, ['77777', CLABE])
      expect(await page.getByLabel('CLABE', { exact: true }).inputValue()).toBe('002 010 07777777777 1')
      await setNetwork(page, true)
      await goOn(page)
      await stepOf(page, 'Revisa y envía')
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await setNetwork(page, false)
      await page.getByRole('button', { name: 'Enviar solicitud' }).click()
      await expectToldAndNotStored(page, ['77777'])
      await setNetwork(page, true)
      expect(await stepsDone(account)).not.toContain('REVIEW')
      await close()
    },
    JOURNEY_MS,
  )
})

it(
  'a shared device stores nothing of an application: without a network the step says so, and keeps the text in the page',
  async () => {
    const account = asBrowser()
    await openNewApplication(account)
    const { page, close } = await openWizard(account, 'Tu domicilio')
    await page.goto(`${WIZARD}?paso=prestamo`)
    await untilAlive(page)
    await page.getByRole('checkbox', { name: 'Este equipo es compartido' }).check()
    await expectGoodInEachSize(page)
    await goOn(page)
    await stepOf(page, 'Tus datos')
    await goOn(page)
    await stepOf(page, 'Confirma tu teléfono')
    await goOn(page)
    await stepOf(page, 'Tu domicilio')
    await fillAddress(page, '44100')
    await setNetwork(page, false)
    await goOn(page)
    await expectToldAndNotStored(page, [STREET, '1234'])
    expect(await page.getByLabel('Calle', { exact: true }).inputValue()).toBe(STREET)
    await setNetwork(page, true)
    await goOn(page)
    await stepOf(page, 'Una referencia')
    expect(await storedOnDevice(page)).not.toContain(STREET)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('hogar:shared-device')
    await close()
  },
  JOURNEY_MS,
)
