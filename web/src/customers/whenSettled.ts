import { isOnline } from '../device/isOnline.ts'
import type { QueueClient } from '../offline/QueueContext.ts'
import { CART_SETTLES_MS } from './limits.ts'

/**
 * Resolves when the queue has sent what it can: all but tasks that wait for the shopper's consent, and nothing without a
 * network. At the latest after a time limit: a task that cannot be sent must not block signing in or out.
 */
export function whenSettled(queue: Pick<QueueClient, 'getTasks' | 'subscribe'>): Promise<void> {
  const isSettled = () => queue.getTasks().every(({ awaitsConsent }) => awaitsConsent)
  if (isSettled() || !isOnline()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(finish, CART_SETTLES_MS)
    const stop = queue.subscribe(() => {
      if (isSettled()) finish()
    })
  })
}
