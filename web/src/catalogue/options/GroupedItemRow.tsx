import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupedItemRow_item$key } from '../../__generated__/GroupedItemRow_item.graphql'
import { Picture } from '../../design/pictures/Picture.tsx'
import { QuantityStepper } from '../../design/forms/QuantityStepper.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { StockNote } from '../../stock/StockNote.tsx'
import { MOST_UNITS } from '../limits.ts'
import { PriceBlock } from '../price/PriceBlock.tsx'
import styles from '../product/GroupedProductView.module.css'

type Props = Readonly<{
  item: GroupedItemRow_item$key
  /** Units in the order; 0 leaves the product out. */
  units: number
  onUnits: (units: number) => void
}>

/** Renders one part of a group, with its quantity. */
export function GroupedItemRow({ item, units, onUnits }: Props) {
  const { product } = useFragment(
    graphql`
      fragment GroupedItemRow_item on GroupedItem {
        product {
          name
          urlPath
          image {
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
        }
      }
    `,
    item,
  )
  const isSoldOut = product.stock?.status === 'OUT_OF_STOCK'
  return (
    <article className={styles.row}>
      <Picture media={product.image} sizes="88px" isDecorative className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <StoreLink to={`/${product.urlPath}`}>{product.name}</StoreLink>
        </h2>
        <PriceBlock price={product.price} />
        <StockNote stock={product.stock} />
      </div>
      {isSoldOut ? null : (
        <div className={styles.buy}>
          <QuantityStepper
            label={product.name}
            value={units}
            min={0}
            onChange={onUnits}
            max={Math.max(1, Math.floor(Math.min(product.stock?.quantity ?? MOST_UNITS, MOST_UNITS)))}
          />
        </div>
      )}
    </article>
  )
}
