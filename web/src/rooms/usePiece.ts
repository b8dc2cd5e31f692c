import { graphql, useFragment } from 'react-relay/hooks'
import type { usePiece_point$key } from '../__generated__/usePiece_point.graphql'
import { pieceState } from './pieceState.ts'

const fragment = graphql`
  fragment usePiece_point on RoomPoint {
    product {
      __typename
      name
      urlPath
      image {
        ...Picture_media
      }
      price {
        ...PriceBlock_price
      }
      stock {
        status
        ...StockNote_stock
      }
      ...AddToCartButton_product
      ... on SimpleProduct @alias(as: "simple") {
        customOptions {
          isRequired
        }
      }
    }
    variant {
      sku
      image {
        ...Picture_media
      }
      price {
        ...PriceBlock_price
      }
      stock {
        status
        ...StockNote_stock
      }
      ...AddToCartButton_variant
    }
  }
`

/** React hook that returns a product of a room and whether it can be bought; null if it is no longer sold. */
export function usePiece(pointKey: usePiece_point$key) {
  const { product, variant } = useFragment(fragment, pointKey)
  if (!product) return null
  const shown = variant ?? product
  return {
    product,
    variant: variant ?? null,
    name: product.name,
    path: `/${product.urlPath}${variant ? `?childSku=${encodeURIComponent(variant.sku)}` : ''}`,
    image: shown.image ?? product.image,
    price: shown.price,
    isExact: Boolean(variant),
    stock: shown.stock,
    state: pieceState({
      typename: product.__typename,
      hasVariant: Boolean(variant),
      needsChoice: product.simple?.customOptions.some(({ isRequired }) => isRequired) ?? false,
      status: shown.stock?.status ?? null,
    }),
  }
}
