import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'
import { payWithCard } from '../testkit/browser/payWithCard.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000
const START_MS = 180_000

/** Development accounts, one for each test: a payment of one test changes what another would see. */
const ON_TIME = { number: 'C10000016', pin: '2580' }
const LATE = { number: 'C10000024', pin: '3691' }
const TWO_CREDITS = { number: 'C10000032', pin: '1470' }
const PAID_UP = { number: 'C10000040', pin: '8520' }

/** Of this suite alone: others pay and link the same accounts. */
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

type Account = Readonly<{ number: string; pin: string }>
type Credit = Readonly<{ id: string; paid: { amount: string }; payoff: { amount: { amount: string } } | null }>

/** The credits of an account in the graph, for a session of its own. */
async function creditsOf({ number, pin }: Account): Promise<readonly Credit[]> {
  const session = asBrowser('', 'hogar', shop.gateway)
  await session.done('openCreditAccount', { accountNumber: number, pin })
  const { data } = await session.send(
    '{ creditAccount { credits { id paid { amount } payoff { amount { amount } } } } }',
  )
  return (data?.['creditAccount'] as { credits: Credit[] } | undefined)?.credits ?? []
}
const paidOf = async (account: Account) => Number((await creditsOf(account))[0]?.paid.amount)
const pesos = (amount: string) => Number(amount).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' })

