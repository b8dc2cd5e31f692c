import { backoffMs } from '../offline/backoff.ts'
import { isOnline } from '../device/isOnline.ts'

/** Waits until it makes sense to read again after so many readings that failed: a while, or until there is a network. */
export function untilReadable(failures: number): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) setTimeout(resolve, backoffMs(failures, Math.random()))
    else window.addEventListener('online', () => resolve(), { once: true })
  })
}
