import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { FailureLog } from '../../database/workThrough.ts'
import { cancelOrdersWithoutCredit, cancelUnpaidOrders } from './cancelUnpaidOrders.ts'
import { UNPAID_ORDERS_INTERVAL_MS } from '../limits.ts'

type Log = FailureLog & Readonly<{ info: (message: string) => void }>

/** Cancels unpaid orders at once and then every minute. @returns a function that stops it, after its current run. */
export function watchUnpaidOrders(db: Kysely<Schema>, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      const run = { now: new Date(), log }
      const canceled = (await cancelUnpaidOrders(db, run)) + (await cancelOrdersWithoutCredit(db, run))
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
