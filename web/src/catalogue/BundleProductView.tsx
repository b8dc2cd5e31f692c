import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BundleProductView_product$key } from '../__generated__/BundleProductView_product.graphql'
import type { useProductBasics_product$key } from '../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { Price } from '../design/Price.tsx'
import { PurchaseStock } from '../stock/PurchaseStock.tsx'
import { BundleChoice } from './BundleChoice.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { PurchaseBar } from './PurchaseBar.tsx'
import { PurchasePrice } from './PurchasePrice.tsx'
import { useBundleOptions } from './useBundleOptions.ts'
import { useProductBasics } from './useProductBasics.ts'
import styles from './BundleProductView.module.css'

type Props = Readonly<{ basics: useProductBasics_product$key; product: BundleProductView_product$key }>

/** A kit that the shopper puts together; its price follows the choices. */
export function BundleProductView({ basics, product }: Props) {
  const { bundleOptions } = useFragment(
    graphql`
      fragment BundleProductView_product on BundleProduct {
        bundleOptions {
          ...useBundleOptions_options
        }
      }
    `,
    product,
  )
  const {
    name,
    sku,
    media,
    price,
    unitPrice: defaultPrice,
    stock,
    isSoldOut,
    available,
    keys,
  } = useProductBasics(basics)
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { options, answers, setAnswers, quantities, setQuantities, chosen } = useBundleOptions(bundleOptions)
  const unitPrice = chosen.unitPrice ?? undefined
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <output className={styles.live}>
        {/* As it comes, months and credit are known too. */}
        {unitPrice && unitPrice.amount !== defaultPrice.amount ? (
          <Price money={unitPrice} size="large" />
        ) : (
          <PurchasePrice price={price} isExact />
        )}
      </output>
      {bundleOptions ? null : <ErrorState />}
      {options.map((option) => (
        <BundleChoice
          key={option.optionId}
          option={option}
          chosen={answers[option.optionId] ?? []}
          quantity={quantities[option.optionId]}
          onChange={(ids) => setAnswers({ ...answers, [option.optionId]: ids })}
          onQuantity={(units) => setQuantities({ ...quantities, [option.optionId]: units })}
        />
      ))}
      {chosen.isComplete ? null : <p>{intl.formatMessage({ id: 'catalogue.chooseRequired' })}</p>}
      <PurchaseStock {...{ stock, isSoldOut, sku }} />
      <PurchaseBar name={name} {...{ quantity, setQuantity, isSoldOut }} available={available}>
        <AddToCartButton
          product={keys}
          quantity={quantity}
          chosen={{ bundleOptions: chosen.bundleOptions, labels: chosen.labels, unitPrice }}
          isDisabled={isSoldOut || !chosen.isComplete || !bundleOptions}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
    </ProductFrame>
  )
}
