import { expect } from 'vitest'
import type { BrowserContext, Locator, Page } from 'playwright'
import { asGuest } from '../graph/guest.ts'
import { letWorkerCome } from '../browser/delayedWorker.ts'
import { untilAllIsStored } from '../browser/untilAllIsStored.ts'
import type { Ware } from './wares.ts'

const READY_MS = 15_000
export const POLL = { timeout: READY_MS, interval: 100 } as const

/** Returns a buyer with a fresh address for mail each time, so that the orders of one test can be counted. */
export function newBuyer() {
  return {
    email: `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`,
    firstName: 'Ana',
    lastName: 'López',
    postcode: '44100',
    city: 'Guadalajara',
    street: 'Av. Juárez',
    number: '10',
    telephone: '3312345678',
  } as const
}

export type Buyer = ReturnType<typeof newBuyer>

/** Lines of the cart that belongs to a browser, asked of the gateway with the browser's own cookie. */
export async function linesOf(context: BrowserContext, gateway: string): Promise<Record<string, number>> {
  const { viewer } = (await asGuest(gateway, 'hogar', await cookieOf(context)).run(
    '{ viewer { cart { lines { sku quantity } } } }',
  )) as { viewer: { cart: { lines: readonly { sku: string; quantity: number }[] } | null } }
  return bySku(viewer.cart?.lines ?? [])
}

/** The cookies of a browser, as a request sends them. */
export async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Quantities by SKU. Throws when a product stands on two lines: it would not show in a sum. */
function bySku(lines: readonly { sku: string; quantity: number }[]): Record<string, number> {
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) throw new Error(`twice: ${JSON.stringify(lines)}`)
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]))
}

/** Waits until the gateway's cart of a browser is what is expected, and stays so for a moment. */
export async function expectLines(context: BrowserContext, gateway: string, lines: Record<string, number>) {
  await expect.poll(() => linesOf(context, gateway), POLL).toEqual(lines)
}

/** Numbers of the orders that were confirmed to an address. */
export async function ordersOf(platform: string, email: string): Promise<readonly string[]> {
  const mails = (await (await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)).json()) as {
    subject: string
  }[]
  // Each step of an order has its mail: the number stands in all of them.
  return [...new Set(mails.flatMap(({ subject }) => /\d{9}/.exec(subject)?.[0] ?? []))]
}

/** Lines of the order that the page of thanks shows, by SKU. */
export async function orderLines(page: Page, gateway: string): Promise<Record<string, number>> {
  const { node } = (await asGuest(gateway, 'hogar', await cookieOf(page.context())).run(
    'query($id: ID!) { node(id: $id) { ... on Order { lines { sku quantity } } } }',
    { id: new URL(page.url()).searchParams.get('order') },
  )) as { node: { lines: readonly { sku: string; quantity: number }[] } }
  return bySku(node.lines)
}

