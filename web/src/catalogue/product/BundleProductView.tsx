import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BundleProductView_product$key } from '../../__generated__/BundleProductView_product.graphql'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { BarPrice } from '../price/BarPrice.tsx'
import { BundleChoice } from '../options/BundleChoice.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { PurchaseBar } from '../price/PurchaseBar.tsx'
import { ChosenPrice } from '../price/ChosenPrice.tsx'
import { PurchasePrice } from '../price/PurchasePrice.tsx'
import { useBundleOptions } from '../options/useBundleOptions.ts'
import { useProductBasics } from './useProductBasics.ts'
import styles from './BundleProductView.module.css'

type Props = Readonly<{ basics: useProductBasics_product$key; product: BundleProductView_product$key }>

/** Renders a kit that the shopper configures; its price follows the choices. */
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
    isLent,
    stock,
    isSoldOut,
    available,
    keys,
  } = useProductBasics(basics)
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { options, answers, setAnswers, quantities, setQuantities, chosen } = useBundleOptions(bundleOptions)
  const unitPrice = chosen.unitPrice ?? undefined
  const isAsItComes = unitPrice === undefined || unitPrice.amount === defaultPrice.amount
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <output className={styles.live}>
        {/* In the default configuration, instalments and credit are known too. */}
        {unitPrice && !isAsItComes ? (
          <ChosenPrice money={unitPrice} isLent={isLent} />
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
      <PurchaseStock stock={stock} isSoldOut={isSoldOut} sku={sku} />
      <PurchaseBar
        name={name}
        price={<BarPrice price={price} instead={isAsItComes ? undefined : unitPrice} />}
        quantity={quantity}
        setQuantity={setQuantity}
        isSoldOut={isSoldOut}
        available={available}
      >
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
