import { graphql, readInlineData } from 'react-relay/hooks'
import type { useAddPieces_product$key } from '../__generated__/useAddPieces_product.graphql'
import type { useAddPieces_variant$key } from '../__generated__/useAddPieces_variant.graphql'
import { addToCartVariables } from '../cart/adding/addToCartVariables.ts'
import { snapshotOfChoice } from '../cart/adding/snapshotOfChoice.ts'
import { announceAddedLine } from '../cart/panel/cartPanelChannel.ts'
import { measuredItem } from '../measure/measuredItem.ts'
import { useMeasure } from '../measure/useMeasure.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'

/** Product of a room as its picture shows it, with its quantity. */
export type PieceToAdd = Readonly<{
  product: useAddPieces_product$key
  variant: useAddPieces_variant$key | null
  quantity: number
}>

const productFragment = graphql`
  fragment useAddPieces_product on Product @inline {
    sku
    name
    ...snapshotOfChoice_product
    ...measuredItem_product
  }
`

const variantFragment = graphql`
  fragment useAddPieces_variant on ProductVariant @inline {
    sku
    ...snapshotOfChoice_variant
    ...measuredItem_variant
  }
`

/**
 * React hook that adds products with their variants to the cart, with one task each, so that a refusal of one leaves the
 * others. Announces each to the header's cart. Resolves once all tasks are stored.
 */
export function useAddPieces(): (pieces: readonly PieceToAdd[]) => Promise<void> {
  const addToCart = useQueuedMutation('addToCart')
  const measure = useMeasure()
  return async (pieces) => {
    const added = pieces.map(async ({ product: productKey, variant: variantKey, quantity }) => {
      const { sku, name, ...product } = readInlineData(productFragment, productKey)
      const chosen = readInlineData(variantFragment, variantKey) ?? null
      const snapshot = snapshotOfChoice(product, chosen, {})
      const outcome = addToCart(addToCartVariables({ sku: chosen?.sku ?? sku, quantity }, snapshot), snapshot)
      announceAddedLine({ name, outcome })
      return (await outcome).kind === 'refused' ? [] : [measuredItem(product, { variant: chosen, quantity })]
    })
    const measured = (await Promise.all(added)).flat()
    const [first] = measured
    if (!first) return
    measure({ event: 'add_to_cart', currency: first.currency, items: measured.map(({ item }) => item) })
  }
}
