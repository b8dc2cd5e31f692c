import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCurp, newTelephone } from '../../platform/src/credit/applications/testing/applicant.ts'
import { drawPhoto, pdfOf } from '../../platform/src/credit/files/testing/photos.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { APPLICANT_ADDRESS, APPLICANT_REFERENCE } from '../testkit/shoppers/creditApplicant.ts'
import { goOn, stepOf } from '../testkit/browser/creditPages.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 240_000
/** Pictures of a camera that shows no movement yet, and the pause between them. */
const CAMERA_TRIES = 10
const CAMERA_PAUSE_MS = 1_000
const CLABE = '002010077777777771'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Sends a mutation as the shopper of a window, and expects that it is taken. */
async function done(context: BrowserContext, name: string, input: object): Promise<void> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { userErrors { code message } } }`
  const headers = { 'x-hogar-client': 'test', 'x-store': 'hogar', origin: web }
  const response = await context.request.post(`${web}/graphql`, { headers, data: { query, variables: { input } } })
  const answer = (await response.json()) as { data?: Record<string, { userErrors: unknown[] }> }
  expect([name, answer.data?.[name]?.userErrors ?? answer]).toEqual([name, []])
}

/** Applies for a loan up to the reference, and opens the step of the identification. */
async function openIdentification(amount: string) {
  const window = await openWindow(browser, { viewport: PHONE })
  const { context, page } = window
  const telephone = newTelephone()
  const terms = { amount, months: 12, frequency: 'WEEKLY' }
  await done(context, 'startCreditApplication', { kind: 'CREDILANA', ...terms })
  await done(context, 'setCreditApplicant', {
    firstNames: 'Ana María', fatherName: 'López', birthDate: '1990-05-14', curp: newCurp(), telephone,
    email: `${randomUUID().slice(0, 8)}@credit.example`,
  }) // prettier-ignore
  await done(context, 'sendCreditCode', {})
  await done(context, 'confirmCreditCode', { code: await smsCodeTo(platform, telephone) })
  await done(context, 'setCreditAddress', APPLICANT_ADDRESS)
  await done(context, 'setCreditReference', APPLICANT_REFERENCE)
  await page.goto(`${web}/credilana/nuevo/registro`)
  await untilAlive(page)
  await stepOf(page, 'Tu identificación')
  return window
}

/** Gives the pages of a window a camera that sees someone who moves; or one that is not allowed. */
async function giveCamera(context: BrowserContext, isAllowed: boolean): Promise<void> {
  await context.addInitScript((allowed) => {
    const see = async () => {
      if (!allowed) throw new DOMException('no', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      canvas.width = 1_280
      canvas.height = 960
      const pen = canvas.getContext('2d')!
      let seed = 0
      const draw = () => {
        seed += 1
        for (let x = 0; x < 64; x += 1)
          for (let y = 0; y < 48; y += 1) {
            pen.fillStyle = (x * 7 + y * (3 + seed) + seed) % 5 < 2 ? '#ccc' : '#333'
            pen.fillRect(x * 20, y * 20, 20, 20)
          }
      }
      draw()
      setInterval(draw, 200)
      return canvas.captureStream(10)
    }
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: see })
  }, isAllowed)
}

/** Takes the picture until it is accepted: on a busy machine the camera may still show what it showed before. */
async function takeUntil(page: Page, next: Locator): Promise<void> {
  const still = page.getByText(/^No se notó el movimiento\./)
  for (let tries = 1; tries <= CAMERA_TRIES; tries += 1) {
    await page.getByRole('button', { name: 'Tomar la foto' }).click()
    await next.or(still).first().waitFor()
    if (await next.isVisible()) return
    await page.waitForTimeout(CAMERA_PAUSE_MS)
  }
  await next.waitFor()
}

const photo = async (seed: number, tones?: readonly [number, number]) => ({
  name: `foto-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await drawPhoto({ seed, ...(tones ? { tones } : {}) }), 'base64'),
})

