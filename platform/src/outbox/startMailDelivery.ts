import { setTimeout as pause } from 'node:timers/promises'
import { deliverMails } from './deliverMails.ts'
import type { Delivery } from './deliverMails.ts'
import { MAIL_POLL_MS } from './limits.ts'

type Options = Omit<Delivery, 'isStopping'> & Readonly<{ pollMs?: number; onError: (error: unknown) => void }>

/** Starts sending the outbox's mails. Returns a function that stops it, once the mail being sent has left. */
export function startMailDelivery({ onError, pollMs = MAIL_POLL_MS, ...delivery }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      await deliverMails({ ...delivery, isStopping: () => signal.aborted }).catch(onError)
      // Cut short, by an error, when it is to stop.
      await pause(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const done = work()
  return async () => {
    stopping.abort()
    await done
    delivery.server.close()
  }
}
