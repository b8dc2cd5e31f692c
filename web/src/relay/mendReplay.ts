import { Observable, type Subscription } from 'relay-runtime'
import { failureKindOfCode } from './NetworkFailure.ts'
import type { Payload } from './payload.ts'

type Mending = Readonly<{
  /** Asks for the whole answer anew. */
  ask: () => Observable<Payload>
  tries: number
  wait: (attempt: number) => Promise<void>
}>

/**
 * An answer that came with the page, and after it, when parts of it had failed in a way that passes, the same asked anew:
 * the server has less patience than a browser has, and the page shall not stay without what was slow once. Failures of
 * the second asking are kept quiet, for the page stands without it.
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
  return errors.some(({ extensions }) => failureKindOfCode(String(extensions?.['code'])) === 'unavailable')
}
