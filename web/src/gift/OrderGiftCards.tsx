import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderGiftCards_order$key } from '../__generated__/OrderGiftCards_order.graphql'
import { Amount } from '../cart/Amount.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import styles from './Gift.module.css'

/** Gift cards of an order: to whom, and when they were or will be sent; nothing for an order without any. */
export function OrderGiftCards({ order: key }: Readonly<{ order: OrderGiftCards_order$key }>) {
  const { giftCards } = useFragment(
    graphql`
      fragment OrderGiftCards_order on Order {
        giftCards {
          recipientName
          recipientEmail
          sendOn
          sentAt
          isCanceled
          amount {
            ...Amount_money
          }
        }
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  if (giftCards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="order-gift-cards">
      <h2 id="order-gift-cards" className={styles.title}>
        <FormattedMessage id="gift.cards" />
      </h2>
      <ul className={styles.cards}>
        {giftCards.map(({ amount, recipientName, recipientEmail: email, sendOn, sentAt, isCanceled }, at) => {
          const date = sentAt ?? sendOn
          const state = isCanceled ? 'cardCanceled' : sentAt ? 'cardSent' : sendOn ? 'cardWaits' : 'cardSoon'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- cards never change their order, and have no other key
            <li key={at} className={styles.text}>
              <p className={styles.who}>
                <FormattedMessage
                  id="gift.cardFor"
                  values={{ amount: <Amount key="amount" money={amount} />, name: recipientName }}
                />
              </p>
              <p className={styles.muted}>
                <FormattedMessage id={`gift.${state}`} values={{ email, date: date ? formatDate(date) : '' }} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