async function prove(page: Page, { number, pin }: Account) {
  await page.getByLabel('Número de cliente').fill(number)
  await page.getByLabel('NIP', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function openPayments(account: Account, path = '/payments') {
  const window = await openWindow(browser, { viewport: PHONE, expected: /status of 40[24]/ })
  await window.page.goto(`${shop.web}${path}`)
  await untilAlive(window.page)
  await prove(window.page, account)
  await window.page.getByRole('button', { name: 'Continuar' }).waitFor()
  return window
}

describe('a credit', () => {
  it(
    'is paid by card once: after a wrong PIN, a refused card, a window that was closed, and a reload',
    async () => {
      const [credit] = await creditsOf(ON_TIME)
      const paid = Number(credit?.paid.amount)
      const { page, context, faults, close } = await openWindow(browser, { viewport: PHONE, expected: /status of 402/ })
      await page.goto(`${shop.web}/payments`)
      await untilAlive(page)
      expect(new URL(page.url()).pathname).toBe('/payments/login')
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
      await prove(page, { ...ON_TIME, pin: '1111' })
      await page.getByText(/^El NIP no es correcto\. Te quedan \d intentos\.$/).waitFor()
      await expectGoodInEachSize(page)
      await prove(page, ON_TIME)
      await page.getByText('Total $129.89').waitFor()
      // What settles it is the graph's figure, whole.
      await page.getByText(pesos(credit?.payoff?.amount.amount ?? ''), { exact: true }).waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Continuar' }).click()
      const pay = page.getByRole('button', { name: 'Pagar $129.89' })
      await pay.waitFor()
      await expectGoodInEachSize(page)
      // The amounts stand in the history entry: a reload finds them.
      await page.reload()
      await untilAlive(page)
      await pay.dblclick()
      await payWithCard(page, '4000 0000 0000 0002')
      await page
        .getByText('La plataforma de pago no aprobó el pago. No se cobró nada. Prueba con otra tarjeta.')
        .waitFor()
      const cardPage = page.url()
      expect(cardPage).toMatch(/\/credit\/pay\/[\w-]+\?return=/)
      // The window closes: the shop knows of no refusal, and says that it does not know.
      await page.getByRole('link', { name: 'Volver a la tienda' }).click()
      await page.getByRole('heading', { name: 'Estamos esperando la confirmación de tu pago' }).waitFor()
      await page.getByRole('button', { name: 'Consultar de nuevo' }).waitFor({ timeout: JOURNEY_MS })
      expect(await page.getByRole('main').innerText()).not.toMatch(/rechaz|no autoriz/i)
      await expectGoodInEachSize(page)
      expect(await paidOf(ON_TIME)).toBe(paid)
      await page.getByRole('link', { name: 'Ir a la página de pago' }).click()
      await payWithCard(page, '4242 4242 4242 4242')
      await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
      await page.getByText('Bonificación por pagar a tiempo: $22.11').waitFor()
      await expectGoodInEachSize(page)
      await page.reload()
      await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
      await page.goto(cardPage)
      await page.getByText('Este pago ya está hecho.').waitFor()
      expect(await paidOf(ON_TIME)).toBeCloseTo(paid + 129.89, 2)
      const { origins } = await context.storageState({ indexedDB: true })
      const stored = JSON.stringify(origins)
      expect(stored).not.toMatch(/C10000016|\b2580\b|6461804|credit\/pay/)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'is paid in part by transfer, whose instructions a reload keeps until the money is booked',
    async () => {
      const paid = await paidOf(LATE)
      const { page, faults, close } = await openPayments(LATE)
      await page.getByText(/^Tienes pagos atrasados: \$/).waitFor()
      await page.getByRole('radio', { name: 'Otra cantidad' }).check()
      const amount = page.getByLabel('Monto para Credilana')
      await amount.fill('0.99')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await page.getByText(/^Escribe un monto de \$1\.00 a \$/).waitFor()
      await expectGoodInEachSize(page)
      await amount.fill('129.89')
      await page.getByText('Total $129.89').waitFor()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await page.getByRole('radio', { name: /^Transferencia/ }).check()
      await page.getByRole('button', { name: 'Transferir $129.89' }).click()
      await page.getByRole('heading', { name: 'Haz tu transferencia con estos datos' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/payment/spei-pay')
      await page.reload()
      await untilAlive(page)
      for (const label of ['CLABE', 'Referencia', 'Monto', 'Beneficiario'])
        await page.getByRole('button', { name: `Copiar: ${label}` }).waitFor()
      await page.getByText(/^Transfiere antes del /).waitFor()
      await page.getByText('Se refleja en unas 4 horas.').waitFor()
      await expectGoodInEachSize(page)
      const reference = await page.getByRole('definition').nth(1).locator('span').first().innerText()
      const arrive = async (body: object) => {
        const address = `${shop.platform}/api/ext/credit_transfers/${reference}`
        const headers = { 'content-type': 'application/json' }
        expect((await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) })).status).toBe(200)
        await page.getByRole('button', { name: 'Consultar de nuevo' }).click()
      }
      await arrive({ amount: '129.89' })
      await page.getByRole('heading', { name: 'Recibimos tu transferencia' }).waitFor()
      expect(await paidOf(LATE)).toBe(paid)
      // The bank reports it again, which is the same transfer, and the four hours are over.
      await arrive({ amount: '129.89', now: true })
      await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
      await page.getByText('Se aplicaron $129.89').waitFor()
      await page.getByText(/^De ahí, intereses por atraso: \$/).waitFor()
      await expectGoodInEachSize(page)
      expect(await paidOf(LATE)).toBeGreaterThan(paid)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'of another channel is paid by card alone, by keyboard',
    async () => {
      const { page, faults, close } = await openPayments(TWO_CREDITS)
      const { press, use, reach, reachOne } = keyboardOf(page)
      await use('link', 'Préstamo personal')
      await page.getByRole('checkbox', { name: /^Préstamo personal/ }).waitFor()
      await use('link', 'Compras a crédito')
      await page.getByText('Solo se paga con tarjeta.').waitFor()
      await reach('radio', /^Lo que toca/)
      await press('ArrowDown', 'ArrowDown')
      await reachOne(page.getByLabel(/^Monto para /))
      await page.keyboard.type('20.50')
      await use('button', 'Continuar')
      await page.getByText(/^No está disponible: .+ solo se paga con tarjeta\.$/).waitFor()
      expect(await page.getByRole('radio', { name: /^Transferencia/ }).isDisabled()).toBe(true)
      await expectGoodInEachSize(page)
      await use('button', 'Pagar $20.50')
      await payWithCard(page, '4242 4242 4242 4242')
      await page.getByRole('heading', { name: 'Pago recibido' }).waitFor()
      await page.getByText('Se aplicaron $20.50').waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'of a linked customer is paid without a PIN; the device forgets the account with the sign-out',
    async () => {
      const account = asBrowser('', 'hogar', shop.gateway)
      expect(codes(await account.signUp(newEmail()))).toEqual([])
      await account.done('openCreditAccount', { accountNumber: PAID_UP.number, pin: PAID_UP.pin })
      await account.done('linkCreditAccount', {})
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
      await page.goto(`${shop.web}/my-account/payments/login`)
      await untilAlive(page)
      expect(new URL(page.url()).pathname).toBe('/my-account/payments')
      await page.getByText('No debes nada en tu cuenta de crédito.').waitFor()
      await expectGoodInEachSize(page)
      const profile = () => page.evaluate(() => localStorage.getItem('hogar:credit-profile:hogar'))
      await expect.poll(profile, POLL).toBe('{"accountNumber":"040","name":"Mónica","type":"menudeo"}')
      await page
        .getByRole('navigation', { name: 'Secciones de la cuenta' })
        .getByRole('button', { name: 'Cerrar sesión' })
        .click()
      await page.waitForURL(/\/login/)
      await expect.poll(profile, POLL).toBeNull()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it.each([
    '/de/payments',
    '/it/payments/login',
    '/de/my-account/payments/pay',
    '/payments/otro',
    '/my-account/payments/otro',
  ])('has no page at %s', async (path) => {
    expect((await fetch(`${shop.web}${path}`, { redirect: 'manual' })).status).toBe(404)
  })
})
