import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import { Picture } from '../design/Picture.tsx'
import styles from './OrderSuccessPage.module.css'
import type { OrderLines_order$key } from '../__generated__/OrderLines_order.graphql'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'

type OrderLinesProps = Readonly<{ order: OrderLines_order$key }>

type LinePictureProps = Readonly<{ media: Picture_media$key | undefined }>

function LinePicture({ media }: LinePictureProps) {
  return media ? <Picture media={media} sizes="96px" isDecorative /> : null
}

/** What was bought. Names and prices are those of the order, whatever the catalogue says by now. */
export function OrderLines({ order }: OrderLinesProps) {
  const { lines } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          sku
          name
          quantity
          unitPrice {
            ...Amount_money
          }
          rowTotal {
            ...Amount_money
          }
          options {
            label
            value
          }
          product {
            media {
              ...Picture_media
            }
          }
          variant {
            media {
              ...Picture_media
            }
          }
        }
      }
    `,
    order,
  )
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.subtitle}>
        <FormattedMessage id="orders.lines" />
      </h2>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order never changes, and a SKU may stand in it twice
          <li key={`${line.sku}:${at}`} className={styles.line}>
            <div className={styles.picture}>
              <LinePicture media={line.variant?.media[0] ?? line.product?.media[0]} />
            </div>
            <div className={styles.lineText}>
              <p className={styles.name}>{line.name}</p>
              {line.options.map(({ label, value }) => (
                <p key={label} className={styles.muted}>
                  {label}: {value}
                </p>
              ))}
              <p className={styles.muted}>
                <FormattedMessage
                  id="orders.quantityTimesPrice"
                  values={{ quantity: line.quantity, price: <Amount key="price" money={line.unitPrice} /> }}
                />
              </p>
            </div>
            <p className={styles.rowTotal}>
              <Amount money={line.rowTotal} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
