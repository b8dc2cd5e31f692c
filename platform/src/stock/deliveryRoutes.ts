import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { loadShipments } from './loadShipments.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { STOCK_LIST_MAX_SKUS } from '../limits.ts'
import { requireStore } from '../stores.ts'
import { deliveryWindow } from './deliveryWindow.ts'
import { POSTCODE_DIGITS } from './limits.ts'
import { windowAnswer } from './windowAnswer.ts'

const Query = Type.Object({
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${STOCK_LIST_MAX_SKUS}` })),
  postcode: Type.Optional(Type.String({ description: `postcode of the destination, ${POSTCODE_DIGITS} digits` })),
  store: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const DESCRIPTION = `Returns the first and last day of delivery of each SKU, as
\`[{ sku, earliest, latest, made_to_order_days }]\`. SKUs that the store does not sell are left out, and so are
services and downloads. The estimate counts working days: for packing (more above 20 kg, for appliances and for
vehicles), for transit (by the first two digits of the postcode), and for restocking a product that is out of stock.
Orders after 14:00 start on the next day. Products with branch pick-up only have no transit. Goods that are made to
order arrive \`made_to_order_days\` calendar days after the order, to any destination; it is null for other goods.`

/** `GET /api/stock/delivery-estimate`: when a few skus would be delivered, if ordered now. */
export function registerDeliveryRoutes(app: App, db: Kysely<Schema>): void {
  app.get(
    '/api/stock/delivery-estimate',
    {
      schema: {
        tags: ['stock'],
        summary: 'Delivery estimate of products',
        description: DESCRIPTION,
        querystring: Query,
      },
    },
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
          return shipment === undefined ? [] : [{ sku, ...windowAnswer(deliveryWindow(shipment, destination, now)) }]
        }),
      )
    },
  )
}
