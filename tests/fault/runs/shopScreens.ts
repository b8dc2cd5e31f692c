import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { type Buyer, CHECKOUT, currentStep } from '../../testkit/shoppers/shopper.ts'

/** The shop's pages as a hurried shopper uses them: each verb tries once, for a short time, and says whether it worked. */

const SHORT_MS = 2_500
const WALK_MS = 4_000
const PAGE_MS = 8_000
const HYDRATION_MS = 5_000
const OPEN_TRIES = 4
const PRESS_TRIES = 3
/** So long after a press a page says that it has heard it. */
const HEARD_MS = 1_000
const LOOK_MS = 20

/** Opens an address, again where it fails, until the page lives. `tell` receives why a page that came did not. */
export async function openAddress(page: Page, url: string, tell: (line: string) => void): Promise<boolean> {
  for (let attempt = 0; attempt < OPEN_TRIES; attempt += 1) {
    const response = await page.goto(url, { waitUntil: 'commit', timeout: PAGE_MS }).catch(() => null)
    if (page.isClosed()) return false
    // A page that says that it has failed is loaded again.
    if (!response || response.status() >= 500) continue
    const isAlive = await page.waitForFunction(lives, undefined, { timeout: HYDRATION_MS }).catch(() => null)
    if (isAlive) return true
    if (page.isClosed()) return false
    tell(`  lifeless ${await describeLife(page)}`)
  }
  return false
}

/** How far a page came to life, and what it shows instead. */
async function describeLife(page: Page): Promise<string> {
  const seen = await Promise.race([page.evaluate(lifeSigns).catch(String), setTimeout(SHORT_MS, 'no answer')])
  return JSON.stringify(seen)
}

const lifeSigns = () => ({
  age: Math.round(performance.now()),
  state: document.readyState,
  isOnline: navigator.onLine,
  worker: navigator.serviceWorker.controller?.state ?? 'none',
  marks: performance.getEntriesByType('mark').map(({ name }) => name),
  files: performance.getEntriesByType('resource').length,
  text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300),
})

/** True when the page's code runs. */
export function isAlive(page: Page): Promise<boolean> {
  return page.waitForFunction(lives, undefined, { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** React marks the elements that it has taken over. */
const lives = () => {
  const main = document.querySelector('main')
  const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  return isHydrated && performance.getEntriesByName('hogar:hydrated').length > 0
}

/** Closes the dialogs that lie over the page. */
async function clearView(page: Page): Promise<void> {
  for (let layers = 0; layers < 3; layers += 1) {
    const isOpen = await page
      .locator('dialog[open]')
      .count()
      .catch(() => 0)
    if (isOpen === 0) return
    await page.keyboard.press('Escape').catch(() => undefined)
  }
}

/**
 * The panel of an earlier press may open over the button at any moment: then the button is pressed again, but never when
 * `presses` says that it was pressed already, and only the page was too slow to say so.
 */
export async function pressAdd(page: Page, presses: () => number): Promise<boolean> {
  const button = page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()
  for (let attempt = 0; attempt < PRESS_TRIES; attempt += 1) {
    await clearView(page)
    const before = presses()
    if (await worked(() => button.click({ timeout: SHORT_MS / PRESS_TRIES }))) return true
    // What was pressed may be said late.
    for (const late = performance.now() + HEARD_MS; performance.now() < late; await setTimeout(LOOK_MS))
      if (presses() > before) return true
  }
  return false
}

/**
 * Goes to the cart by the link in the header, or by the way back from the checkout; the page is loaded again only where
 * it says that it has failed.
 */
export function walkToCart(page: Page, timeout: number = WALK_MS): Promise<boolean> {
  return worked(async () => {
    const header = page.getByRole('banner').getByRole('link', { name: /^Carrito/ })
    const isCheckout = new URL(page.url()).pathname === '/checkout'
    await follow(page, isCheckout ? page.getByRole('link', { name: 'Volver al carrito' }) : header, timeout)
    const again = page.getByRole('main').getByRole('button', { name: 'Intentar de nuevo' })
    const cart = page.getByRole('heading', { level: 1, name: /^Tu carrito/ })
    await cart.or(again).first().waitFor({ timeout })
    // What failed may mend itself before the hand is there.
    if ((await again.count()) > 0) await worked(() => again.first().click({ timeout: SHORT_MS }))
    await cart.waitFor({ timeout })
  })
}

/**
 * Presses a link until the page hears it, even if a dialog opens over it. After an error page of its own Chromium may
 * send no mouse events to the page any more (seeds 30 and 724): then the link is pressed by the page's own means.
 */
async function follow(page: Page, link: Locator, timeout: number): Promise<void> {
  for (let attempt = 0; attempt < PRESS_TRIES; attempt += 1) {
    await clearView(page)
    const press = await link.evaluateHandle(listenForPress, undefined, { timeout })
    await link.click({ timeout: timeout / PRESS_TRIES }).catch(() => undefined)
    const heard = page.waitForFunction(({ isHeard }) => isHeard, press, { timeout: HEARD_MS })
    const isHeard = await heard.then(
      () => true,
      () => false,
    )
    if (isHeard) return
  }
  await link.dispatchEvent('click')
}

const listenForPress = (element: Element) => {
  const press = { isHeard: false }
  element.addEventListener('click', () => Object.assign(press, { isHeard: true }), { once: true })
  return press
}

/** A line of the cart page. */
export type ShownLine = Readonly<{ name: string; units: number }>

const REMOVES = /^Quitar (.+) del carrito$/

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: REMOVES }) })

