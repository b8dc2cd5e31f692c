import type { IEnvironment } from 'relay-runtime'
import { type LineOptions, optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import { isSameLine } from '../records/cartLinesAfter.ts'
import { cartRecord, lineRecords } from '../records/cartRecords.ts'

/**
 * Returns the units of a product with these choices in the cart as the shopper sees it, pending changes included. Reads
 * the store through an optimistic update that changes nothing and is disposed of at once: a committed update would see
 * the store without the optimistic layers.
 */
export function quantityInCart(environment: IEnvironment, product: LineOptions & Readonly<{ sku: string }>): number {
  const identity = { sku: product.sku, optionsChecksum: optionsChecksum(product) }
  let held = 0
  const look = environment.applyUpdate({
    storeUpdater: (store) => {
      const cart = cartRecord(store)
      const found = cart ? lineRecords(cart).find(({ line }) => isSameLine(line, identity)) : undefined
      held = found?.line.quantity ?? 0
    },
  })
  look.dispose()
  return held
}
