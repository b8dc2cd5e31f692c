import { abortAfter } from '../abortAfter.ts'
import { PROBE_TIMEOUT_MS } from './limits.ts'

/** Tries whether the shop can be reached. Any answer proves a network, also one that says that the shop is down. */
export function reachesShop(): Promise<boolean> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: abortAfter(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  )
}
