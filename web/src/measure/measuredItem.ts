import { graphql, readInlineData } from 'react-relay/hooks'
import type { measuredItem_product$key } from '../__generated__/measuredItem_product.graphql'
import type { measuredItem_variant$key } from '../__generated__/measuredItem_variant.graphql'

/** Product in an analytics event. `item_id` is the same for all variants. */
export type MeasuredItem = Readonly<{
  item_id: string
  item_name: string
  item_brand?: string
  item_variant?: string
  /** Price of one unit, with tax. */
  price: number
  quantity: number
  /** Discount in whole percent of the original price. */
  discount?: number
  /** In the language of the analysts, in every store. */
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
  /** Price of one unit with its options, where that is not the product's own price. */
  unitPrice?: string
}>

/** Returns a product, or its chosen variant, as an analytics item, and the currency of its price. */
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
