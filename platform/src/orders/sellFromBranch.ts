import type { CartLine } from '../cart/lines/cartLine.ts'
import { shelfDemands } from '../checkout/pickupOffer.ts'
import { loadShipments } from '../stock/loadShipments.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { takeBranchStock } from '../stock/branchStock.ts'
import type { StoreDefinition } from '../stores.ts'

type Sale = Readonly<{ store: StoreDefinition; lines: readonly CartLine[]; branchCode: string }>

/**
 * Takes what an order picks up off the shelf of its branch, after it was taken out of stock in the same transaction: the
 * rows of the stock are locked by then, so that two orders for the last unit of a shelf come one after the other.
 * @throws PlatformError 400 naming the sku that the shelf is short of; the transaction then takes nothing.
 */
export async function sellFromBranch(db: Database, { store, lines, branchCode }: Sale): Promise<void> {
  const shipments = await loadShipments(
    db,
    store,
    lines.flatMap(({ demands }) => demands.map(({ sku }) => sku)),
  )
  for (const [sku, quantity] of await shelfDemands(db, lines, shipments))
    if (!(await takeBranchStock(db, branchCode, { sku, quantity })))
      throw new PlatformError(400, `The branch ${branchCode} has not enough units any more of: ${sku}`)
}