export async function shownLines(page: Page): Promise<readonly ShownLine[]> {
  const lines: ShownLine[] = []
  for (const row of await rows(page).all()) {
    const label = await row.getByRole('button', { name: REMOVES }).getAttribute('aria-label', { timeout: SHORT_MS })
    const units = Number(await row.getByRole('textbox').inputValue({ timeout: SHORT_MS }))
    lines.push({ name: REMOVES.exec(label ?? '')?.[1] ?? '', units })
  }
  return lines
}

/** The total of the cart page, as a number; null while none is shown. */
export async function shownTotal(page: Page): Promise<number | null> {
  const row = page
    .getByRole('main')
    .locator('dl div')
    .filter({ has: page.getByText('Total', { exact: true }) })
  const text = await row
    .locator('dd')
    .last()
    .textContent({ timeout: SHORT_MS })
    .catch(() => null)
  const amount = /[\d,]+\.\d\d/.exec(text ?? '')?.[0]
  return amount === undefined ? null : Number(amount.replaceAll(',', ''))
}

/** Units that the header shows. */
export async function headerUnits(page: Page): Promise<number | null> {
  const link = page.getByRole('banner').getByRole('link', { name: /^Carrito/ })
  const text = await link
    .first()
    .textContent({ timeout: SHORT_MS })
    .catch(() => null)
  if (text === null) return null
  return Number(/(\d+) artículo/.exec(text)?.[1] ?? 0)
}

/** Types a quantity into a line, again where something comes in between. */
export async function typeUnits(page: Page, name: string, units: number): Promise<boolean> {
  const field = rowOf(page, name).getByRole('textbox')
  for (let attempt = 0; attempt < PRESS_TRIES; attempt += 1) {
    await clearView(page)
    const isTyped = await worked(async () => {
      await field.fill(String(units), { timeout: SHORT_MS })
      await field.press('Enter', { timeout: SHORT_MS })
      if ((await field.inputValue({ timeout: SHORT_MS })) !== String(units))
        throw new Error('something came in between')
    })
    if (isTyped) return true
  }
  return false
}

export function confirmRemoval(page: Page, name: string): Promise<boolean> {
  return worked(async () => {
    await rowOf(page, name).getByRole('button', { name: REMOVES }).click({ timeout: SHORT_MS })
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click({ timeout: SHORT_MS })
  })
}

export function pressUndo(page: Page): Promise<boolean> {
  return worked(() => page.getByRole('button', { name: 'Deshacer' }).last().click({ timeout: SHORT_MS }))
}

export function switchCoupon(page: Page, code: string): Promise<boolean> {
  return worked(async () => {
    const main = page.getByRole('main')
    if ((await main.getByText(/^Cupón /).count()) > 0) {
      await main.getByRole('button', { name: 'Quitar', exact: true }).last().click({ timeout: SHORT_MS })
      return
    }
    await main.getByText('¿Tienes un cupón?').click({ timeout: SHORT_MS })
    await main.getByLabel('Código del cupón').fill(code, { timeout: SHORT_MS })
    await main.getByRole('button', { name: 'Aplicar' }).click({ timeout: SHORT_MS })
  })
}

/** Says that an order that waits may be sent: where the page asks, else on the page of what waits. */
export async function agreeToOrder(page: Page): Promise<boolean> {
  const send = page.getByRole('button', { name: /^Enviar (el pedido|por \$)/ })
  if ((await send.count()) === 0) {
    await clearView(page)
    const note = page.getByRole('link', { name: /^Ver \d+ cambios? en espera$/ })
    if (!(await worked(() => note.click({ timeout: SHORT_MS })))) return false
  }
  return worked(() => send.first().click({ timeout: SHORT_MS }))
}

const CHECKOUT_STEPS_MAX = 10

/** Answers what the checkout asks, up to the button that orders, and presses it. */
export async function orderFrom(page: Page, buyer: Buyer): Promise<boolean> {
  const review = page.getByRole('button', { name: /^Hacer el pedido/ })
  for (let turn = 0; turn < CHECKOUT_STEPS_MAX; turn += 1) {
    if ((await review.count()) > 0) return worked(() => acceptAndOrder(page))
    const step = currentStep(page)
    if (!(await worked(() => step.getByRole('button', { name: 'Continuar' }).waitFor({ timeout: SHORT_MS }))))
      return false
    const before = await step.textContent().catch(() => null)
    if (!(await worked(() => answerStep(page, buyer)))) return false
    await worked(() => page.waitForFunction(hasGoneOn, before, { timeout: SHORT_MS * 2 }))
  }
  return false
}

async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByLabel(/^Acepto los términos/).check({ timeout: SHORT_MS })
  await page.getByRole('button', { name: /^Hacer el pedido/ }).click({ timeout: SHORT_MS * 2 })
}

const hasGoneOn = (before: string | null) => document.querySelector('li[aria-current="step"]')?.textContent !== before

async function answerStep(page: Page, buyer: Buyer): Promise<void> {
  const step = currentStep(page)
  if ((await step.getByLabel('Correo electrónico').count()) > 0) return CHECKOUT.contact(page, buyer)
  const address = step.getByLabel('Código postal').or(step.getByRole('radio', { name: 'Otra dirección' }))
  if ((await address.count()) > 0) return CHECKOUT.address(page, buyer)
  if ((await step.getByRole('group', { name: 'Envío' }).count()) > 0) await CHECKOUT.shipping(page)
  return CHECKOUT.payment(page)
}

const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `Quitar ${name} del carrito`, exact: true }) })

async function worked(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch {
    return false
  }
}

/** Address of a page and what it shows, to explain a failure. */
export async function describePage(page: Page): Promise<string> {
  const words = await page
    .evaluate(() => {
      const buttons = [...document.querySelectorAll('main button[aria-busy]')].map(({ textContent }) => textContent)
      return `${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 500)} (busy: ${buttons.join(', ') || 'nothing'})`
    })
    .catch(String)
  return `${page.url()} shows ${words}`
}
