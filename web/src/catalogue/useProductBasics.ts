import { graphql, useFragment } from 'react-relay/hooks'
import type { useProductBasics_product$key } from '../__generated__/useProductBasics_product.graphql'

/** What the page of every kind of product shows. Asked for once, however many kinds there are. */
export function useProductBasics(key: useProductBasics_product$key) {
  const { name, sku, media, price, stock, ...keys } = useFragment(
    graphql`
      fragment useProductBasics_product on Product {
        name
        sku
        media {
          ...ProductGallery_media
        }
        price {
          final {
            amount
            currencyCode
          }
          ...PurchasePrice_price
        }
        stock {
          status
          quantity
          ...StockNote_stock
        }
        ...ProductFrame_product
        ...AddToCartButton_product
      }
    `,
    key,
  )
  return {
    name,
    sku,
    media,
    price,
    /** What one costs as it is. */
    unitPrice: { amount: price.final.amount, currencyCode: price.final.currencyCode },
    stock,
    isSoldOut: stock?.status === 'OUT_OF_STOCK',
    /** Units that can be had, null when the platform does not say. */
    available: stock?.quantity ?? null,
    /** For the frame and the button. */
    keys,
  }
}
