import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { cancelOrdersWithoutCredit, cancelUnpaidOrders } from './cancelUnpaidOrders.ts'
import { UNPAID_ORDERS_INTERVAL_MS } from '../limits.ts'

type Log = Readonly<{ info: (message: string) => void; error: (details: { err: unknown }, message: string) => void }>

/** Calls off unpaid orders at once and then every minute. @returns a function that stops it, after what it has begun. */
export function watchUnpaidOrders(db: Kysely<Schema>, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      const now = new Date()
      const canceled = (await cancelUnpaidOrders(db, now)) + (await cancelOrdersWithoutCredit(db, now))
      if (canceled > 0) log.info(`canceled ${canceled} unpaid orders`)
    } catch (error) {
      log.error({ err: error }, 'could not cancel unpaid orders')
    }
  }
  const lookAgain = () => void (running = running.then(look))
  lookAgain()
  const timer = setInterval(lookAgain, UNPAID_ORDERS_INTERVAL_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
