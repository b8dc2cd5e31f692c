import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openAccountWindow } from '../testkit/shoppers/customerOrder.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { POLL, setNetwork, storedRecords, untilAlive, untilStored } from '../testkit/shoppers/shopper.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 120_000
const START_MS = 180_000

/** Development accounts: one is paid and closed, the other is linked. */
const LATE = { number: 'C10000024', pin: '3691' }
const ON_TIME = { number: 'C10000016', pin: '2580' }

const TRANSFER = 'Haz tu transferencia con estos datos'

/** Of this suite alone: others pay and link the same accounts. */
let shop: Stack
let browser: Browser
beforeAll(async () => {
  // A number of hours that no text of the storefront has.
  shop = await startStack({ SPEI_PROCESSING_HOURS: '7' })
  browser = await launchBrowser()
}, START_MS)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Line that says of which day the data of a page are: today in Mexico. */
function dataOfToday(): string {
  const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })
  return `Datos del ${day.format(new Date())}`
}

async function prove(page: Page, { number, pin }: Readonly<{ number: string; pin: string }>) {
  await page.getByLabel('Número de cliente').fill(number)
  await page.getByLabel('NIP', { exact: true }).fill(pin)
}

/** Opens a transfer of an account, and returns its CLABE and its reference. */
async function openTransfer(page: Page, account: typeof LATE) {
  await page.goto(`${shop.web}/payments`)
  await untilAlive(page)
  await prove(page, account)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('radio', { name: /^Transferencia/ }).check()
  await page.getByRole('button', { name: /^Transferir \$/ }).click()
  await page.getByRole('heading', { name: TRANSFER }).waitFor()
  const rows = page.getByRole('definition')
  const textOf = (row: number) => rows.nth(row).locator('span').first().innerText()
  return { clabe: await textOf(0), reference: await textOf(1) }
}

/** All that the browser stores for longer than a page. */
async function stored(page: Page): Promise<string> {
  const { origins } = await page.context().storageState({ indexedDB: true })
  return JSON.stringify(origins)
}

describe('without a network', () => {
  it(
    'instructions of a transfer are shown after a reload, of the day on which they were read, until it has arrived',
    async () => {
      const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
      const { clabe, reference } = await openTransfer(page, LATE)
      await page.getByText('Se refleja en unas 7 horas.').waitFor()
      await untilStored(page, 'TransferInstructions')
      await setNetwork(page, false)
      await page.getByText(dataOfToday()).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: TRANSFER }).waitFor()
      for (const text of [clabe, reference, dataOfToday(), 'Se refleja en unas 7 horas.'])
        await page.getByText(text, { exact: true }).waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Consultar de nuevo' }).click()
      await page.getByText('No pudimos consultar tu pago. Revisa tu conexión e inténtalo de nuevo.').waitFor()
      // What the PIN has unlocked is not stored: the account that pays, its number and its holder.
      expect(await stored(page)).not.toMatch(/C10000024|García|\b3691\b/)
      // Choosing what to pay needs the network, and says so in place.
      await page.getByRole('link', { name: 'Elegir qué pagar' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
      await page.goBack()
      await page.getByText(clabe, { exact: true }).waitFor()
      await setNetwork(page, true)
      await page.getByText(dataOfToday()).waitFor({ state: 'hidden' })
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ amount: '1.00', now: true })
      await fetch(`${shop.platform}/api/ext/credit_transfers/${reference}`, { method: 'PUT', headers, body })
      await page.reload()
      await page.getByRole('heading', { name: TRANSFER }).waitFor({ state: 'hidden' })
      await expect.poll(() => storedRecords(page), POLL).not.toContain(clabe)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'a transfer is not shown by a device whose shopper has changed to another account, in another tab either',
    async () => {
      const { page, context, close } = await openWindow(browser, { viewport: PHONE })
      const { clabe } = await openTransfer(page, ON_TIME)
      await untilStored(page, 'TransferInstructions')
      const tab = await context.newPage()
      await tab.goto(page.url())
      await untilAlive(tab)
      await tab.getByText(clabe, { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Elegir qué pagar' }).click()
      await page.getByRole('button', { name: 'Usar otra cuenta' }).click()
      await page.getByLabel('Número de cliente').waitFor()
      await expect.poll(() => storedRecords(page), POLL).not.toContain(clabe)
      // The other tab stores its page when it is left.
      await tab.goto(`${shop.web}/credilana`)
      await untilAlive(tab)
      await expect.poll(() => storedRecords(tab), POLL).toContain('StoreCredit')
      expect(await stored(tab)).not.toContain(clabe)
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'credits of the account that were seen are shown after a reload, masked and with their day',
    async () => {
      const account = asBrowser('', 'hogar', shop.gateway)
      expect(codes(await account.signUp(newEmail()))).toEqual([])
      const { page, faults, close } = await openAccountWindow(browser, account, { viewport: PHONE })
      await page.goto(`${shop.web}/my-account/credits`)
      await untilAlive(page)
      await prove(page, ON_TIME)
      await page.getByRole('button', { name: 'Unir a mi cuenta' }).click()
      await page.getByRole('region', { name: /^Cuenta de crédito / }).waitFor()
      await page.getByRole('heading', { level: 4 }).getByRole('link').first().click()
      await page.getByText('20 de 52 pagos hechos').waitFor()
      const credit = page.url()
      await page.reload()
      await untilAlive(page)
      await page.getByRole('link', { name: 'Volver a mis créditos' }).click()
      await page.getByRole('region', { name: /^Cuenta de crédito / }).waitFor()
      await untilStored(page, 'CreditAccount')
      await setNetwork(page, false)
      await page.reload()
      await page.getByRole('region', { name: 'Cuenta de crédito C1000•••6' }).waitFor()
      await page.getByText(dataOfToday()).waitFor()
      await page.goto(credit)
      await page.getByText('20 de 52 pagos hechos').waitFor()
      await page.getByText(dataOfToday()).waitFor()
      await expectGoodInEachSize(page)
      expect(await stored(page)).not.toMatch(/C10000016|Ana López|\b2580\b/)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it(
    'the page of a loan that was seen answers every amount, after a reload too',
    async () => {
      const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
      await page.goto(`${shop.web}/credilana`)
      await untilAlive(page)
      await untilStored(page, 'CreditOffer')
      await setNetwork(page, false)
      await page.reload()
      await page.getByText(dataOfToday()).waitFor()
      const offer = page.getByRole('region', { name: 'Tu préstamo' })
      const slider = page.getByRole('slider', { name: '¿Cuánto necesitas?' })
      await slider.focus()
      for (const amount of ['$4,500', '$4,000', '$3,500']) {
        await page.keyboard.press('ArrowLeft')
        await offer.getByText(new RegExp(`Recibes \\${amount} `)).waitFor()
      }
      await expect.poll(() => new URL(page.url()).search, POLL).toContain('monto=3500')
      await page.getByText(dataOfToday()).waitFor()
      await page.reload()
      await offer.getByText(/Recibes \$3,500 /).waitFor()
      await page.getByText(dataOfToday()).waitFor()
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )
})
