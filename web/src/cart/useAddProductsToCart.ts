import { graphql, readInlineData } from 'react-relay/hooks'
import type { useAddProductsToCart_product$key } from '../__generated__/useAddProductsToCart_product.graphql'
import { measuredItem } from '../measure/measuredItem.ts'
import { useMeasure } from '../measure/useMeasure.ts'
import { announceAddedLine } from './cartPanelChannel.ts'
import { snapshotOfChoice } from './snapshotOfChoice.ts'
import { useAddToCartMutation } from './useAddToCartMutation.ts'

/** A product that is bought as it is, and how many of it. */
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
 * Puts several products into the cart, one change each: what is refused of one leaves the others. The header's cart
 * hears of every one. Resolves once all are kept.
 */
export function useAddProductsToCart(): (wanted: readonly ProductToAdd[]) => Promise<void> {
  const addToCart = useAddToCartMutation()
  const measure = useMeasure()
  return async (wanted) => {
    const added = wanted.map(async ({ product, quantity }) => {
      const { sku, name, ...keys } = readInlineData(fragment, product)
      const outcome = addToCart({ sku, quantity }, snapshotOfChoice(keys, null, {}))
      announceAddedLine({ name, outcome })
      return (await outcome).kind === 'refused' ? [] : [measuredItem(keys, { quantity })]
    })
    const measured = (await Promise.all(added)).flat()
    const [first] = measured
    if (!first) return
    measure({ event: 'add_to_cart', currency: first.currency, items: measured.map(({ item }) => item) })
  }
}
