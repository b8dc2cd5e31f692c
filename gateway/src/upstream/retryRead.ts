import { setTimeout as pause } from 'node:timers/promises'
import type { Deadline } from './deadline.ts'
import { READ_RETRIES_MAX, RETRY_PAUSE_MAX_MS } from './limits.ts'
import { UpstreamFailure } from './upstreamFailure.ts'

type Patience = Readonly<{ deadline: Pick<Deadline, 'remainingMs'>; signal: AbortSignal; random?: () => number }>

/**
 * Tries a read again when the platform could not be reached or was overloaded, after a pause of random length, and only
 * while the request has time. A time-out is not tried again: whoever was slow once has used up the patience.
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
