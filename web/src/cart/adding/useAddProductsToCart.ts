import { graphql, readInlineData } from 'react-relay/hooks'
import type { useAddProductsToCart_product$key } from '../../__generated__/useAddProductsToCart_product.graphql'
import { measuredItem } from '../../measure/measuredItem.ts'
import { useMeasure } from '../../measure/useMeasure.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { addToCartVariables } from './addToCartVariables.ts'
import { announceAddedLine } from '../panel/cartPanelChannel.ts'
import { snapshotOfChoice } from './snapshotOfChoice.ts'

/** Product that is bought without choices, with its quantity. */
export type ProductToAdd = Readonly<{ product: useAddProductsToCart_product$key; quantity: number }>

const fragment = graphql`
  fragment useAddProductsToCart_product on Product @inline {
    sku
    name
    ...snapshotOfChoice_product
    ...measuredItem_product
  }
`

/**
 * React hook that adds several products to the cart with one task each, so that a refusal of one leaves the others.
 * Announces each to the header's cart. Resolves once all tasks are stored.
 */
export function useAddProductsToCart(): (wanted: readonly ProductToAdd[]) => Promise<void> {
  const addToCart = useQueuedMutation('addToCart')
  const measure = useMeasure()
  return async (wanted) => {
    const added = wanted.map(async ({ product, quantity }) => {
      const { sku, name, ...keys } = readInlineData(fragment, product)
      const snapshot = snapshotOfChoice(keys, null, {})
      const outcome = addToCart(addToCartVariables({ sku, quantity }, snapshot), snapshot)
      announceAddedLine({ name, outcome })
      return (await outcome).kind === 'refused' ? [] : [measuredItem(keys, { quantity })]
    })
    const measured = (await Promise.all(added)).flat()
    const [first] = measured
    if (!first) return
    measure({ event: 'add_to_cart', currency: first.currency, items: measured.map(({ item }) => item) })
  }
}
