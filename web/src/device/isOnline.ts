import { isCut } from './network/cutOff.ts'

/** Returns true unless the browser knows that it has no network, or the one that it has reaches nothing. */
export function isOnline(): boolean {
  return window.navigator.onLine && !isCut()
}
