import type { Kysely } from 'kysely'
import type { Schema } from './database/schema.ts'
import { registerGiftCardRoutes } from './giftcards/giftCardRoutes.ts'
import { watchGiftCards } from './giftcards/watchGiftCards.ts'
import { registerGuaranteeRoutes } from './guarantees/guaranteeRoutes.ts'
import { registerOrderLineRoutes } from './credit/orders/orderLineRoutes.ts'
import type { App } from './http/createApp.ts'
import { registerCardPaymentRoutes } from './payments/cardPaymentRoutes.ts'
import type { PersonalData } from './credit/secrets/personalData.ts'
import type { PictureService } from './pictures/pictureService.ts'
import { registerReturnProgressRoutes } from './returns/returnProgressRoutes.ts'
import { registerReturnRoutes } from './returns/returnRoutes.ts'
import { registerCancellationRoutes } from './orders/cancellation/cancellationRoutes.ts'
import { registerOrderHistoryRoutes } from './orders/orderHistoryRoutes.ts'
import { registerOrderProgressRoutes } from './orders/orderProgressRoutes.ts'
import { registerOrderRoutes } from './orders/orderRoutes.ts'
import { registerPaymentRoutes } from './orders/payment/paymentRoutes.ts'
import { watchUnpaidOrders } from './orders/cancellation/watchUnpaidOrders.ts'

export type OrderOptions = Readonly<{
  /** Origin of the storefront, to which a payment page redirects. */
  shopOrigin: string
  /** Origin of the pages for card payments; null where cards are not accepted. */
  paymentOrigin: string | null
  /** Seals applications for credit; null opens none for orders. */
  personalData: PersonalData | null
  isDevelopment: boolean
  /** Draws photos of what is sent back. */
  pictures: Pick<PictureService, 'redraw'>
}>

/**
 * Registers the routes that place, read and pay orders and those of gift cards, and starts the tasks that cancel unpaid
 * orders and send gift cards.
 * @returns a function that stops these tasks, after their current run.
 */
export function openOrders(app: App, db: Kysely<Schema>, options: OrderOptions): () => Promise<void> {
  const { shopOrigin, paymentOrigin, personalData, isDevelopment, pictures } = options
  registerOrderRoutes(app, db, { paymentOrigin, personalData })
  registerOrderHistoryRoutes(app, db)
  registerCancellationRoutes(app, db)
  registerOrderLineRoutes(app, db)
  registerReturnRoutes(app, db, pictures)
  registerGuaranteeRoutes(app, db)
  registerGiftCardRoutes(app, db)
  if (paymentOrigin !== null) registerCardPaymentRoutes(app, db, { shopOrigin, paymentOrigin })
  if (isDevelopment) {
    registerPaymentRoutes(app, db)
    registerOrderProgressRoutes(app, db)
    registerReturnProgressRoutes(app, db)
  }
  const closeUnpaid = watchUnpaidOrders(db, app.log)
  const closeGiftCards = watchGiftCards(db, app.log)
  return async () => {
    await closeUnpaid()
    await closeGiftCards()
  }
}
