import { backoffMs } from '../../offline/machine/backoffMs.ts'
import { isOnline } from '../../device/isOnline.ts'

/**
 * Resolves when the next retry is due after `failures` failed reads: after a backoff, or once the device is on line; at
 * once when `signal` aborts.
 */
export function untilReadable(failures: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = isOnline() ? setTimeout(end, backoffMs(failures, Math.random())) : undefined
    if (timer === undefined) window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
