import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConfigurableProductView_product$key } from '../__generated__/ConfigurableProductView_product.graphql'
import type { useProductBasics_product$key } from '../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { OptionPicker } from './OptionPicker.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { PurchaseBar } from './PurchaseBar.tsx'
import { useProductBasics } from './useProductBasics.ts'
import { useVariantChoice } from './useVariantChoice.ts'

type Props = Readonly<{ basics: useProductBasics_product$key; product: ConfigurableProductView_product$key }>

/** A product that is bought as one of its variants: choosing changes price, pictures, stock and the address. */
export function ConfigurableProductView({ basics, product }: Props) {
  const { options, variants, ...choiceKey } = useFragment(
    graphql`
      fragment ConfigurableProductView_product on ConfigurableProduct {
        options {
          attributeCode
          ...OptionPicker_option
        }
        variants {
          id
          sku
          media {
            ...ProductGallery_media
          }
          price {
            ...PriceBlock_price
          }
          stock {
            quantity
            ...StockNote_stock
          }
          ...AddToCartButton_variant
        }
        ...useVariantChoice_product
      }
    `,
    product,
  )
  const { name, media, price, isFrom, keys } = useProductBasics(basics)
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { sku, isSoldOut, choice, stateOf, choose } = useVariantChoice(choiceKey)
  const variant = variants.find((one) => one.sku === sku)
  return (
    <ProductFrame
      product={keys}
      gallery={<ProductGallery key={variant?.id} leading={variant?.media} media={media} name={name} />}
    >
      {/* The product's own price also tells its months; it is the variant's where all cost the same. */}
      <PriceBlock price={variant && isFrom ? variant.price : price} size="large" />
      {options.map(({ attributeCode, ...option }) => (
        <OptionPicker
          key={attributeCode}
          option={option}
          chosen={choice[attributeCode] ?? null}
          stateOf={(value) => stateOf(attributeCode, value)}
          onChoose={(value) => choose(attributeCode, value)}
        />
      ))}
      {variant ? (
        <StockNote stock={variant.stock} isAlwaysShown />
      ) : (
        <p>{intl.formatMessage({ id: 'catalogue.noVariants' })}</p>
      )}
      <PurchaseBar name={name} {...{ quantity, setQuantity, isSoldOut }} available={variant?.stock?.quantity}>
        <AddToCartButton
          product={keys}
          variant={variant}
          quantity={quantity}
          isDisabled={isSoldOut}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
    </ProductFrame>
  )
}
