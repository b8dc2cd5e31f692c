import { graphql, readInlineData } from 'react-relay/hooks'
import type { serviceToAdd_product$key } from '../../__generated__/serviceToAdd_product.graphql'
import type { ChosenService } from '../../cart/adding/chosenServices.ts'
import { snapshotOfChoice } from '../../cart/adding/snapshotOfChoice.ts'
import { measuredItem } from '../../measure/measuredItem.ts'

const fragment = graphql`
  fragment serviceToAdd_product on Product @inline {
    sku
    ...snapshotOfChoice_product
    ...measuredItem_product
  }
`

/** Returns a service as it is added to the cart: so many units, at the price that the shopper saw. */
export function serviceToAdd(key: serviceToAdd_product$key, quantity: number): ChosenService {
  const { sku, ...keys } = readInlineData(fragment, key)
  const snapshot = snapshotOfChoice(keys, null, {})
  return {
    line: { sku, quantity, expectedUnitPrice: snapshot.unitPrice.amount },
    snapshot,
    item: measuredItem(keys, { quantity }).item,
  }
}
