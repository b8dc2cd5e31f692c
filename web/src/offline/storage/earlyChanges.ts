import { randomId } from '../../device/randomId.ts'
import { tabTexts } from '../../device/textStorage.ts'
import type { JsonObject } from '../queuedMutation.ts'

/** Change that was made while the queue's code was loading, and the customer who made it; null for a guest. */
export type EarlyChange = Readonly<{
  name: string
  variables: JsonObject
  optimism: JsonObject
  customer: string | null
}>

const PREFIX = 'hogar:early:'

/** Returns the prefix of the keys of a store's early changes; the change's id follows. */
export const earlyPrefix = (storeCode: string) => `${PREFIX}${storeCode}:`

/**
 * Stores a change whose queue is still loading, for the next page of this tab: the shopper may leave before the queue
 * can write it. Its id stays the same, so that it counts once. Call `forget` when the queue has written it.
 */
export function keepEarlyChange(storeCode: string, change: EarlyChange) {
  const id = randomId()
  const key = `${earlyPrefix(storeCode)}${id}`
  tabTexts.setItem(key, JSON.stringify(change))
  return { id, forget: () => tabTexts.removeItem(key) }
}

/** Returns the keys of a store's early changes in this tab. */
export function earlyKeys(storeCode: string): readonly string[] {
  return tabTexts.keys().filter((key) => key.startsWith(earlyPrefix(storeCode)))
}
