import { startTimeout } from '@hogar/schema/http/startTimeout.ts'

/** Error in place of a page when too many are being rendered and waiting. `pageFailure` reads its kind. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
  readonly kind = 'busy'
}

type Bounds = Readonly<{
  /** Maximum number of pages rendered at once. */
  atOnceMax: number
  /** Maximum number of pages that wait for a slot, and maximum milliseconds of the wait. */
  waitingMax: number
  waitMaxMs: number
}>

export type RenderSlots = ReturnType<typeof createRenderSlots>

/** Bounds the pages rendered at once: more of them would delay each other, and health checks with them. */
export function createRenderSlots({ atOnceMax, waitingMax, waitMaxMs }: Bounds) {
  const waiting = new Set<() => void>()
  let taken = 0
  const release = () => {
    const [next] = waiting
    if (next) next()
    else taken -= 1
  }
  const take = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted()
    if (taken < atOnceMax) {
      taken += 1
      return undefined
    }
    if (waiting.size >= waitingMax) throw new TooBusyError('Too many pages wait to be rendered')
    return new Promise((resolve, reject) => {
      // The slot passes from one to the next, so that `taken` is never too low.
      const enter = () => {
        leave()
        resolve()
      }
      const cancel = startTimeout(waitMaxMs, () => {
        leave()
        reject(new TooBusyError(`No slot to render a page within ${waitMaxMs} ms`))
      })
      const abort = () => {
        leave()
        reject(signal?.reason)
      }
      const leave = () => {
        cancel()
        waiting.delete(enter)
        signal?.removeEventListener('abort', abort)
      }
      waiting.add(enter)
      signal?.addEventListener('abort', abort)
    })
  }
  return {
    /**
     * Runs work in a slot. Rejects with TooBusyError when none is free in time, and with the signal's reason when it
     * aborts before one is.
     */
    run: async <Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> => {
      await take(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
    /** Returns true while every slot is taken. */
    isFull: () => taken >= atOnceMax,
  }
}
