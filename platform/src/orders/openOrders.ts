import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { registerOrderHistoryRoutes } from './orderHistoryRoutes.ts'
import { registerOrderRoutes } from './orderRoutes.ts'
import { registerPaymentRoutes } from './paymentRoutes.ts'
import { watchUnpaidOrders } from './watchUnpaidOrders.ts'

export type OrderOptions = Readonly<{
  /** Where the links of mails lead. */
  shopOrigin: string
  isDevelopment: boolean
}>

/**
 * Takes orders, lets them be read and paid, and calls off those that nobody pays.
 * @returns a function that stops the last of these, after what it has begun.
 */
export function openOrders(
  app: App,
  db: Kysely<Schema>,
  { shopOrigin, isDevelopment }: OrderOptions,
): () => Promise<void> {
  registerOrderRoutes(app, db, shopOrigin)
  registerOrderHistoryRoutes(app, db)
  if (isDevelopment) registerPaymentRoutes(app, db)
  return watchUnpaidOrders(db, app.log)
}
