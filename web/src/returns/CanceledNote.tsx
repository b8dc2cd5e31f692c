import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CanceledNote_order$key } from '../__generated__/CanceledNote_order.graphql'
import { Amount } from '../cart/Amount.tsx'
import styles from './Returns.module.css'

/** What of an order was called off, and what that comes to; nothing while it stands whole. */
export function CanceledNote({ order }: Readonly<{ order: CanceledNote_order$key }>) {
  const { lines, canceledTotal, paymentMethodCode } = useFragment(
    graphql`
      fragment CanceledNote_order on Order {
        lines {
          name
          canceledQuantity
        }
        canceledTotal {
          ...Amount_money
        }
        paymentMethodCode
      }
    `,
    order,
  )
  const canceled = lines.filter(({ canceledQuantity }) => canceledQuantity > 0)
  if (canceled.length === 0) return null
  return (
    <section className={styles.note} aria-labelledby="canceled-lines">
      <h2 id="canceled-lines" className={styles.subtitle}>
        <FormattedMessage id="returns.canceledTitle" />
      </h2>
      <ul className={styles.plain}>
        {canceled.map(({ name, canceledQuantity }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an order keep their places, and names may repeat
          <li key={at}>
            <FormattedMessage id="returns.units" values={{ quantity: canceledQuantity, name }} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id={paymentMethodCode === 'wallet' ? 'returns.canceledToWallet' : 'returns.canceledTotal'}
          values={{ total: <Amount key="total" money={canceledTotal} /> }}
        />
      </p>
    </section>
  )
}
