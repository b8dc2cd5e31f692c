const CHANGED = 'hogar:customer'

const keyOf = (storeCode: string) => `hogar:customer:${storeCode}`

/** First name of whoever is signed in on this device; null for a guest. What a page may do is the gateway's to say. */
export function readSignedInName(storeCode: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(storeCode))
  } catch {
    return null
  }
}

/** Notes who is signed in, for every page and tab of the store; null for nobody. */
export function keepSignedInName(storeCode: string, name: string | null): void {
  if (readSignedInName(storeCode) === name) return
  try {
    if (name === null) window.localStorage.removeItem(keyOf(storeCode))
    else window.localStorage.setItem(keyOf(storeCode), name)
  } catch {
    // Full or forbidden: the header shows a guest's, the account itself is the same.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when somebody signs in or out, in this tab or another; returns how to stop. */
export function onSignedInName(listener: (event: Event) => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}
