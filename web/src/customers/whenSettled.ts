import type { QueueClient } from '../offline/QueueContext.ts'
import { CART_SETTLES_MS } from './limits.ts'

/** Waits until no change is on its way, or for a while: one that cannot be sent holds nobody up. */
export function whenSettled(queue: Pick<QueueClient, 'getTasks' | 'subscribe'>): Promise<void> {
  if (queue.getTasks().length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(finish, CART_SETTLES_MS)
    const stop = queue.subscribe(() => {
      if (queue.getTasks().length === 0) finish()
    })
  })
}
