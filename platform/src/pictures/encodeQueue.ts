/** Thrown instead of waiting when too many wait already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export type EncodeQueue = Readonly<{ run: <Result>(task: () => Promise<Result>) => Promise<Result> }>

/**
 * Runs at most `atOnce` tasks together and lets at most `waitingMax` wait, in order.
 *
 * @throws QueueFullError from `run` when both are used up
 */
export function createEncodeQueue(atOnce: number, waitingMax: number): EncodeQueue {
  const waiting: (() => void)[] = []
  let running = 0
  const release = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  return {
    run: async (task) => {
      if (running < atOnce) running++
      else {
        if (waiting.length >= waitingMax) throw new QueueFullError('too many pictures wait to be encoded')
        // The finished task passes its place on, so that `running` never counts one too many.
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
