import { backoffMs } from '../../offline/machine/backoff.ts'
import { isOnline } from '../../device/isOnline.ts'

/**
 * Resolves when the next retry is due after `failures` failed reads: after a backoff, or once the device is on line.
 */
export function untilReadable(failures: number): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) setTimeout(resolve, backoffMs(failures, Math.random()))
    else window.addEventListener('online', () => resolve(), { once: true })
  })
}
