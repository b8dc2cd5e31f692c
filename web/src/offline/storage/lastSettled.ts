import type { TextStorage } from '../../device/textStorage.ts'

type Texts = Pick<TextStorage, 'getItem' | 'setItem'>
type Clock = Pick<Performance, 'timeOrigin' | 'now'>

const keyOf = (storeCode: string) => `hogar:settled:${storeCode}`

/**
 * Notes that the shop has answered a change, for pages that are still loading: they may have been rendered before it.
 */
export function noteSettled(storage: Texts, storeCode: string, clock: Clock): void {
  storage.setItem(keyOf(storeCode), String(clock.timeOrigin + clock.now()))
}

/** Returns true when a change was answered after this page was requested: the page may not include it. */
export function isOlderThanSettled(storage: Texts, storeCode: string, { timeOrigin }: Clock): boolean {
  return Number(storage.getItem(keyOf(storeCode)) ?? 0) > timeOrigin
}
