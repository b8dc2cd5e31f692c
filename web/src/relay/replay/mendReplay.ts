import { Observable, type Subscription } from 'relay-runtime'
import { failureKindOfCode } from '../NetworkFailure.ts'
import type { Payload } from '../payload.ts'

type Mending = Readonly<{
  /** Requests the whole answer again. */
  ask: () => Observable<Payload>
  tries: number
  wait: (attempt: number) => Promise<void>
}>

/**
 * Replays an answer that came with the page. If parts of it had failed transiently, requests it again: the server has
 * less patience than a browser, and the page should not stay without a part that was slow once. The same after the
 * session had ended: the browser learns that from its own answer. Failures of the second request are ignored, as the
 * page works without it.
 */
export function mendReplay(replayed: Observable<Payload>, { ask, tries, wait }: Mending): Observable<Payload> {
  return Observable.create<Payload>((sink) => {
    let subscription: Subscription
    let isOver = false
    const follow = (source: Observable<Payload>, attempt: number) => {
      let isBroken = false
      const again = () => {
        if (!isBroken || attempt >= tries) return sink.complete()
        void wait(attempt).then(() => {
          if (!isOver) follow(ask(), attempt + 1)
        })
      }
      subscription = source.subscribe({
        next: (payload) => {
          isBroken ||= hasPassingError(payload)
          sink.next(payload)
        },
        error: (error: Error) => {
          if (attempt === 0) return sink.error(error)
          isBroken = true
          again()
        },
        complete: again,
      })
    }
    follow(replayed, 0)
    return () => {
      isOver = true
      subscription.unsubscribe()
    }
  })
}

function hasPassingError({ errors = [] }: Payload): boolean {
  // `unavailable` and `unauthenticated`.
  return errors.some(({ extensions }) => failureKindOfCode(String(extensions?.['code'])).startsWith('una'))
}
