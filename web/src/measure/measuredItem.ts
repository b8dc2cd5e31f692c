import { graphql, readInlineData } from 'react-relay/hooks'
import type { measuredItem_product$key } from '../__generated__/measuredItem_product.graphql'
import type { measuredItem_variant$key } from '../__generated__/measuredItem_variant.graphql'

/** A product as it is counted. `item_id` stays the same over its variants. */
export type MeasuredItem = Readonly<{
  item_id: string
  item_name: string
  item_brand?: string
  item_variant?: string
  /** Of one unit, with tax. */
  price: number
  quantity: number
  /** Percent between the original and the final price, whole. */
  discount?: number
  /** In the language of those who count, whatever the store's. */
  stock?: 'Disponible' | 'Agotado'
}>

const productFragment = graphql`
  fragment measuredItem_product on Product @inline {
    sku
    name
    brand
    price {
      final {
        amount
        currencyCode
      }
      discountPercent
    }
    stock {
      status
    }
  }
`

const variantFragment = graphql`
  fragment measuredItem_variant on ProductVariant @inline {
    sku
    price {
      final {
        amount
      }
      discountPercent
    }
    stock {
      status
    }
  }
`

type Choice = Readonly<{
  variant?: measuredItem_variant$key | null
  quantity?: number
  /** Of one unit with what was chosen, where that is not the product's own price. */
  unitPrice?: string
}>

/** A product, or the variant that is chosen of it, as it is counted, and the currency of its price. */
export function measuredItem(
  productKey: measuredItem_product$key,
  { variant: variantKey = null, quantity = 1, unitPrice }: Choice = {},
): Readonly<{ item: MeasuredItem; currency: string }> {
  const product = readInlineData(productFragment, productKey)
  const variant = readInlineData(variantFragment, variantKey)
  const { price, stock } = variant ?? product
  const item = {
    item_id: product.sku,
    item_name: product.name,
    ...(product.brand ? { item_brand: product.brand } : {}),
    ...(variant ? { item_variant: variant.sku } : {}),
    price: Number(unitPrice ?? price.final.amount),
    quantity,
    discount: price.discountPercent,
    ...(stock ? { stock: stock.status === 'OUT_OF_STOCK' ? ('Agotado' as const) : ('Disponible' as const) } : {}),
  }
  return { item, currency: product.price.final.currencyCode }
}
