import { use, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeaturedSimple_product$key } from '../../__generated__/FeaturedSimple_product.graphql'
import { AddToCartButton } from '../../cart/adding/AddToCartButton.tsx'
import { BarPrice } from '../../catalogue/price/BarPrice.tsx'
import { ChosenPrice } from '../../catalogue/price/ChosenPrice.tsx'
import { PurchaseBar } from '../../catalogue/price/PurchaseBar.tsx'
import { PurchasePrice } from '../../catalogue/price/PurchasePrice.tsx'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { PurchaseStock } from '../../stock/PurchaseStock.tsx'
import { loadCustomParts } from './choiceParts.ts'
import { FeaturedFrame } from './FeaturedFrame.tsx'

/** Renders the buy box of a product that is bought as it is, or with custom options. */
export function FeaturedSimple({ product }: Readonly<{ product: FeaturedSimple_product$key }>) {
  const data = useFragment(
    graphql`
      fragment FeaturedSimple_product on Product {
        name
        sku
        price {
          final {
            amount
            currencyCode
          }
          credit {
            total {
              amount
            }
          }
          ...PurchasePrice_price
          ...BarPrice_price
        }
        stock {
          status
          quantity
          ...StockNote_stock
        }
        ...FeaturedFrame_product
        ...AddToCartButton_product
        ... on SimpleProduct {
          customOptions {
            ...useCustomOptions_options
          }
        }
      }
    `,
    product,
  )
  const { name, sku, price, stock } = data
  const { CustomOptionFields, useCustomOptions } = use(loadCustomParts())
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const { options, answers, setAnswers, chosen } = useCustomOptions(data.customOptions)
  const { amount, currencyCode } = price.final
  const plainPrice = { amount, currencyCode }
  const deltas = chosen.deltas.map((money) => ({ money, times: 1 }))
  const unitPrice = sumMoney([{ money: plainPrice, times: 1 }, ...deltas]) ?? plainPrice
  const isSoldOut = stock?.status === 'OUT_OF_STOCK'
  const available = stock?.quantity ?? null
  const isExtra = chosen.deltas.length > 0
  return (
    <FeaturedFrame product={data}>
      <PurchasePrice price={price} />
      {options.length > 0 ? <CustomOptionFields options={options} answers={answers} onChange={setAnswers} /> : null}
      {isExtra ? (
        <div>
          {intl.formatMessage({ id: 'catalogue.withOptions' })}{' '}
          <ChosenPrice money={unitPrice} isLent={Boolean(price.credit?.total)} />
        </div>
      ) : null}
      {chosen.isComplete ? null : <p>{intl.formatMessage({ id: 'catalogue.chooseRequired' })}</p>}
      <PurchaseStock stock={stock} isSoldOut={isSoldOut} sku={sku} />
      <PurchaseBar
        name={name}
        price={<BarPrice price={price} instead={isExtra ? unitPrice : undefined} />}
        quantity={quantity}
        setQuantity={setQuantity}
        isSoldOut={isSoldOut}
        available={available}
      >
        <AddToCartButton
          product={data}
          quantity={quantity}
          chosen={
            options.length > 0 ? { customOptions: chosen.customOptions, labels: chosen.labels, unitPrice } : undefined
          }
          isDisabled={isSoldOut || !chosen.isComplete}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      </PurchaseBar>
    </FeaturedFrame>
  )
}
