import { graphql, readInlineData } from 'react-relay/hooks'
import type { LineSnapshot } from './lineSnapshot.ts'
import type { snapshotOfLine_product$key } from '../__generated__/snapshotOfLine_product.graphql'
import type { snapshotOfLine_variant$key } from '../__generated__/snapshotOfLine_variant.graphql'

const productFragment = graphql`
  fragment snapshotOfLine_product on Product @inline {
    __typename
    id
    urlPath
    media {
      path
      alt
      placeholderColor
    }
  }
`

const variantFragment = graphql`
  fragment snapshotOfLine_variant on ProductVariant @inline {
    id
    media {
      path
      alt
      placeholderColor
    }
  }
`

type ShownLine = Pick<LineSnapshot, 'name' | 'unitPrice' | 'options'> &
  Readonly<{
    product: snapshotOfLine_product$key | null | undefined
    variant: snapshotOfLine_variant$key | null | undefined
  }>

/** What a line that is shown looks like, to draw it again; null for a product that is no longer sold. */
export function snapshotOfLine({ product: productKey, variant: variantKey, ...line }: ShownLine): LineSnapshot | null {
  const product = readInlineData(productFragment, productKey ?? null)
  const variant = readInlineData(variantFragment, variantKey ?? null)
  if (!product) return null
  const picture = variant?.media[0] ?? product.media[0]
  return {
    ...line,
    productId: product.id,
    productType: product.__typename,
    urlPath: product.urlPath,
    variantId: variant?.id ?? null,
    picture: picture ? { path: picture.path, alt: picture.alt, placeholderColor: picture.placeholderColor } : null,
  }
}
