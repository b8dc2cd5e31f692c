import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { loadShipments } from '../stock/loadShipments.ts'
import { branchAnswer } from '../contact/branchAnswer.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { languageOf } from '../language.ts'
import { requireStore } from '../stores.ts'
import { pickupOffer } from './pickupOffer.ts'

const Query = Type.Object({
  sku: Type.Optional(Type.String({ description: 'SKU: of a configurable product, that of a variant' })),
  store: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const DESCRIPTION = `Returns the branches in which one piece can be picked up, as in \`pickup_locations\` of
shipping-methods, each with \`ready_from\`. Empty for a product that is on no shelf, is too heavy for a counter, or is
not delivered at all.`

/** `GET /api/stock/pickup`: where a product can be picked up, before it is in a cart. */
export function registerPickupRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['stock'],
    summary: 'Branches that have a product',
    description: DESCRIPTION,
    querystring: Query,
  }
  app.get('/api/stock/pickup', { schema }, async (request) => {
    const store = requireStore(request.query.store)
    const [sku = ''] = requireSkus(request.query.sku, 1)
    const shipment = (await loadShipments(db, store, [sku])).get(sku)
    if (shipment === undefined) return success([])
    const { isPickedUp: isBranchProduct } = shipment
    const demands = [{ sku, quantity: 1 }]
    const line = { name: '', qty: 1, demands, isBranchProduct, isBranchDeliveryOnly: isBranchProduct }
    const offer = await pickupOffer(db, { store, lines: [line] }, new Date())
    return success(
      (offer?.branches ?? []).map(({ branch, readyFrom }) => ({
        ...branchAnswer(branch, languageOf(store.language)),
        ready_from: readyFrom,
      })),
    )
  })
}