/** Opens a product's page, as a visit from outside. */
export async function openProduct(page: Page, web: string, { urlPath, name }: Pick<Ware, 'urlPath' | 'name'>) {
  await page.goto(`${web}/${urlPath}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await untilAlive(page)
}

/** Waits until the page has its code, its worker if that is not held, and has looked at what it keeps. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(
    () =>
      // A page without a secure origin has no workers.
      (!('serviceWorker' in navigator) ||
        'letWorkerCome' in globalThis ||
        navigator.serviceWorker.controller !== null) &&
      performance.getEntriesByName('hogar:hydrated').length > 0,
  )
}

/**
 * Takes the network away, once the page lives without one and has stored what it read, or gives it back, and waits until
 * the page has noticed.
 */
export async function setNetwork(page: Page, isOnline: boolean) {
  if (!isOnline) {
    await letWorkerCome(page)
    await untilAllIsStored(page)
  }
  await page.context().setOffline(!isOnline)
  await page.waitForFunction((wanted) => navigator.onLine === wanted, isOnline)
}

/** Returns the records that the browser keeps of a store for days without a network, as text. */
export function storedRecords(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('hogar-hogar')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').get('records')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result ?? ''))
          }
        }
      }),
  )
}

/** Waits until what the browser keeps of a store for days without a network has this text in it. */
export async function untilStored(page: Page, text: string) {
  await expect.poll(async () => (await storedRecords(page)).includes(text), POLL).toBe(true)
}

/** Presses the button that adds the product of the page, and waits for the panel that opens. */
export async function addToCart(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('dialog', { name: 'Tu carrito' }).waitFor()
}

/** Units that the button in the header shows. */
async function shownUnits(page: Page): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name: /^Carrito/ })
  return Number(/(\d+) artículo/.exec((await link.first().textContent()) ?? '')?.[1] ?? 0)
}

export async function expectShownUnits(page: Page, units: number) {
  await expect.poll(() => shownUnits(page), POLL).toBe(units)
}

/** The step of the checkout that is being asked. */
export const currentStep = (page: Page) => page.locator('li[aria-current="step"]')

const STEPS = {
  contact: 'Contacto',
  address: /^(Dirección de entrega|Datos de facturación)$/,
  payment: /^(Entrega y pago|Forma de pago)$/,
} as const

/** A step of the checkout while it is the one that is asked: the one before may still be on its way to the shop. */
export const stepOf = (page: Page, step: keyof typeof STEPS) =>
  currentStep(page).filter({ has: page.getByRole('heading', { name: STEPS[step] }) })

/** Ways to deliver, or to pay: they stand on one step. */
const radiosOf = (page: Page, group: 'Envío' | 'Forma de pago') =>
  stepOf(page, 'payment').getByRole('group', { name: group }).getByRole('radio')

const continues = (page: Page, step: keyof typeof STEPS) =>
  stepOf(page, step).getByRole('button', { name: 'Continuar' }).click()

/**
 * Fills in a field that the page fills in too: the account its e-mail address, the postal code its city. That may come
 * between the browser's selection of the text and its replacement, and both texts then stand in the field.
 */
async function fillWhole(field: Locator, text: string) {
  await expect
    .poll(async () => {
      await field.fill(text)
      return field.inputValue()
    }, POLL)
    .toBe(text)
}

/** The steps of the checkout by what they answer, each from its first field to its button. */
export const CHECKOUT = {
  contact: async (page: Page, buyer: Buyer) => {
    await fillWhole(page.getByLabel('Correo electrónico'), buyer.email)
    await continues(page, 'contact')
  },
  address: async (page: Page, buyer: Buyer) => {
    // A customer with saved addresses sees the fields for another one alone.
    const other = page.getByRole('radio', { name: 'Otra dirección' })
    if ((await other.count()) > 0) await other.check()
    await page.getByLabel('Nombre', { exact: true }).fill(buyer.firstName)
    await page.getByLabel('Apellido paterno').fill(buyer.lastName)
    await page.getByLabel('Código postal').fill(buyer.postcode)
    await fillWhole(page.getByLabel('Ciudad o municipio'), buyer.city)
    await page.getByLabel('Calle', { exact: true }).fill(buyer.street)
    await page.getByLabel('Número', { exact: true }).fill(buyer.number)
    await page.getByLabel('Teléfono').fill(buyer.telephone)
    await continues(page, 'address')
  },
  /** Standard delivery is chosen without a press, on the step of the payment. */
  shipping: async (page: Page) => {
    await radiosOf(page, 'Envío').and(page.locator(':checked')).waitFor()
  },
  /** Pays by `method`; by what is chosen already when left out, but for the card, whose page is not the shop's: then cash. */
  payment: async (page: Page, _buyer?: Buyer, method?: RegExp) => {
    const way = (name: RegExp) => stepOf(page, 'payment').getByRole('radio', { name })
    const ways = radiosOf(page, 'Forma de pago')
    await ways.first().waitFor()
    const isOpen = (await ways.and(page.locator(':checked')).count()) === 0
    const isCard = (await way(/^Tarjeta de crédito/).count()) > 0 && (await way(/^Tarjeta de crédito/).isChecked())
    const wanted = method ?? (isCard || isOpen ? /^Efectivo al recibir/ : null)
    if (wanted && (await way(wanted).count()) > 0) await way(wanted).check()
    await continues(page, 'payment')
  },
  review: async (page: Page) => {
    await page.getByLabel(/^Acepto los términos/).check()
    await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
  },
} as const

/**
 * Waits until the platform has answered with a total: the price of a delivery is in it then. Consent to a total
 * without delivery ends when that answer comes.
 */
export const untilTotalled = (page: Page) =>
  page
    .getByRole('complementary')
    .filter({ hasText: /Total\s*\$[\d,.]+/ })
    .first()
    .waitFor()

/** Waits for the page of an order, paid or to be paid, and reads the order's number from it. */
export async function orderNumber(page: Page): Promise<string> {
  await page
    .getByRole('heading', { level: 1, name: /^(Gracias por tu compra|Falta un paso: paga tu pedido)$/ })
    .waitFor()
  const text = await page.getByRole('main').textContent()
  const number = /\d{9}/.exec(text ?? '')?.[0]
  if (!number) throw new Error(`no order number in: ${text}`)
  return number
}
