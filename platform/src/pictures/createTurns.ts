import { QueueFullError } from './encodeQueue.ts'

/**
 * Runs the tasks of one key one after another, those of different keys side by side. At most `waitingMax` wait together.
 *
 * @throws QueueFullError from `take` when more would have to wait
 */
export function createTurns(waitingMax: number) {
  const last = new Map<string, Promise<void>>()
  let waiting = 0
  return {
    take: async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
      const before = last.get(key)
      if (before && waiting >= waitingMax) throw new QueueFullError('too many pictures wait for their turn')
      const { promise: over, resolve } = Promise.withResolvers<void>()
      last.set(key, over)
      if (before) {
        waiting += 1
        await before
        waiting -= 1
      }
      try {
        return await task()
      } finally {
        if (last.get(key) === over) last.delete(key)
        resolve()
      }
    },
  }
}
