import { graphql, useFragment } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { SuggestedProduct_product$key } from '../../__generated__/SuggestedProduct_product.graphql'
import { CreditLine } from '../../credit/CreditLine.tsx'
import { Picture } from '../../design/pictures/Picture.tsx'
import { Price } from '../../design/Price.tsx'
import styles from './SuggestedProduct.module.css'

/** Renders a suggested product in two lines: name and price; a third and a fourth have its credit. */
export function SuggestedProduct({ product }: Readonly<{ product: SuggestedProduct_product$key }>) {
  const { name, image, price } = useFragment(
    graphql`
      fragment SuggestedProduct_product on Product {
        name
        image {
          ...Picture_media
        }
        price {
          final {
            amount
            currencyCode
          }
          discountPercent
          isFrom
          ...CreditLine_price
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  return (
    <>
      <span className={styles.picture}>
        <Picture media={image} sizes="56px" isDecorative />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          {price.isFrom ? <span className={styles.from}>{intl.formatMessage({ id: 'card.from' })} </span> : null}
          <Price
            money={{ amount: price.final.amount, currencyCode: price.final.currencyCode }}
            tone={price.discountPercent > 0 ? 'offer' : 'plain'}
            size="small"
          />
        </span>
        <CreditLine price={price} />
      </span>
    </>
  )
}
