import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReturnList_requests$key } from '../__generated__/ReturnList_requests.graphql'
import { orderPath } from '../customers/orders/orderPath.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { ReturnCard } from './ReturnCard.tsx'
import styles from './Returns.module.css'

type ReturnListProps = Readonly<{ orderId: string; requests: ReturnList_requests$key }>

/** Returns of an order, newest first; renders nothing without any. */
export function ReturnList({ orderId, requests }: ReturnListProps) {
  const returns = useFragment(
    graphql`
      fragment ReturnList_requests on ReturnRequest @relay(plural: true) {
        id
        number
        ...ReturnCard_request
      }
    `,
    requests,
  )
  if (returns.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="returns-asked">
      <h2 id="returns-asked" className={styles.subtitle}>
        <FormattedMessage id="returns.asked" />
      </h2>
      <ul className={styles.cards}>
        {returns.map((request) => (
          <li key={request.id} className={styles.cardRow}>
            <ReturnCard request={request} heading="h3" />
            <StoreLink to={`${orderPath(orderId)}/return/${request.number}`} className={styles.link}>
              <FormattedMessage id="returns.open" values={{ number: request.number }} />
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
