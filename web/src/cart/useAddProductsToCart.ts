import { graphql, readInlineData } from 'react-relay/hooks'
import type { useAddProductsToCart_product$key } from '../__generated__/useAddProductsToCart_product.graphql'
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
  }
`

/**
 * Puts several products into the cart, one change each: what is refused of one leaves the others. The header's cart
 * hears of every one. Resolves once all are kept.
 */
export function useAddProductsToCart(): (wanted: readonly ProductToAdd[]) => Promise<void> {
  const addToCart = useAddToCartMutation()
  return async (wanted) => {
    const outcomes = wanted.map(({ product, quantity }) => {
      const { sku, name, ...snapshotKey } = readInlineData(fragment, product)
      const outcome = addToCart({ sku, quantity }, snapshotOfChoice(snapshotKey, null, {}))
      announceAddedLine({ name, outcome })
      return outcome
    })
    await Promise.all(outcomes)
  }
}
