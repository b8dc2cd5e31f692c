import type { QueueClient } from '../offline/QueueContext.ts'
import { CART_SETTLES_MS } from './limits.ts'

/**
 * Resolves when the queue is empty, at the latest after a time limit: a task that cannot be sent must not block signing
 * in.
 */
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
