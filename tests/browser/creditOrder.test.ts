import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPath } from '../../web/src/customers/orders/orderPath.ts'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { applyForLine } from '../testkit/shoppers/creditApplicant.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { type Account, openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectAccessible, expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE } from '../testkit/browser/openWindow.ts'
import { payWithCard } from '../testkit/browser/payWithCard.ts'
import { MUTATIONS, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { CHECKOUT, POLL, newBuyer, stepOf, untilAlive } from '../testkit/shoppers/shopper.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000
const START_MS = 180_000
/** Development account of which 58,000 are free. */
const HOLDER = { accountNumber: 'C10000040', pin: '8520' }

/** Of this suite alone: its orders use the line of a development account. */
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

async function newCustomer({ quantity = 1 } = {}) {
  const account = asBrowser('', 'hogar', shop.gateway)
  expect(codes(await account.signUp(newEmail()))).toEqual([])
  await account.add(SKUS.simple, quantity)
  await account.done('setCartShipping', SHIPPING)
  return account
}

/** Orders on credit through the graph. Returns the id of the order. */
async function placed(account: Account): Promise<string> {
  await account.done('setCartPayment', { methodCode: 'storecredit', months: 12 })
  const input = { email: newEmail(), acceptsTerms: true, clientMutationId: randomUUID() }
  const { data, text } = await account.send(MUTATIONS.placeOrder, { input })
  const { result } = (data ?? {}) as { result?: { order: { id: string } | null } }
  if (!result?.order) throw new Error(text)
  return result.order.id
}

async function decide(number: string, decision: string): Promise<void> {
  const decided = await fetch(`${shop.platform}/api/ext/credit_requests/${number}/decision`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision }),
  })
  expect(decided.status).toBe(200)
}

/** Goes through the checkout to the ways of paying, and chooses credit. */
async function chooseCredit(page: Page) {
  await page.goto(`${shop.web}/checkout`)
  await untilAlive(page)
  const current = page.locator('li[aria-current="step"]').first()
  await expect.poll(async () => (await current.textContent()) ?? '', POLL).not.toBe('')
  for (const step of ['contact', 'address'] as const)
    if ((await stepOf(page, step).count()) > 0) await CHECKOUT[step](page, newBuyer())
  await CHECKOUT.shipping(page)
  const payment = stepOf(page, 'payment')
  await payment.getByRole('radio', { name: /^Crédito Hogar/ }).check()
  await payment.getByText('Calculando tu crédito…').waitFor({ state: 'detached' })
  return payment
}

async function order(page: Page) {
  await stepOf(page, 'payment').getByRole('button', { name: 'Continuar' }).click()
  await CHECKOUT.review(page)
  await page.waitForURL(/order-success/)
  await untilAlive(page)
  return page.getByRole('region', { name: 'Tu crédito para este pedido' })
}

