import { tierGroupOf } from '../../b2b/tierGroupOf.ts'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { type StoreDefinition, storeOrDefault } from '../../stores.ts'
import { parseAdditionalData } from '../additionalData.ts'
import { type CartItemRow, type CartRow, loadItems } from '../cartRepository.ts'
import { type CartLine, cartLine } from './cartLine.ts'
import { loadLineCatalogue } from './loadLineCatalogue.ts'
import type { LineCatalogue } from './resolvedLine.ts'

/** Lines of a cart at today's prices, without what is added up over them, and the documents that they come from. */
export type CartLines = Readonly<{
  cart: CartRow
  store: StoreDefinition
  catalogue: LineCatalogue
  lines: readonly CartLine[]
}>

/**
 * Reads the lines of a cart, oldest first; those whose product is gone are left out. `skus` are products that are about
 * to be added: the catalogue has their documents, too.
 */
export async function readLines(db: Database, cart: CartRow, skus: readonly string[] = []): Promise<CartLines> {
  const store = storeOrDefault(cart.store_code)
  const items = await loadItems(db, cart.id)
  const known = await loadLineCatalogue(db, store, [...items.map((item) => item.product_sku), ...skus])
  const catalogue = { ...known, tierGroup: await tierGroupOf(db, { customerId: cart.customer_id, store }) }
  return { cart, store, catalogue, lines: items.flatMap((item) => soldLine(item, catalogue)) }
}

function soldLine(item: CartItemRow, catalogue: LineCatalogue): CartLine[] {
  const contents = {
    itemId: item.item_id,
    productSku: item.product_sku,
    productOption: item.product_option,
    qty: item.qty,
    additionalData: parseAdditionalData(item.additional_data),
  }
  try {
    return [cartLine(contents, catalogue)]
  } catch (error) {
    if (error instanceof PlatformError) return []
    throw error
  }
}
