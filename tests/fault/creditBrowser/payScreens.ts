import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { payWithCard } from '../../testkit/browser/payWithCard.ts'
import type { Chance } from '../runs/chance.ts'
import { isCardPage } from './disturb.ts'
import { HURRY_MS, LOOK_MS, worked } from './worked.ts'

export const PAYMENTS = '/payments'

const CARD = '4242 4242 4242 4242'
const TRANSFER_SHARE = 0.4

/** Record of what a payer has done: sums in cents, by the card page or the transfer, each once. */
export class Paid {
  readonly #sums = new Map<string, number>()
  /** Ids of the payments that pages have named. */
  readonly opened = new Set<string>()
  readonly #transfers = new Map<string, string>()

  add(name: string, amount: string): void {
    this.#sums.set(name, Math.round(Number(amount) * 100))
  }

  /** Number that the bank gives to a transfer, however often it reports it. */
  trackingOf(transfer: string): string {
    const known = this.#transfers.get(transfer) ?? randomUUID().slice(0, 20)
    this.#transfers.set(transfer, known)
    return known
  }

  get cents(): number {
    return [...this.#sums.values()].reduce((sum, cents) => sum + cents, 0)
  }

  /** Sums in the order in which they were paid, in pesos. */
  get sums(): readonly string[] {
    return [...this.#sums.values()].map((cents) => (cents / 100).toFixed(2))
  }
}

export type Paying = Readonly<{
  accountNumber: string
  pin: string
  paid: Paid
  chance: Chance
  platform: string
}>

type Act = (page: Page, paying: Paying) => Promise<unknown>

type Screen = Readonly<{ name: string; isShown: (page: Page) => Promise<boolean>; act: Act }>

/** Screens by what they show, with what a payer does there. The first that is shown counts. */
const SCREENS: readonly Screen[] = [
  { name: 'card page', isShown: async (page) => isCardPage(page), act: payOnCardPage },
  {
    name: 'receipt',
    isShown: (page) => has(page, 'Pago recibido'),
    act: () => Promise.reject(new Error('nothing to do')),
  },
  { name: 'login', isShown: async (page) => (await page.getByLabel('Número de cliente').count()) > 0, act: prove },
  { name: 'transfer', isShown: (page) => has(page, 'Haz tu transferencia con estos datos'), act: bookTransfer },
  { name: 'pending', isShown: (page) => has(page, 'Estamos esperando la confirmación de tu pago'), act: goToCardPage },
  { name: 'summary', isShown: async (page) => (await payButton(page).count()) > 0, act: pay },
  { name: 'choice', isShown: async (page) => (await otherAmount(page).count()) > 0, act: choose },
]

const has = async (page: Page, heading: string) => (await page.getByRole('heading', { name: heading }).count()) > 0
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pagar|Transferir) \$/ })
const otherAmount = (page: Page) => page.getByRole('radio', { name: 'Otra cantidad' })

/** Does what a payer does on the page that is shown, and returns its name; null for one that a payer leaves. */
export async function actOn(page: Page, paying: Paying): Promise<string | null> {
  const id = paymentOf(page.url())
  if (id !== null) paying.paid.opened.add(id)
  const screen = await screenOf(page)
  if (!screen) return null
  const hasActed = await worked(() => screen.act(page, paying))
  // The page before stays until the next one is there.
  for (const end = performance.now() + HURRY_MS; hasActed && performance.now() < end; await setTimeout(LOOK_MS))
    if ((await screenOf(page)) !== screen) break
  return screen.name
}

async function screenOf(page: Page): Promise<Screen | null> {
  for (const screen of SCREENS) if (await screen.isShown(page).catch(() => false)) return screen
  return null
}

/** Id of the payment that an address names: the shop's own, or that to which the provider's page returns. */
function paymentOf(address: string): string | null {
  const { searchParams } = new URL(address)
  return searchParams.get('pago') ?? new URLSearchParams(searchParams.get('return')?.split('?')[1]).get('pago')
}

async function prove(page: Page, { accountNumber, pin }: Paying): Promise<void> {
  await page.getByLabel('Número de cliente').fill(accountNumber, { timeout: HURRY_MS })
  await page.getByLabel('NIP', { exact: true }).fill(pin, { timeout: HURRY_MS })
  await page.getByRole('button', { name: 'Entrar', exact: true }).click({ timeout: HURRY_MS })
}

async function choose(page: Page, { chance }: Paying): Promise<void> {
  await otherAmount(page).first().check({ timeout: HURRY_MS })
  const amount = (chance.between(2_000, 20_000) / 100).toFixed(2)
  await page.getByLabel(/^Monto para /).fill(amount, { timeout: HURRY_MS })
  await page.getByRole('button', { name: 'Continuar', exact: true }).click({ timeout: HURRY_MS })
}

async function pay(page: Page, { chance }: Paying): Promise<void> {
  const [isTransfer, isTwice] = [chance.next() < TRANSFER_SHARE, chance.next() < 0.3]
  if (isTransfer) await page.getByRole('radio', { name: /^Transferencia/ }).check({ timeout: HURRY_MS })
  const button = payButton(page)
  await (isTwice ? button.dblclick({ timeout: HURRY_MS }) : button.click({ timeout: HURRY_MS }))
}

/** Pays, unless the provider says that it is done; the provider's own page has no weather. */
async function payOnCardPage(page: Page, { paid }: Paying): Promise<void> {
  const button = page.getByRole('button', { name: /^Pagar \$/ })
  if ((await button.count()) === 0) return page.getByRole('link', { name: /tienda$/ }).click({ timeout: HURRY_MS })
  const amount = amountIn(await button.innerText({ timeout: HURRY_MS }))
  const url = new URL(page.url())
  await payWithCard(page, CARD)
  paid.add(url.pathname, amount)
}

/** Sends the money as a bank, which may report it more than once, and asks how the payment stands. */
async function bookTransfer(page: Page, { paid, chance, platform }: Paying): Promise<void> {
  const reference = await page.getByRole('definition').nth(1).locator('span').first().innerText({ timeout: HURRY_MS })
  const amount = amountIn(
    await page.getByRole('definition').nth(2).locator('span').first().innerText({ timeout: HURRY_MS }),
  )
  // Two tabs that ask for different sums may be given one reference: each sum is a transfer of its own.
  const transfer = `${reference} ${amount}`
  const tracking = paid.trackingOf(transfer)
  const report = () =>
    fetch(`${platform}/api/ext/credit_transfers/${reference}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount, now: true, tracking }),
    })
  const answers = await Promise.all(Array.from({ length: chance.between(1, 3) }, report))
  if (answers.some(({ status }) => status === 200)) paid.add(transfer, amount)
  await askAgain(page)
}

/** Goes back to the page of the provider, where there is one to pay on. */
async function goToCardPage(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Ir a la página de pago' })
  await ((await link.count()) > 0 ? link.click({ timeout: HURRY_MS }) : askAgain(page))
}

async function askAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Consultar de nuevo' }).click({ timeout: HURRY_MS })
}

const amountIn = (text: string) => (/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(',', '')
