import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SimpleProductView_product$key } from '../__generated__/SimpleProductView_product.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { Price } from '../design/Price.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { CustomOptionFields } from './CustomOptionFields.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { PurchaseBar } from './PurchaseBar.tsx'
import { sumMoney } from './sumMoney.ts'
import { useCustomOptions } from './useCustomOptions.ts'

/** A product that is bought as it is, or with custom options; also one that nobody has to carry. */
export function SimpleProductView({ product }: Readonly<{ product: SimpleProductView_product$key }>) {
  const data = useFragment(
    graphql`
      fragment SimpleProductView_product on Product {
        name
        media {
          ...ProductGallery_media
        }
        price {
          final {
            amount
            currencyCode
          }
          ...PriceBlock_price
        }
        stock {
          status
          quantity
          ...StockNote_stock
        }
        ...ProductFrame_product
        ...AddToCartButton_product
        ... on SimpleProduct {
          customOptions {
            ...useCustomOptions_options
            ...CustomOptionFields_options
          }
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { hasOptions, answers, setAnswers, chosen } = useCustomOptions(data.customOptions)
  const final = { amount: data.price.final.amount, currencyCode: data.price.final.currencyCode }
  const unitPrice = sumMoney([{ money: final, times: 1 }, ...chosen.deltas.map((money) => ({ money, times: 1 }))]) ?? final
  const isSoldOut = data.stock?.status === 'OUT_OF_STOCK'
  return (
    <ProductFrame product={data} gallery={<ProductGallery media={data.media} name={data.name} />}>
      <PriceBlock price={data.price} size="large" />
      {hasOptions && data.customOptions ? (
        <>
          <CustomOptionFields options={data.customOptions} answers={answers} onChange={setAnswers} />
          {chosen.deltas.length > 0 ? (
            <p>
              {intl.formatMessage({ id: 'catalogue.withOptions' })} <Price money={unitPrice} size="large" />
            </p>
          ) : null}
          {chosen.isComplete ? null : <p>{intl.formatMessage({ id: 'catalogue.chooseRequired' })}</p>}
        </>
      ) : null}
      <StockNote stock={data.stock} isAlwaysShown />
      <PurchaseBar
        name={data.name}
        quantity={quantity}
        setQuantity={setQuantity}
        available={data.stock?.quantity}
        isSoldOut={isSoldOut}
      >
        <AddToCartButton
          product={data}
          quantity={quantity}
          chosen={
            hasOptions
              ? { customOptions: chosen.customOptions, labels: chosen.labels, unitPrice }
              : undefined
          }
          isDisabled={isSoldOut || !chosen.isComplete}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
    </ProductFrame>
  )
}
