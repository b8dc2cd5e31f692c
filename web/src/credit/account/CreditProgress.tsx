import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditProgress_credit$key } from '../../__generated__/CreditProgress_credit.graphql'
import { Amount } from '../../cart/Amount.tsx'
import styles from './Credit.module.css'

const DONE: readonly string[] = ['PAID', 'PAID_LATE', 'TAKEN_OFF']

/** Part of a credit that is paid: in words, and as a bar. Shows neither if it is not known. */
export function CreditProgress({ credit }: Readonly<{ credit: CreditProgress_credit$key }>) {
  const { paid, total, instalments } = useFragment(
    graphql`
      fragment CreditProgress_credit on CreditInvoice {
        paid {
          ...Amount_money
        }
        total {
          ...Amount_money
        }
        instalments {
          status
        }
      }
    `,
    credit,
  )
  if (!paid && !instalments) return null
  const count = instalments?.length ?? 0
  const done = instalments?.filter(({ status }) => DONE.includes(status)).length ?? 0
  return (
    <section className={styles.part} aria-labelledby="credit-progress">
      <h2 id="credit-progress" className={styles.title}>
        <FormattedMessage id="creditAccount.progressTitle" />
      </h2>
      {count > 0 ? (
        <>
          <progress className={styles.bar} max={count} value={done} aria-labelledby="credit-done" />
          <p id="credit-done">
            <FormattedMessage id="creditAccount.progress" values={{ done, count }} />
          </p>
        </>
      ) : null}
      {paid ? (
        <p>
          <FormattedMessage
            id="creditAccount.progressAmount"
            values={{ paid: <Amount key="paid" money={paid} />, total: <Amount key="total" money={total} /> }}
          />
        </p>
      ) : null}
    </section>
  )
}
