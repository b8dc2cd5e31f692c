import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { GroupedItemRow_item$key } from '../__generated__/GroupedItemRow_item.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { Picture } from '../design/Picture.tsx'
import { QuantityStepper } from '../design/QuantityStepper.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { MOST_UNITS } from './limits.ts'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './GroupedProductView.module.css'

/** One part of a group: how many of it, and into the cart. */
export function GroupedItemRow({ item }: Readonly<{ item: GroupedItemRow_item$key }>) {
  const { product, defaultQuantity } = useFragment(
    graphql`
      fragment GroupedItemRow_item on GroupedItem {
        defaultQuantity
        product {
          name
          media {
            ...Picture_media
          }
          price {
            ...PriceBlock_price
          }
          stock {
            status
            quantity
            ...StockNote_stock
          }
          ...AddToCartButton_product
        }
      }
    `,
    item,
  )
  const intl = useIntl()
  const [quantity, setQuantity] = useState(Math.max(1, Math.round(defaultQuantity)))
  const isSoldOut = product.stock?.status === 'OUT_OF_STOCK'
  const [picture] = product.media
  return (
    <article className={styles.row}>
      {picture ? <Picture media={picture} sizes="88px" isDecorative className={styles.picture} /> : null}
      <div className={styles.text}>
        <h2 className={styles.name}>{product.name}</h2>
        <PriceBlock price={product.price} />
        <StockNote stock={product.stock} />
      </div>
      <div className={styles.buy}>
        {isSoldOut ? null : (
          <QuantityStepper
            label={product.name}
            value={quantity}
            onChange={setQuantity}
            max={Math.max(1, Math.min(product.stock?.quantity ?? MOST_UNITS, MOST_UNITS))}
          />
        )}
        <div className={styles.button}>
          <AddToCartButton
            product={product}
            quantity={quantity}
            isDisabled={isSoldOut}
            label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
          />
        </div>
      </div>
    </article>
  )
}
