import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftSlip_order$key } from '../__generated__/GiftSlip_order.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import styles from './GiftSlip.module.css'

/** Slip for the parcel of a gift: its message and its goods, without prices. The only thing on the page when printed. */
export function GiftSlip({ order: key }: Readonly<{ order: GiftSlip_order$key }>) {
  const { number, placedAt, gift, lines } = useFragment(
    graphql`
      fragment GiftSlip_order on Order {
        number
        placedAt
        gift {
          to
          from
          message
        }
        lines {
          sku
          name
          quantity
          canceledQuantity
        }
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const { name: store } = useStoreDefinition()
  if (!gift) return null
  const bought = lines
    .map(({ quantity, canceledQuantity, ...line }) => ({ ...line, quantity: quantity - canceledQuantity }))
    .filter(({ quantity }) => quantity > 0)
  return (
    <article className={styles.slip}>
      <p className={styles.store}>{store}</p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <FormattedMessage id="gift.to" />
          </dt>
          <dd>{gift.to}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="gift.from" />
          </dt>
          <dd>{gift.from}</dd>
        </div>
      </dl>
      {gift.message ? <p className={styles.message}>{gift.message}</p> : null}
      <ul className={styles.lines}>
        {bought.map((line, at) => (
          <li key={`${at} ${line.sku}`}>
            <FormattedMessage id="gift.line" values={{ quantity: line.quantity, name: line.name }} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <FormattedMessage id="gift.foot" values={{ number, date: formatDate(placedAt) }} />
      </p>
    </article>
  )
}