describe('the steps of an application with files and numbers', () => {
  it(
    'take identification, live test, insurance and deposit on a phone, and lead to the review',
    async () => {
      const window = await openIdentification('4000')
      const { context, page, faults, close } = window
      await giveCamera(context, true)
      await page.reload()
      await untilAlive(page)
      const front = page.getByRole('group', { name: 'Frente de tu credencial' })
      const back = page.getByRole('group', { name: 'Reverso de tu credencial' })
      await goOn(page)
      await front.getByText('Falta este archivo.').waitFor()
      await expectGoodInEachSize(page)
      const frontFile = front.getByLabel(/^Subir/)
      await frontFile.setInputFiles(await photo(1, [5, 12]))
      await front.getByText(/La foto está muy oscura\.$/).waitFor()
      await frontFile.setInputFiles({ name: 'ine.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') })
      await front.getByText('El archivo debe ser JPG o PDF.').waitFor()
      await back.getByRole('button', { name: /^Tomar foto/ }).click()
      await page.getByRole('button', { name: 'Tomar la foto' }).click()
      await page.getByRole('button', { name: 'Usar esta foto' }).click()
      await back.getByText('Recibido', { exact: true }).waitFor()
      const pdf = { name: 'ine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(400_000), 'base64') }
      await frontFile.setInputFiles(pdf)
      await front.getByText('Recibido', { exact: true }).waitFor()
      await expectGoodInEachSize(page)
      await goOn(page)

      await stepOf(page, 'Prueba de vida')
      await page.getByText(/las borramos después de la decisión/).waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Empezar con la cámara' }).click()
      await page.getByText('Foto 1 de 4.').waitFor()
      await page.getByRole('button', { name: 'Necesito más tiempo' }).click()
      await expectGoodInEachSize(page)
      for (const next of [2, 3, 4]) await takeUntil(page, page.getByText(`Foto ${next} de 4.`))
      await takeUntil(page, page.getByRole('heading', { level: 2, name: 'Seguro de vida', exact: true }))
      expect(await page.getByRole('checkbox', { name: 'Quiero un seguro de vida' }).isChecked()).toBe(false)
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Continuar sin seguro' }).click()

      await stepOf(page, 'Dónde lo depositamos')
      const clabe = page.getByLabel('CLABE', { exact: true })
      await clabe.fill('002010077777777772')
      await goOn(page)
      await page.getByText('La CLABE no es correcta. Revisa sus 18 dígitos.').waitFor()
      await clabe.fill('')
      await clabe.pressSequentially(CLABE)
      expect(await clabe.inputValue()).toBe('002 010 07777777777 1')
      await page.getByText('Banco: Banamex').waitFor()
      await expectGoodInEachSize(page)
      await goOn(page)
      await stepOf(page, 'Revisa y envía')
      await page.getByText('Banamex •••• 7771').waitFor()
      expect(faults).toEqual([])
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
      )
      expect(kept).not.toContain('77777')
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'go on without a camera, and keep files and what was typed while there is no network',
    async () => {
      const { context, page, close } = await openIdentification('5000')
      await giveCamera(context, false)
      await page.reload()
      await untilAlive(page)
      await page.getByRole('radio', { name: 'Pasaporte' }).check()
      const passport = page.getByRole('group', { name: 'Página de tu pasaporte con tu foto' })
      await passport.getByRole('button', { name: /^Tomar foto/ }).click()
      await passport.getByText(/No tenemos permiso para usar la cámara/).waitFor()
      await setNetwork(page, false)
      await passport.getByLabel(/^Subir/).setInputFiles(await photo(1))
      await passport.getByText(/el archivo sigue en esta página/).waitFor()
      await setNetwork(page, true)
      await passport.getByRole('button', { name: 'Enviar de nuevo' }).click()
      await passport.getByText('Recibido', { exact: true }).waitFor()
      await goOn(page)

      await stepOf(page, 'Prueba de vida')
      await page.getByRole('button', { name: 'Empezar con la cámara' }).click()
      await page.getByText(/No tenemos permiso para usar la cámara/).waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Hacerla con fotos de mi dispositivo' }).click()
      for (const seed of [1, 2, 3, 4]) {
        await page.getByText(`Foto ${seed} de 4.`).waitFor()
        await page.getByLabel('Tomar o elegir la foto').setInputFiles(await photo(seed))
      }

      await stepOf(page, 'Seguro de vida')
      await page.getByRole('checkbox', { name: 'Quiero un seguro de vida' }).check()
      await page.getByRole('button', { name: 'Agregar beneficiario' }).click()
      await page.getByRole('button', { name: 'Agregar beneficiario' }).click()
      for (const [at, name] of ['Rosa', 'Luis', 'Eva'].entries()) {
        const person = page.getByRole('group', { name: `Beneficiario ${at + 1}` })
        await person.getByLabel('Nombre').fill(name)
        await person.getByLabel('Apellidos').fill('Pérez')
        await person.getByLabel('Parentesco contigo').selectOption('Hijo o hija')
        await person.getByLabel('Parte en %').fill('40')
      }
      await page.getByText('Van 120 % de 100 %').waitFor()
      await goOn(page)
      await page.getByRole('alert').getByText('Los porcentajes deben sumar 100 %. Van 120 %.').waitFor()
      await page.getByRole('button', { name: 'Repartir en partes iguales' }).click()
      await page.getByText('Van 100 % de 100 %').waitFor()
      const shares = page.getByLabel('Parte en %')
      expect(await Promise.all([0, 1, 2].map((at) => shares.nth(at).inputValue()))).toEqual(['33', '33', '34'])
      await expectGoodInEachSize(page)
      await setNetwork(page, false)
      await goOn(page)
      await stepOf(page, 'Dónde lo depositamos')
      await page.getByText('Se enviará cuando haya conexión: Seguro de vida.').waitFor()
      await setNetwork(page, true)
      await expect.poll(() => page.getByText(/: Seguro de vida\.$/).count(), POLL).toBe(0)
      await page.getByRole('radio', { name: /^En una tarjeta/ }).check()
      await page.getByLabel('Número de tarjeta de débito').fill('4169160000007774')
      await page.getByLabel('Banco', { exact: true }).selectOption('BBVA')
      await expectGoodInEachSize(page)
      await goOn(page)
      await stepOf(page, 'Revisa y envía')
      await page.getByText('BBVA •••• 7774').waitFor()
      await close()
    },
    JOURNEY_MS,
  )
})
