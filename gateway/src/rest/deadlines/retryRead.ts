import { setTimeout as pause } from 'node:timers/promises'
import type { Deadline } from './deadline.ts'
import { READ_RETRIES_MAX, RETRY_PAUSE_MAX_MS } from '../limits.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'

type Patience = Readonly<{ deadline: Pick<Deadline, 'remainingMs'>; signal: AbortSignal; random?: () => number }>

/**
 * Retries a read if the platform was unreachable or overloaded, after a random pause, and only within the request's
 * deadline. A time-out is not retried: it has used up the time.
 */
export async function retryRead<Value>(attempt: () => Promise<Value>, patience: Patience): Promise<Value> {
  const { deadline, signal, random = Math.random } = patience
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const pauseMs = random() * RETRY_PAUSE_MAX_MS * (retries + 1)
      if (retries >= READ_RETRIES_MAX || !isPassing(error) || pauseMs >= deadline.remainingMs()) throw error
      await pause(pauseMs, undefined, { signal })
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.passing
}
