import { type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPhoto } from '../../platform/src/credit/files/testing/photos.ts'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { applyForCredit, creditApplicant, decideRequest } from '../testkit/shoppers/creditApplicant.ts'
import { type Account, openAccountWindow, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { web, platform } = sharedShop()
/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 180_000
/** Development account whose telephone no other suite of the shared shop sends codes to. */
const HOME = { number: 'C10000040', pin: '8520', telephone: '5512345603' }
const MODERATOR = { 'x-moderation-key': 'moderator-of-hogar', 'content-type': 'application/json' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pathOf = (number: string) => `/my-account/credit-request/${number}`
async function visit(page: Page, path: string): Promise<void> {
  expect((await page.goto(`${web}${path}`))?.status()).toBe(200)
  await untilAlive(page)
}
const stepOf = (page: Page) =>
  page.getByRole('list', { name: 'Avance de tu solicitud' }).locator('[aria-current=step]').textContent()
const sentBy = async (account: Account) => (await applyForCredit(account)).number

describe('the credit requests of a customer', () => {
  it(
    'are listed with their states; a decision, a counter-offer and a denial are put in words',
    async () => {
      const ana = await signedUp()
      const email = (await ana.viewer()).customer?.email ?? ''
      // A session has one open request: each is sent from a device of its own.
      const sendAgain = async () => {
        const device = asBrowser()
        await device.login(email)
        return sentBy(device)
      }
      const [open, offered, denied] = [await sendAgain(), await sendAgain(), await sendAgain()]
      expect(await decideRequest(offered, 'PARTIALLY_APPROVED')).toBe('PARTIALLY_APPROVED')
      expect(await decideRequest(denied, 'DENIED')).toBe('DENIED')
      const { page, faults, close } = await openAccountWindow(browser, ana, { viewport: PHONE })
      await visit(page, '/my-account/credits')
      const list = page.getByRole('region', { name: 'Tus solicitudes' })
      const rows = await list.getByRole('listitem').allTextContents()
      expect(rows.map((row) => /No aprobada|Tienes una oferta|En revisión/.exec(row)?.[0])).toEqual([
        'No aprobada',
        'Tienes una oferta',
        'En revisión',
      ])
      await expectGoodInEachSize(page)
      await list.getByRole('listitem').nth(1).getByRole('link').click()
      const offer = page.getByRole('region', { name: 'Nuestra oferta' })
      await offer.getByText(/CAT/).first().waitFor()
      expect(await stepOf(page)).toBe('Decisión: en curso')
      expect(await page.getByText(/^Podemos prestarte \$3,000\.00 en lugar de \$5,000\.00\./).count()).toBe(1)
      await expectGoodInEachSize(page)
      await offer.getByRole('button', { name: 'Aceptar esta oferta' }).click()
      await page.getByText('Tu crédito de $3,000.00 está activo.').waitFor()
      await page.goBack()
      await list.getByText('Activa').waitFor()

      await visit(page, pathOf(denied))
      await page.getByText(/^Lo que encontramos en tu historial de crédito/).waitFor()
      await expectGoodInEachSize(page)

      await visit(page, pathOf(open))
      expect(await stepOf(page)).toBe('En revisión: en curso')
      await page.getByText(/Te respondemos por correo a más tardar el/).waitFor()
      const { use } = keyboardOf(page)
      await use('button', 'Cancelar la solicitud')
      const question = page.getByRole('dialog', { name: '¿Cancelar tu solicitud?' })
      await question.getByRole('button', { name: 'Cancelar la solicitud' }).click()
      await page.getByText(/^Esta solicitud ya no sigue\./).waitFor()
      await page.reload()
      await page.getByText(/^Esta solicitud ya no sigue\./).waitFor()
      expect(faults).toEqual([])
      await close()

      const other = await openAccountWindow(browser, await signedUp(), { viewport: PHONE })
      expect((await other.page.goto(`${web}${pathOf(denied)}`))?.status()).toBe(404)
      await other.close()
    },
    JOURNEY_MS,
  )

  it.each(['/de', '/it'])('do not exist in a store that does not lend: %s', async (store) => {
    for (const path of ['/my-account/credit-request/S-00000000', '/credit/request', '/credit/resume'])
      expect((await fetch(`${web}${store}${path}`, { redirect: 'manual' })).status).toBe(404)
  })
})

describe('a guest', () => {
  it(
    'reads the request of the session, and sends the file again that is asked for',
    async () => {
      const guest = asBrowser()
      const number = await sentBy(guest)
      const listed = await fetch(`${platform}/api/ext/credit_files?incrementId=${number}`, { headers: MODERATOR })
      const { result } = (await listed.json()) as { result: { items: { id: string; slot: string }[] } }
      const flagged = result.items.find(({ slot }) => slot === 'ine_frente')?.id
      const body = JSON.stringify({ legible: false })
      await fetch(`${platform}/api/ext/credit_files/${flagged}`, { method: 'PUT', headers: MODERATOR, body })
      expect(await decideRequest(number)).toBe('NEEDS_FILES')
      const { page, faults, close } = await openAccountWindow(browser, guest, { viewport: PHONE })
      await visit(page, '/credit/request')
      await page.getByText('Falta una foto').waitFor()
      const missing = page.getByRole('region', { name: 'Lo que falta' })
      const front = missing.getByRole('group', { name: 'Frente de tu credencial' })
      await front.waitFor()
      expect(await missing.getByRole('group').count()).toBe(1)
      await expectGoodInEachSize(page)
      const photo = Buffer.from(await drawPhoto({ seed: 7 }), 'base64')
      await front.locator('input[type=file]').setInputFiles({ name: 'ine.jpg', mimeType: 'image/jpeg', buffer: photo })
      await page.getByText('Recibimos tus archivos. Seguimos con la revisión.').waitFor()
      await page.getByText('En revisión', { exact: true }).first().waitFor()
      await page.reload()
      await page.getByText(/^Estamos revisando tu solicitud\./).waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )
})

describe('a request on another device', () => {
  it(
    'is opened by folio, telephone and the code of an SMS, and erased there',
    async () => {
      const owner = asBrowser()
      const { done } = creditApplicant(owner)
      await done('openCreditAccount', { accountNumber: HOME.number, pin: HOME.pin }, 'account { id }')
      const terms = { kind: 'CREDILANA', customer: 'HOME', amount: '5000', months: 12, frequency: 'WEEKLY' }
      const { application } = await done('startCreditApplication', terms)
      const folio = application?.number ?? ''
      const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
      await visit(page, '/credit/request')
      await page.getByRole('heading', { name: 'No hay una solicitud abierta en este dispositivo' }).waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('link', { name: 'Abrir con un código por SMS' }).click()
      const { press, write, use } = keyboardOf(page)
      await page.getByLabel('Folio de tu solicitud').waitFor()
      await use('button', 'Mandarme un código por SMS')
      await page.getByText('Escribe el folio de tu solicitud.').waitFor()
      await expectGoodInEachSize(page)
      await page.getByLabel('Folio de tu solicitud').focus()
      await write('Folio de tu solicitud', folio.toLowerCase())
      await page.getByLabel('Últimos 4 dígitos de tu teléfono').fill(HOME.telephone.slice(-4))
      await press('Enter')
      await page.getByText(/^Si tus datos coinciden con los de una solicitud/).waitFor()
      const code = await smsCodeTo(platform, HOME.telephone)
      await page.getByLabel('Código del SMS').fill(code === '0000' ? '0001' : '0000')
      await press('Enter')
      await page.getByText('El código SMS no es correcto o ya venció.').waitFor()
      await expectGoodInEachSize(page)
      await page.getByLabel('Código del SMS').fill(code)
      await press('Enter')
      await page.getByText(folio).waitFor()
      await page.getByText('Sin enviar').waitFor()
      await expectGoodInEachSize(page)
      // Past the session's own store: the server opens it for this session.
      await page.reload()
      await untilAlive(page)
      await page.getByText(folio).waitFor()
      await page.getByRole('button', { name: 'Borrar mi solicitud' }).click()
      const question = page.getByRole('dialog', { name: '¿Borrar tu solicitud?' })
      await question.getByRole('button', { name: 'Borrar mi solicitud' }).click()
      await page.getByText('Borramos tu solicitud y tus archivos.').waitFor()
      await page.getByRole('heading', { name: 'No hay una solicitud abierta en este dispositivo' }).waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )
})
