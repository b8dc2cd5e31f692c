import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { keyboardOf } from '../testkit/browser/keyboardOf.ts'
import { DESKTOP, PHONE } from '../testkit/browser/openWindow.ts'
import { POLL, untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000
const START_MS = 180_000

/** Development accounts, one for each test: a proof or a link of one test changes what another would see. */
const LATE = { number: '10000024', whole: 'C10000024', pin: '3691' }
const TWO_CREDITS = { number: 'C10000032', pin: '1470' }
const PAID_UP = { number: 'C10000040', telephone: '5512345603' }

/** Of this suite alone: others link, lock and pay the same accounts. */
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

async function openCustomer(viewport: typeof PHONE | typeof DESKTOP) {
  const account = asBrowser('', 'hogar', shop.gateway)
  expect(codes(await account.signUp(newEmail()))).toEqual([])
  return openAccountWindow(browser, account, { viewport })
}

/** The credits of a new customer, in a window. */
async function openCredits(viewport: typeof PHONE | typeof DESKTOP) {
  const window = await openCustomer(viewport)
  await window.page.goto(`${shop.web}/my-account/credits`)
  await untilAlive(window.page)
  return window
}

describe('the credits of an account', () => {
  it(
    'are linked by number and PIN, show what is late, open one by one, and are unlinked',
    async () => {
      const { page, faults, close } = await openCredits(DESKTOP)
      await page.getByRole('heading', { name: 'Todavía no hay una cuenta de crédito aquí' }).waitFor()
      await expectGoodInEachSize(page)
      await page.setViewportSize(DESKTOP)
      await page.getByLabel('Número de cliente').fill(LATE.number)
      await page.getByLabel('NIP', { exact: true }).fill(LATE.pin)
      await page.getByRole('button', { name: 'Unir a mi cuenta' }).click()
      const account = page.getByRole('region', { name: `Cuenta de crédito ${LATE.whole}` })
      await account.getByText(/^Tienes pagos atrasados: \$/).waitFor()
      await account.getByText('A nombre de Luis García Ramos').waitFor()
      await account.getByText('Con atraso').waitFor()
      await expectGoodInEachSize(page)
      // Past the session's own store: the server has the link.
      await page.reload()
      await untilAlive(page)
      await account.getByRole('link', { name: /Credilana/i }).click()
      await page.getByText('10 de 52 pagos hechos').waitFor()
      expect(await page.getByRole('cell', { name: 'Atrasado', exact: true }).count()).toBe(2)
      expect(await page.getByRole('cell', { name: 'Pagado', exact: true }).count()).toBe(10)
      await page.getByRole('region', { name: 'Tu contrato' }).getByText(/CAT/).first().waitFor()
      await page.getByRole('heading', { name: 'Liquidar hoy' }).waitFor()
      await expectGoodInEachSize(page)
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => page.getByRole('contentinfo').count(), POLL).toBe(0)
      expect(await page.getByRole('searchbox').count()).toBe(0)
      expect(await page.getByRole('table', { name: 'Calendario de pagos' }).isVisible()).toBe(true)
      await page.emulateMedia({ media: null })
      await page.getByRole('link', { name: 'Volver a mis créditos' }).click()
      await account.getByRole('button', { name: 'Quitar de mi cuenta' }).click()
      const question = page.getByRole('dialog', { name: '¿Quitar la cuenta de crédito?' })
      await question.getByRole('button', { name: 'Quitar de mi cuenta' }).click()
      await page.getByText('Tu cuenta de crédito ya no está unida.').waitFor()
      await page.getByRole('heading', { name: 'Todavía no hay una cuenta de crédito aquí' }).waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it('that are not linked are not found, and neither is another customer’s credit', async () => {
    const owner = await openCredits(PHONE)
    await owner.page.getByLabel('Número de cliente').fill(TWO_CREDITS.number)
    await owner.page.getByLabel('NIP', { exact: true }).fill(TWO_CREDITS.pin)
    await owner.page.keyboard.press('Enter')
    const links = owner.page.getByRole('listitem').getByRole('heading', { level: 4 }).getByRole('link')
    await expect.poll(() => links.count(), POLL).toBe(2)
    const path = await links.first().getAttribute('href')
    expect((await owner.page.goto(`${shop.web}${path}`))?.status()).toBe(200)
    const other = await openCustomer(PHONE)
    expect((await other.page.goto(`${shop.web}${path}`))?.status()).toBe(404)
    await other.close()
    await owner.close()
  })

  it(
    'are linked by keyboard, after a wrong PIN that says what is left, with a code by SMS',
    async () => {
      const { page, close } = await openCredits(PHONE)
      const { press, reachOne, use, write, expectFocus } = keyboardOf(page)
      await write('Número de cliente', 'C10000017')
      await reachOne(page.getByLabel('NIP', { exact: true }))
      await page.getByText('El número de cliente es una C y 8 dígitos. Revísalo.').waitFor()
      await page.getByLabel('Número de cliente').focus()
      await write('Número de cliente', PAID_UP.number)
      await reachOne(page.getByLabel('NIP', { exact: true }))
      await page.keyboard.type('1111')
      await press('Enter')
      await page.getByText(/^El NIP no es correcto\. Te quedan \d intentos\.$/).waitFor()
      await expectFocus({ tag: 'input', text: 'NIP' })
      await expectGoodInEachSize(page)
      await use('button', 'No tengo mi NIP')
      await use('button', 'Mandarme un código por SMS', 'Shift+Tab')
      await page.getByText(`Te mandamos un código al •••• ${PAID_UP.telephone.slice(-4)}.`).waitFor()
      await expectFocus({ tag: 'input', text: 'Código del SMS' })
      await page.getByRole('timer').waitFor()
      await expectGoodInEachSize(page)
      await page.keyboard.type(await smsCodeTo(shop.platform, PAID_UP.telephone))
      await press('Enter')
      const account = page.getByRole('region', { name: `Cuenta de crédito ${PAID_UP.number}` })
      await account.waitFor()
      await account.getByText('Liquidado').waitFor()
      await close()
    },
    JOURNEY_MS,
  )

  it.each(['/de', '/it'])('do not exist in a store that does not lend: %s', async (store) => {
    for (const path of ['credits', 'credits/F10000001'])
      expect((await fetch(`${shop.web}${store}/my-account/${path}`, { redirect: 'manual' })).status).toBe(404)
  })
})
