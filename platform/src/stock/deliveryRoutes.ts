import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { loadShipments } from '../catalogue/loadShipments.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { STOCK_LIST_MAX_SKUS } from '../limits.ts'
import { requireStore } from '../stores.ts'
import { deliveryWindow } from './deliveryWindow.ts'
import { POSTCODE_DIGITS } from './limits.ts'

const Query = Type.Object({
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${STOCK_LIST_MAX_SKUS}` })),
  postcode: Type.Optional(Type.String({ description: `where to, ${POSTCODE_DIGITS} digits` })),
  store: Type.Optional(Type.String({ description: 'store code; the main brand when it is left out' })),
})
const DESCRIPTION = `First and last day on which each sku would arrive, as \`[{ sku, earliest, latest }]\`. Skus that the
store does not sell, and services and downloads, which are not delivered, are left out. Only working days count: to
pack (longer above 20 kg, for appliances and vehicles), to carry (by the first two digits of the postcode), and to get
back what is sold out. Orders after 14:00 begin the next day. What is handed over in a branch does not travel.`

/** `GET /api/stock/delivery-estimate`: when a few skus would be delivered, if ordered now. */
export function registerDeliveryRoutes(app: App, db: Kysely<Schema>): void {
  app.get(
    '/api/stock/delivery-estimate',
    { schema: { tags: ['stock'], summary: 'Days of delivery', description: DESCRIPTION, querystring: Query } },
    async (request) => {
      const store = requireStore(request.query.store)
      const skus = requireSkus(request.query.skus, STOCK_LIST_MAX_SKUS)
      const postcode = (request.query.postcode ?? '').trim()
      if (!new RegExp(`^\\d{${POSTCODE_DIGITS}}$`).test(postcode))
        throw new PlatformError(400, `postcode must have ${POSTCODE_DIGITS} digits`)
      const shipments = await loadShipments(db, store, skus)
      const destination = { country: store.country, postcode }
      const now = new Date()
      return success(
        skus.flatMap((sku) => {
          const shipment = shipments.get(sku)
          return shipment === undefined ? [] : [{ sku, ...deliveryWindow(shipment, destination, now) }]
        }),
      )
    },
  )
}
