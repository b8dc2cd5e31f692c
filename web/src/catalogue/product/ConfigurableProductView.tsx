import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConfigurableProductView_product$key } from '../../__generated__/ConfigurableProductView_product.graphql'
import type { useVariantChoice_store$key } from '../../__generated__/useVariantChoice_store.graphql'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { BarPrice } from '../price/BarPrice.tsx'
import { OptionPicker } from '../options/OptionPicker.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { PurchaseBar } from '../price/PurchaseBar.tsx'
import { PurchasePrice } from '../price/PurchasePrice.tsx'
import { ProductServices } from '../services/ProductServices.tsx'
import { useProductBasics } from './useProductBasics.ts'
import { useVariantChoice } from '../options/useVariantChoice.ts'

type Props = Readonly<{
  basics: useProductBasics_product$key
  product: ConfigurableProductView_product$key
  store: useVariantChoice_store$key
  /** Called on every choice of another value. */
  onChosen: () => void
}>

/**
 * Renders a product that is bought as one of its variants: choosing changes price, pictures, stock and the address.
 */
export function ConfigurableProductView({ basics, product, store, onChosen }: Props) {
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
            ...PurchasePrice_price
            ...BarPrice_price
          }
          stock {
            quantity
            ...StockNote_stock
          }
          ...AddToCartButton_variant
          ...ProductFrame_variant
        }
        ...useVariantChoice_product
      }
    `,
    product,
  )
  const { name, media, price, keys } = useProductBasics(basics)
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { sku, isSoldOut, choice, stateOf, choose } = useVariantChoice(choiceKey, store)
  const variant = variants.find((one) => one.sku === sku)
  const shownPrice = variant?.price ?? price
  return (
    <ProductFrame
      product={keys}
      variant={variant}
      gallery={
        <ProductGallery
          key={variant?.id}
          leading={variant?.media}
          others={variants.flatMap((one) => (one === variant ? [] : one.media))}
          media={media}
          name={name}
        />
      }
    >
      <PurchasePrice price={shownPrice} isExact={variant !== undefined} />
      {options.map(({ attributeCode, ...option }) => (
        <OptionPicker
          key={attributeCode}
          option={option}
          chosen={choice[attributeCode] ?? null}
          stateOf={(value) => stateOf(attributeCode, value)}
          onChoose={(value) => {
            choose(attributeCode, value)
            onChosen()
          }}
        />
      ))}
      {variant ? (
        <PurchaseStock stock={variant.stock} isSoldOut={isSoldOut} sku={variant.sku} />
      ) : (
        <p>{intl.formatMessage({ id: 'catalogue.noVariants' })}</p>
      )}
      <PurchaseBar
        name={name}
        price={<BarPrice price={shownPrice} />}
        quantity={quantity}
        setQuantity={setQuantity}
        isSoldOut={isSoldOut}
        available={variant?.stock?.quantity}
      >
        <AddToCartButton
          product={keys}
          variant={variant}
          quantity={quantity}
          isDisabled={isSoldOut}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
      <ProductServices product={keys} quantity={quantity} isSoldOut={isSoldOut} />
    </ProductFrame>
  )
}
