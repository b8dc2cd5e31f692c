import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { registerGuaranteeRoutes } from '../guarantees/guaranteeRoutes.ts'
import type { App } from '../http/createApp.ts'
import { registerCardPaymentRoutes } from '../payments/cardPaymentRoutes.ts'
import type { PictureService } from '../pictures/pictureService.ts'
import { registerReturnProgressRoutes } from '../returns/returnProgressRoutes.ts'
import { registerReturnRoutes } from '../returns/returnRoutes.ts'
import { registerCancellationRoutes } from './cancellationRoutes.ts'
import { registerOrderHistoryRoutes } from './orderHistoryRoutes.ts'
import { registerOrderProgressRoutes } from './orderProgressRoutes.ts'
import { registerOrderRoutes } from './orderRoutes.ts'
import { registerPaymentRoutes } from './paymentRoutes.ts'
import { watchUnpaidOrders } from './watchUnpaidOrders.ts'

export type OrderOptions = Readonly<{
  /** Where the links of mails lead. */
  shopOrigin: string
  /** Where cards pay; null where none do. */
  paymentOrigin: string | null
  isDevelopment: boolean
  /** Draws photos of what is sent back. */
  pictures: Pick<PictureService, 'redraw'>
}>

/**
 * Takes orders, lets them be read and paid, and calls off those that nobody pays.
 * @returns a function that stops the last of these, after what it has begun.
 */
export function openOrders(app: App, db: Kysely<Schema>, options: OrderOptions): () => Promise<void> {
  const { shopOrigin, paymentOrigin, isDevelopment, pictures } = options
  registerOrderRoutes(app, db, { shopOrigin, paymentOrigin })
  registerOrderHistoryRoutes(app, db)
  registerCancellationRoutes(app, db)
  registerReturnRoutes(app, db, pictures)
  registerGuaranteeRoutes(app, db)
  if (paymentOrigin !== null) registerCardPaymentRoutes(app, db, { shopOrigin, paymentOrigin })
  if (isDevelopment) {
    registerPaymentRoutes(app, db)
    registerOrderProgressRoutes(app, db)
    registerReturnProgressRoutes(app, db)
  }
  return watchUnpaidOrders(db, app.log)
}
