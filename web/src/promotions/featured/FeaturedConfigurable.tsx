import { use, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeaturedConfigurable_product$key } from '../../__generated__/FeaturedConfigurable_product.graphql'
import type { useVariantChoice_store$key } from '../../__generated__/useVariantChoice_store.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { BarPrice } from '../../catalogue/price/BarPrice.tsx'
import { PurchaseBar } from '../../catalogue/price/PurchaseBar.tsx'
import { PurchasePrice } from '../../catalogue/price/PurchasePrice.tsx'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { loadVariantParts } from './choiceParts.ts'
import { FeaturedFrame } from './FeaturedFrame.tsx'

type Props = Readonly<{
  product: FeaturedConfigurable_product$key
  store: useVariantChoice_store$key
  /** Called on every choice of another value. */
  onChosen: () => void
}>

/** Renders the buy box of a product that is bought as one of its variants. */
export function FeaturedConfigurable({ product, store, onChosen }: Props) {
  const { name, price, options, variants, ...keys } = useFragment(
    graphql`
      fragment FeaturedConfigurable_product on ConfigurableProduct {
        name
        price {
          ...PurchasePrice_price
          ...BarPrice_price
        }
        options {
          attributeCode
          ...OptionPicker_option
        }
        variants {
          sku
          image {
            ...Picture_media
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
        }
        ...useVariantChoice_product
        ...FeaturedFrame_product
        ...AddToCartButton_product
      }
    `,
    product,
  )
  const { OptionPicker, useVariantChoice } = use(loadVariantParts())
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { sku, isSoldOut, choice, stateOf, choose } = useVariantChoice(keys, store)
  const variant = variants.find((one) => one.sku === sku)
  const shownPrice = variant?.price ?? price
  return (
    <FeaturedFrame product={keys} picture={variant?.image ?? undefined}>
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
    </FeaturedFrame>
  )
}
