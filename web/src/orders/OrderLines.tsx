import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import { classNames } from '../design/classNames.ts'
import { Picture } from '../design/pictures/Picture.tsx'
import { CanceledUnits } from './CanceledUnits.tsx'
import { orderLine } from './orderLine.ts'
import styles from './OrderSuccessPage.module.css'
import type { OrderLines_order$key } from '../__generated__/OrderLines_order.graphql'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'

type OrderLinesProps = Readonly<{ order: OrderLines_order$key }>

type LinePictureProps = Readonly<{ media: Picture_media$key | undefined }>

function LinePicture({ media }: LinePictureProps) {
  return media ? <Picture media={media} sizes="96px" isDecorative /> : null
}

/** Lines of an order, with names and prices at the time of the order, not those of the catalogue. */
export function OrderLines({ order }: OrderLinesProps) {
  const { lines } = useFragment(
    graphql`
      fragment OrderLines_order on OrderView {
        lines {
          ...orderLine_line
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
        {lines.map((line, at) => {
          const { sku, name, quantity, canceledQuantity: canceled, unitPrice, rowTotal, options } = orderLine(line)
          const isCanceled = canceled >= quantity
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an order never changes, and a SKU may stand in it twice
            <li key={`${sku}:${at}`} className={classNames(styles.line, isCanceled && styles.canceled)}>
              <div className={styles.picture}>
                <LinePicture media={line.variant?.media[0] ?? line.product?.media[0]} />
              </div>
              <div className={styles.lineText}>
                <p className={styles.name}>{name}</p>
                {options.map(({ label, value }) => (
                  <p key={label} className={styles.muted}>
                    {label}: {value}
                  </p>
                ))}
                <p className={styles.muted}>
                  <FormattedMessage
                    id="orders.quantityTimesPrice"
                    values={{ quantity, price: <Amount key="price" money={unitPrice} /> }}
                  />
                </p>
                <CanceledUnits quantity={quantity} canceled={canceled} />
              </div>
              <p className={styles.rowTotal}>
                <Amount money={rowTotal} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