describe('an order on credit', () => {
  it(
    'of a customer with a line is authorized, has its credit in the account, and takes it along when it is called off',
    async () => {
      const account = await newCustomer()
      await account.done('openCreditAccount', HOLDER)
      await account.done('linkCreditAccount', {})
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
      const payment = await chooseCredit(page)
      await payment.getByText(/^Te quedan \$58,000(\.00)? de tu línea: el pedido queda autorizado al momento/).waitFor()
      await expectAccessible(page)
      const credit = await order(page)
      await credit.getByText(/^Está autorizado: lo paga tu crédito/).waitFor()
      await expectGoodInEachSize(page)
      await page.setViewportSize(DESKTOP)
      await credit.getByRole('link', { name: /^Ver el crédito F\d+$/ }).click()
      await page.getByText('0 de 52 pagos hechos').waitFor()
      await page.getByRole('link', { name: /^Pedido 0/ }).click()
      await credit.getByText(/^Está autorizado/).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Cancelar pedido' }).click()
      const question = page.getByRole('dialog', { name: /^¿Cancelar el pedido/ })
      await question.getByText('Cambié de opinión').click()
      await question.getByRole('button', { name: 'Cancelar todo el pedido' }).click()
      await credit.getByText(/^El pedido ya no sigue, y su crédito tampoco/).waitFor()
      await credit.getByRole('link', { name: /^Ver el crédito/ }).click()
      // The page of the order says "Cancelado", too.
      await credit.waitFor({ state: 'detached' })
      await page.getByText('Cancelado', { exact: true }).first().waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'of a customer without an account waits for an application, and is over when that is denied',
    async () => {
      const account = await newCustomer()
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
      const payment = await chooseCredit(page)
      await payment.getByText(/la autorización tarda de 1 a 3 días hábiles y hasta entonces no pagas nada/).waitFor()
      const credit = await order(page)
      await credit.getByText(/^Envía tu solicitud antes del /).waitFor()
      const link = credit.getByRole('link', { name: 'Completar mi solicitud' })
      expect(await link.getAttribute('href')).toMatch(/\/my-account\/credit-request\/S-\w{8}$/)
      await expectGoodInEachSize(page)
      const number = await applyForLine(account, shop)
      await page.reload()
      await untilAlive(page)
      await credit.getByText(/^Estamos revisando tu solicitud/).waitFor()
      await decide(number, 'DENIED')
      await page.reload()
      await untilAlive(page)
      await credit.getByText(/^No podemos darte crédito para este pedido/).waitFor()
      await page.getByRole('heading', { name: 'Tu pedido está cancelado' }).waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'of which less is approved asks to accept that, takes the rest by card, and is authorized then',
    async () => {
      const account = await newCustomer({ quantity: 3 })
      const id = await placed(account)
      const number = await applyForLine(account, shop)
      // Of a larger request, this decision approves 3,000.
      await decide(number, 'PARTIALLY_APPROVED')
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
      await page.goto(`${shop.web}${orderPath(id)}`)
      await untilAlive(page)
      const credit = page.getByRole('region', { name: 'Tu crédito para este pedido' })
      await credit.getByText(/^Autorizamos \$3,000(\.00)? de /).waitFor()
      await credit.getByRole('link', { name: `Ver la solicitud ${number}` }).click()
      await page.getByRole('button', { name: 'Aceptar esta oferta' }).click()
      await page
        .getByText(/^Aceptaste/)
        .first()
        .waitFor()
      await page.goto(`${shop.web}${orderPath(id)}`)
      await untilAlive(page)
      await credit.getByText(/^Tu crédito paga \$3,000(\.00)?\. /).waitFor()
      await page.getByRole('heading', { name: /^Paga el resto, \$[\d,.]+, con tarjeta$/ }).waitFor()
      await expectGoodInEachSize(page)
      await page.setViewportSize(PHONE)
      await page.getByRole('link', { name: /^Pagar \$[\d,.]+ con tarjeta$/ }).click()
      await payWithCard(page, '4242 4242 4242 4242')
      await credit.getByText(/^Está autorizado: lo paga tu crédito/).waitFor()
      await credit.getByRole('link', { name: /^Ver el crédito F\d+$/ }).waitFor()
      expect(await page.getByRole('link', { name: /con tarjeta$/ }).count()).toBe(0)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'that waits is paid with the line of an account linked later, once that is pressed, by keyboard',
    async () => {
      const account = await newCustomer()
      const id = await placed(account)
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: DESKTOP })
      await page.goto(`${shop.web}${orderPath(id)}`)
      await untilAlive(page)
      const credit = page.getByRole('region', { name: 'Tu crédito para este pedido' })
      const pay = credit.getByRole('button', { name: /^Pagar con tu línea \(\$6,934\.23 disponibles\)$/ })
      await credit.getByText(/^Envía tu solicitud antes del /).waitFor()
      expect(await pay.count()).toBe(0)
      // In the same document, which has read the order without a line.
      const menu = page.getByRole('main').getByRole('navigation').first()
      await menu.getByRole('link', { name: 'Mis créditos', exact: true }).click()
      await page.getByLabel('Número de cliente').fill('C10000016')
      await page.getByLabel('NIP', { exact: true }).fill('2580')
      await page.getByRole('button', { name: 'Unir a mi cuenta' }).click()
      await page
        .getByRole('region', { name: /^Cuenta de crédito/ })
        .first()
        .waitFor()
      await page.goBack()
      await credit.getByText(/^Envía tu solicitud antes del /).waitFor()
      await pay.waitFor()
      await expectGoodInEachSize(page)
      await page.setViewportSize(DESKTOP)
      await page.context().setOffline(true)
      await pay.press('Enter')
      await credit.getByText(/^Sin conexión no se puede firmar un crédito/).waitFor()
      await page.context().setOffline(false)
      await pay.press('Enter')
      await credit.getByText(/^Está autorizado: lo paga tu crédito/).waitFor()
      await credit.getByRole('link', { name: /^Ver el crédito F\d+$/ }).waitFor()
      expect(await pay.count()).toBe(0)
      expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(fault))).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )
})
