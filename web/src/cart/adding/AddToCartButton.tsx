import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import type { ButtonVariant } from '../../design/buttonStyle.ts'
import { type ChosenOptions, useAddToCart } from './useAddToCart.ts'
import type { AddToCartButton_product$key } from '../../__generated__/AddToCartButton_product.graphql'
import type { AddToCartButton_variant$key } from '../../__generated__/AddToCartButton_variant.graphql'

export type AddToCartButtonProps = Readonly<{
  product: AddToCartButton_product$key
  /** Chosen variant of a configurable product. */
  variant?: AddToCartButton_variant$key | null
  quantity: number
  /** Choices of a bundle or of custom options. */
  chosen?: ChosenOptions
  /** True while a required choice is missing. */
  isDisabled?: boolean
  /** Replaces the label "Add to cart". */
  label?: string
  /** Primary unless named: a page with several has one main action, or none. */
  look?: ButtonVariant
}>

/** Button that adds a product to the cart: shown optimistically at once, sent when the device is on line. */
export function AddToCartButton({ product: productKey, variant: variantKey, ...rest }: AddToCartButtonProps) {
  const { quantity, chosen, isDisabled = false, label, look = 'primary' } = rest
  const product = useFragment(
    graphql`
      fragment AddToCartButton_product on Product {
        ...useAddToCart_product
      }
    `,
    productKey,
  )
  const variant = useFragment(
    graphql`
      fragment AddToCartButton_variant on ProductVariant {
        ...useAddToCart_variant
      }
    `,
    variantKey ?? null,
  )
  const intl = useIntl()
  const addToCart = useAddToCart(product, variant)
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    await addToCart(quantity, chosen)
    setIsBusy(false)
  }
  return (
    <Button data-scripted variant={look} isFullWidth disabled={isDisabled} isBusy={isBusy} onClick={() => void press()}>
      {label ?? intl.formatMessage({ id: 'adding.button' })}
    </Button>
  )
}
