type TextStorage = Pick<Storage, 'getItem' | 'setItem'>
type Clock = Pick<Performance, 'timeOrigin' | 'now'>

const keyOf = (storeCode: string) => `hogar:settled:${storeCode}`

/** Notes that the shop has answered a change, for pages that are just being loaded: they may have been drawn before it. */
export function noteSettled(storage: TextStorage, storeCode: string, clock: Clock): void {
  try {
    storage.setItem(keyOf(storeCode), String(clock.timeOrigin + clock.now()))
  } catch {
    // Full or forbidden: a page that is being loaded right now may show the cart of a moment ago.
  }
}

/** True when a change was answered after this page was asked for: the page may not know of it. */
export function isOlderThanSettled(storage: TextStorage, storeCode: string, { timeOrigin }: Clock): boolean {
  try {
    return Number(storage.getItem(keyOf(storeCode)) ?? 0) > timeOrigin
  } catch {
    return false
  }
}
