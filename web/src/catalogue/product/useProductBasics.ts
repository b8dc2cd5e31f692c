import { graphql, useFragment } from 'react-relay/hooks'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'

/** React hook that reads the fields that the page of every kind of product shows: one fragment for all kinds. */
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
          credit {
            total {
              amount
            }
          }
          ...PurchasePrice_price
          ...BarPrice_price
        }
        stock {
          status
          quantity
          ...StockNote_stock
        }
        ...ProductFrame_product
        ...AddToCartButton_product
        ...ProductServices_product
      }
    `,
    key,
  )
  return {
    name,
    sku,
    media,
    price,
    /** Price of one unit without options. */
    unitPrice: { amount: price.final.amount, currencyCode: price.final.currencyCode },
    /** True if it is sold on credit: then a sum of its choices is too. */
    isLent: Boolean(price.credit?.total),
    stock,
    isSoldOut: stock?.status === 'OUT_OF_STOCK',
    /** Units available; null when the platform does not report them. */
    available: stock?.quantity ?? null,
    /** Fragment keys of the frame and the button. */
    keys,
  }
}
