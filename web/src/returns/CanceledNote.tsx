import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CanceledNote_order$data, CanceledNote_order$key } from '../__generated__/CanceledNote_order.graphql'
import { Amount } from '../cart/Amount.tsx'
import { isPaidOnDelivery } from '../orders/payment/isPaidOnDelivery.ts'
import styles from './Returns.module.css'

/** Canceled lines of an order with their total; renders nothing if none is canceled. */
export function CanceledNote({ order }: Readonly<{ order: CanceledNote_order$key }>) {
  const { lines, canceledTotal, dueTotal, ...payment } = useFragment(
    graphql`
      fragment CanceledNote_order on Order {
        lines {
          name
          canceledQuantity
        }
        canceledTotal {
          ...Amount_money
        }
        paidTotal {
          amount
        }
        dueTotal {
          amount
          ...Amount_money
        }
        paymentMethodCode
        status
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
        <FormattedMessage id={textOfMoney(payment)} values={{ total: <Amount key="total" money={canceledTotal} /> }} />
      </p>
      {dueTotal && Number(dueTotal.amount) > 0 ? (
        <p>
          <FormattedMessage id="returns.restDue" values={{ total: <Amount key="due" money={dueTotal} /> }} />
        </p>
      ) : null}
    </section>
  )
}

type Payment = Readonly<Pick<CanceledNote_order$data, 'paidTotal' | 'paymentMethodCode' | 'status'>>

/**
 * Returns the message id on the money for the canceled lines. The message leaves it open for an order canceled as a
 * whole whose payment is unknown.
 */
function textOfMoney({ paidTotal, paymentMethodCode: method, status }: Payment) {
  if (status === 'DELIVERED' && isPaidOnDelivery(method)) return 'returns.canceledNotPaid'
  if (method === 'wallet') return 'returns.canceledToWallet'
  if (status === 'PENDING' || isPaidOnDelivery(method)) return 'returns.canceledUnpaid'
  if (status !== 'CANCELED') return method ? 'returns.canceledPaidBack' : 'returns.canceledTotal'
  if (!paidTotal) return 'returns.canceledTotal'
  return Number(paidTotal.amount) > 0 ? 'returns.canceledPaidBack' : 'returns.canceledUnpaid'
}
