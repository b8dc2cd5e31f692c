import type { BrowserContext, Page } from 'playwright'
import { asGuest } from '../../testkit/graph/guest.ts'
import type { Units } from './possibleEnds.ts'

type Line = Readonly<{ sku: string; name: string; quantity: number }>

/** The cart of a browser as the platform has it, asked with the browser's own cookie past every proxy. */
export type PlatformCart = Readonly<{ lines: readonly Line[]; grandTotal: number | null }>

const CART = '{ viewer { cart { lines { sku name quantity } totals { grandTotal { amount } } } } }'

type CartAnswer = {
  viewer: { cart: { lines: readonly Line[]; totals: { grandTotal: { amount: string } } | null } | null }
}

export async function platformCart(context: BrowserContext, gateway: string): Promise<PlatformCart> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { viewer } = (await asGuest(gateway, 'hogar', cookie).run(CART)) as CartAnswer
  const amount = viewer.cart?.totals?.grandTotal.amount
  return { lines: viewer.cart?.lines ?? [], grandTotal: amount === undefined ? null : Number(amount) }
}

export function unitsOf(lines: readonly Readonly<{ sku: string; quantity: number }>[]): Units {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]))
}

/** Units of the orders of a mail address, oldest first: each order writes its confirmation in its own transaction. */
export async function ordersUnder(platform: string, email: string): Promise<readonly Units[]> {
  const response = await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)
  const mails = (await response.json()) as { text: string }[]
  return mails
    .toReversed()
    .map(({ text }) => [...text.matchAll(/^(\d+) × .*\n(?: {4}.*\n)*? {4}(?:Clave|Artikelnr\.|Codice): (\S+)$/gm)])
    .filter((lines) => lines.length > 0)
    .map((lines) => Object.fromEntries(lines.map(([, units, sku]) => [sku!, Number(units)])))
}

export type StoredTask = Readonly<{
  id: string
  name: string
  state: string
  attempts: number
  resultCode: string | null
  /** True while the shopper has not said that it may be sent. */
  awaitsConsent: boolean
}>

/** The changes that wait in the browser. Looks only: what is not there yet is not made. */
export function storedTasks(page: Page): Promise<readonly StoredTask[]> {
  return page.evaluate(async () => {
    const found = await indexedDB.databases()
    if (!found.some(({ name }) => name === 'hogar-hogar')) return []
    return new Promise<StoredTask[]>((resolve, reject) => {
      const opening = indexedDB.open('hogar-hogar')
      opening.onerror = () => reject(new Error('the database does not open'))
      opening.onsuccess = () => {
        const reading = opening.result.transaction('tasks').objectStore('tasks').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(
            (reading.result as StoredTask[]).map(({ id, name, state, attempts, resultCode, awaitsConsent }) => ({
              id,
              name,
              state,
              attempts,
              resultCode,
              awaitsConsent,
            })),
          )
        }
      }
    })
  })
}
