import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConfigurableProductView_product$key } from '../__generated__/ConfigurableProductView_product.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { OptionPicker } from './OptionPicker.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { PurchaseBar } from './PurchaseBar.tsx'
import { useVariantChoice } from './useVariantChoice.ts'

/** A product that is bought as one of its variants: choosing changes price, pictures, stock and the address. */
export function ConfigurableProductView({ product }: Readonly<{ product: ConfigurableProductView_product$key }>) {
  const { name, media, price, options, variants, ...keys } = useFragment(
    graphql`
      fragment ConfigurableProductView_product on ConfigurableProduct {
        name
        media {
          ...ProductGallery_media
        }
        price {
          ...PriceBlock_price
        }
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
        ...ProductFrame_product
        ...AddToCartButton_product
      }
    `,
    product,
  )
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { sku, isSoldOut, choice, stateOf, choose } = useVariantChoice(keys)
  const variant = variants.find((one) => one.sku === sku)
  return (
    <ProductFrame
      product={keys}
      gallery={<ProductGallery key={variant?.id} media={variant?.media ?? media} name={name} />}
    >
      <PriceBlock price={variant?.price ?? price} size="large" />
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
