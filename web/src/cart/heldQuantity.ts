import type { IEnvironment } from 'relay-runtime'
import { type LineIdentity, isSameLine } from './cartLinesAfter.ts'
import { cartRecord, lineRecords } from './cartRecords.ts'

/**
 * Units of a line that the cart holds as the shopper sees it, changes on their way included. Looks at the store only:
 * as an optimistic layer that changes nothing and is taken off at once, because a committed update would be shown the
 * store without the other layers.
 */
export function heldQuantity(environment: IEnvironment, identity: LineIdentity): number {
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
