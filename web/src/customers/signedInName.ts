import { deviceTexts } from '../device/textStorage.ts'

const CHANGED = 'hogar:customer'

const keyOf = (storeCode: string) => `hogar:customer:${storeCode}`

/** First name of the customer signed in on this device; null for a guest. The gateway decides what a page may do. */
export function readSignedInName(storeCode: string): string | null {
  return deviceTexts.getItem(keyOf(storeCode))
}

/** Notes who is signed in, for every page and tab of the store; null for a guest. */
export function keepSignedInName(storeCode: string, name: string | null): void {
  if (readSignedInName(storeCode) === name) return
  if (name === null) deviceTexts.removeItem(keyOf(storeCode))
  else deviceTexts.setItem(keyOf(storeCode), name)
  window.dispatchEvent(new Event(CHANGED))
}

/** A page that comes back out of the back/forward cache has heard nothing of other tabs meanwhile. */
const EVENTS = [CHANGED, 'storage', 'pageshow']

/**
 * Calls back when the name may be another: after a change in this tab (`isOwn`) or elsewhere. Returns how to stop.
 */
export function onSignedInName(listener: (isOwn: boolean) => void): () => void {
  const hear = ({ type }: Event) => listener(type === CHANGED)
  EVENTS.forEach((name) => window.addEventListener(name, hear))
  return () => EVENTS.forEach((name) => window.removeEventListener(name, hear))
}
