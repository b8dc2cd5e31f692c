import { deviceTexts } from '../device/textStorage.ts'

const CHANGED = 'hogar:customer'

const keyOf = (storeCode: string) => `hogar:customer:${storeCode}`

/**
 * Returns the first name of the customer signed in on this device; null for a guest. For display only: the gateway
 * decides on access.
 */
export function readSignedInName(storeCode: string): string | null {
  return deviceTexts.getItem(keyOf(storeCode))
}

/** Stores the signed-in customer's name for every page and tab of the store; null for a guest. */
export function storeSignedInName(storeCode: string, name: string | null): void {
  if (readSignedInName(storeCode) === name) return
  if (name === null) deviceTexts.removeItem(keyOf(storeCode))
  else deviceTexts.setItem(keyOf(storeCode), name)
  window.dispatchEvent(new Event(CHANGED))
}

/** A page restored from the back/forward cache has missed the events of other tabs. */
const EVENTS = [CHANGED, 'storage', 'pageshow']

/** Subscribes to changes of the name, in this tab (`isOwn`) or elsewhere. Returns a function that unsubscribes. */
export function onSignedInName(listener: (isOwn: boolean) => void): () => void {
  const hear = ({ type }: Event) => listener(type === CHANGED)
  EVENTS.forEach((name) => window.addEventListener(name, hear))
  return () => EVENTS.forEach((name) => window.removeEventListener(name, hear))
}
