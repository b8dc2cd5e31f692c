import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditFacts_credit$key } from '../../../__generated__/CreditFacts_credit.graphql'
import { Amount } from '../../../cart/Amount.tsx'
import { useFormatDate } from '../../../i18n/useFormatDate.ts'
import styles from '../Pay.module.css'

type CreditFactsProps = Readonly<{ id: string; credit: CreditFacts_credit$key }>

/** Amounts of a credit that are late, due and owed. `id` is that of the element, which describes the credit's tick. */
export function CreditFacts({ id, credit: key }: CreditFactsProps) {
  const { paysByTransfer, balance, due } = useFragment(
    graphql`
      fragment CreditFacts_credit on CreditInvoice {
        paysByTransfer
        balance {
          ...Amount_money
        }
        due {
          date
          payBy
          total {
            ...Amount_money
          }
          late {
            amount
            ...Amount_money
          }
        }
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  return (
    <div id={id} className={styles.facts}>
      {due?.late && Number(due.late.amount) > 0 ? (
        <p className={styles.warning}>
          <FormattedMessage id="creditPayments.late" values={{ amount: <Amount key="late" money={due.late} /> }} />
        </p>
      ) : null}
      {due ? (
        <p>
          <FormattedMessage
            id="creditPayments.due"
            values={{
              amount: <Amount key="due" money={due.total} />,
              date: formatDate(due.payBy ?? due.date, 'weekday'),
            }}
          />
        </p>
      ) : null}
      <p>
        <FormattedMessage id="creditPayments.balance" values={{ amount: <Amount key="balance" money={balance} /> }} />
      </p>
      {paysByTransfer ? null : <FormattedMessage id="creditPayments.cardAlone" tagName="p" />}
    </div>
  )
}
