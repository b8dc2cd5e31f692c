import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SimpleProductView_product$key } from '../../__generated__/SimpleProductView_product.graphql'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { BarPrice } from '../price/BarPrice.tsx'
import { CustomOptionFields } from '../options/CustomOptionFields.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { PurchaseBar } from '../price/PurchaseBar.tsx'
import { ChosenPrice } from '../price/ChosenPrice.tsx'
import { PurchasePrice } from '../price/PurchasePrice.tsx'
import { sumMoney } from '../price/sumMoney.ts'
import { useCustomOptions } from '../options/useCustomOptions.ts'
import { ProductServices } from '../services/ProductServices.tsx'
import { useProductBasics } from './useProductBasics.ts'

type Props = Readonly<{
  basics: useProductBasics_product$key
  /** Null for kinds of product without custom options. */
  product: SimpleProductView_product$key | null
}>

/** Renders a product that is bought as it is, or with custom options; also virtual products. */
export function SimpleProductView({ basics, product }: Props) {
  const {
    name,
    sku,
    media,
    price,
    unitPrice: plainPrice,
    isLent,
    stock,
    isSoldOut,
    available,
    keys,
  } = useProductBasics(basics)
  const customOptions = useFragment(
    graphql`
      fragment SimpleProductView_product on SimpleProduct {
        customOptions {
          ...useCustomOptions_options
        }
      }
    `,
    product,
  )?.customOptions
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { options, answers, setAnswers, chosen } = useCustomOptions(customOptions)
  const deltas = chosen.deltas.map((money) => ({ money, times: 1 }))
  const unitPrice = sumMoney([{ money: plainPrice, times: 1 }, ...deltas]) ?? plainPrice
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <PurchasePrice price={price} />
      {options.length > 0 ? (
        <>
          <CustomOptionFields options={options} answers={answers} onChange={setAnswers} />
          {chosen.deltas.length > 0 ? (
            <div>
              {intl.formatMessage({ id: 'catalogue.withOptions' })} <ChosenPrice money={unitPrice} isLent={isLent} />
            </div>
          ) : null}
          {chosen.isComplete ? null : <p>{intl.formatMessage({ id: 'catalogue.chooseRequired' })}</p>}
        </>
      ) : null}
      <PurchaseStock stock={stock} isSoldOut={isSoldOut} sku={sku} />
      <PurchaseBar
        name={name}
        price={<BarPrice price={price} instead={chosen.deltas.length > 0 ? unitPrice : undefined} />}
        quantity={quantity}
        setQuantity={setQuantity}
        isSoldOut={isSoldOut}
        available={available}
      >
        <AddToCartButton
          product={keys}
          quantity={quantity}
          chosen={
            options.length > 0 ? { customOptions: chosen.customOptions, labels: chosen.labels, unitPrice } : undefined
          }
          isDisabled={isSoldOut || !chosen.isComplete}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
      <ProductServices product={keys} quantity={quantity} isSoldOut={isSoldOut} />
    </ProductFrame>
  )
}
