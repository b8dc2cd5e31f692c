import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { FailureLog } from '../database/workThrough.ts'
import { GIFT_CARDS_INTERVAL_MS } from './limits.ts'
import { sendDueGiftCards } from './sendDueGiftCards.ts'

type Log = FailureLog & Readonly<{ info: (message: string) => void }>

/** Sends due gift cards at once and then every minute. @returns a function that stops it, after its current run. */
export function watchGiftCards(db: Kysely<Schema>, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      const sent = await sendDueGiftCards(db, { now: new Date(), log })
      if (sent > 0) log.info(`sent ${sent} gift cards`)
    } catch (error) {
      log.error({ err: error }, 'could not send gift cards')
    }
  }
  const lookAgain = () => void (running = running.then(look))
  lookAgain()
  const timer = setInterval(lookAgain, GIFT_CARDS_INTERVAL_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
