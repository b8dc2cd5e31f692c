import type { IncomingMessage } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { RequestRefusal } from './requestRefusal.ts'
import { storeOfRequest } from './storeOfRequest.ts'

/** For answers that are one browser's alone: no cache keeps them, no page hears of their address as where one came from. */
export const PASSING_HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const

/** Of a window; of one that a service worker asks for on the window's behalf. */
const PLACES: ReadonlySet<unknown> = new Set(['document', 'empty'])

/** True when a browser goes to a page; false when it says that a script, a picture or a frame asks. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = headers
  return mode === 'navigate' && PLACES.has(place)
}

/** The store that a request names, null for one that nobody has. */
export function storeNamedBy({ headers }: IncomingMessage): StoreDefinition | null {
  const header = headers['x-store']
  try {
    return storeOfRequest(Array.isArray(header) ? header[0] : header, headers.host)
  } catch (error) {
    if (error instanceof RequestRefusal) return null
    throw error
  }
}
