import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

/**
 * The shop's pages as a hurried shopper uses them: each verb tries once, for so long, and says whether it worked.
 */
export const SHORT_MS = 2_500
const WALK_MS = 4_000
const PRESS_TRIES = 3
/** So long after a press a page says that it has heard it. */
const HEARD_MS = 1_000
const LOOK_MS = 20

/** Closes the dialogs that lie over the page. */
export async function clearView(page: Page): Promise<void> {
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

const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `Quitar ${name} del carrito`, exact: true }) })

/** True where an attempt came to its end. */
export async function worked(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch {
    return false
  }
}
