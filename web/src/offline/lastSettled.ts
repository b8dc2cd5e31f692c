import type { TextStorage } from '../device/textStorage.ts'

type Texts = Pick<TextStorage, 'getItem' | 'setItem'>
type Clock = Pick<Performance, 'timeOrigin' | 'now'>

const keyOf = (storeCode: string) => `hogar:settled:${storeCode}`

/** Notes that the shop has answered a change, for pages that are just being loaded: they may have been drawn before it. */
export function noteSettled(storage: Texts, storeCode: string, clock: Clock): void {
  storage.setItem(keyOf(storeCode), String(clock.timeOrigin + clock.now()))
}

/** True when a change was answered after this page was asked for: the page may not know of it. */
export function isOlderThanSettled(storage: Texts, storeCode: string, { timeOrigin }: Clock): boolean {
  return Number(storage.getItem(keyOf(storeCode)) ?? 0) > timeOrigin
}
