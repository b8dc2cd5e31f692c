import { graphql, readInlineData } from 'react-relay/hooks'
import type { LineToAdd } from './lineToAdd.ts'
import type { LineSnapshot } from '../lines/lineSnapshot.ts'
import type { snapshotOfChoice_product$key } from '../../__generated__/snapshotOfChoice_product.graphql'
import type { snapshotOfChoice_variant$key } from '../../__generated__/snapshotOfChoice_variant.graphql'

/** Custom options or bundle choices made on the product page. */
export type ChosenOptions = Readonly<
  Pick<LineToAdd, 'customOptions' | 'bundleOptions'> & {
    /** The same choices as text, for the cart line. */
    labels?: readonly Readonly<{ label: string; value: string }>[]
    /** Unit price with these choices. */
    unitPrice?: LineSnapshot['unitPrice']
  }
>

const productFragment = graphql`
  fragment snapshotOfChoice_product on Product @inline {
    __typename
    id
    name
    urlPath
    media {
      path
      alt
      placeholderColor
    }
    price {
      final {
        amount
        currencyCode
      }
    }
  }
`

const variantFragment = graphql`
  fragment snapshotOfChoice_variant on ProductVariant @inline {
    id
    selection {
      label
      valueLabel
    }
    media {
      path
      alt
      placeholderColor
    }
    price {
      final {
        amount
        currencyCode
      }
    }
  }
`

/** Returns the display data of a chosen product's line before the platform has created it. */
export function snapshotOfChoice(
  productKey: snapshotOfChoice_product$key,
  variantKey: snapshotOfChoice_variant$key | null,
  { labels = [], unitPrice }: ChosenOptions,
): LineSnapshot {
  const product = readInlineData(productFragment, productKey)
  const variant = readInlineData(variantFragment, variantKey)
  const { amount, currencyCode } = unitPrice ?? (variant ?? product).price.final
  const picture = variant?.media[0] ?? product.media[0]
  const selected = variant?.selection.map(({ label, valueLabel }) => ({ label, value: valueLabel })) ?? []
  return {
    productId: product.id,
    productType: product.__typename,
    variantId: variant?.id ?? null,
    name: product.name,
    urlPath: product.urlPath,
    unitPrice: { amount, currencyCode },
    options: [...selected, ...labels],
    picture: picture ? { path: picture.path, alt: picture.alt, placeholderColor: picture.placeholderColor } : null,
  }
}
