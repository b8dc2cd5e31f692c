import { graphql, useFragment } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import type { AddToCartButton_product$key } from '../__generated__/AddToCartButton_product.graphql'
import type { AddToCartButton_variant$key } from '../__generated__/AddToCartButton_variant.graphql'

/** A custom option or a bundle's choice, as the page lets the shopper fill it in. */
type ChosenOptions = Readonly<{
  customOptions?: readonly Readonly<{ optionId: string; value: string }>[]
  bundleOptions?: readonly Readonly<{ optionId: string; selectionIds: readonly string[]; quantity?: number }>[]
  /** The same choices in words, for the cart line. */
  labels?: readonly Readonly<{ label: string; value: string }>[]
  /** What one unit costs with these choices. */
  unitPrice?: Readonly<{ amount: string; currencyCode: string }>
}>

export type AddToCartButtonProps = Readonly<{
  product: AddToCartButton_product$key
  /** The chosen variant of a configurable product. */
  variant?: AddToCartButton_variant$key | null
  quantity: number
  /** Choices of a bundle or of custom options. */
  chosen?: ChosenOptions
  /** True while a choice is missing. */
  isDisabled?: boolean
  /** Other words than "Add to cart". */
  label?: string
}>

/** Puts a product into the cart: at once to see, sent when there is a network. */
export function AddToCartButton({ product, variant, isDisabled, label }: AddToCartButtonProps) {
  useFragment(
    graphql`
      fragment AddToCartButton_product on Product {
        __typename
        id
        sku
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
        stock {
          status
          quantity
        }
      }
    `,
    product,
  )
  useFragment(
    graphql`
      fragment AddToCartButton_variant on ProductVariant {
        id
        sku
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
        stock {
          status
          quantity
        }
      }
    `,
    variant ?? null,
  )
  const intl = useIntl()
  return (
    <Button type="button" disabled={isDisabled}>
      {label ?? intl.formatMessage({ id: 'cart.addToCart' })}
    </Button>
  )
}
