import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditRow_credit$key } from '../../__generated__/CreditRow_credit.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CreditStatusTag } from './CreditStatusTag.tsx'
import { creditPath } from './creditPath.ts'
import styles from './CreditAccount.module.css'

/** Row of a credit in a list: name, number, state, debt and next payment; its name links to the credit. */
export function CreditRow({ credit }: Readonly<{ credit: CreditRow_credit$key }>) {
  const { name, number, balance, due, ...state } = useFragment(
    graphql`
      fragment CreditRow_credit on CreditInvoice {
        name
        number
        balance {
          ...Amount_money
        }
        due {
          date
          payBy
          total {
            ...Amount_money
          }
        }
        ...CreditStatusTag_credit
      }
    `,
    credit,
  )
  const formatDate = useFormatDate()
  return (
    <>
      <div className={styles.head}>
        <h4 className={styles.name}>
          <StoreLink to={creditPath(number)} className={styles.link}>
            {name}
          </StoreLink>
        </h4>
        <CreditStatusTag credit={state} />
      </div>
      <p className={styles.muted}>{number}</p>
      <p>
        <FormattedMessage id="creditAccount.balance" values={{ amount: <Amount key="balance" money={balance} /> }} />
      </p>
      {due ? (
        <p>
          <FormattedMessage
            id="creditAccount.payNext"
            values={{
              amount: <Amount key="due" money={due.total} />,
              date: formatDate(due.payBy ?? due.date, 'weekday'),
            }}
          />
        </p>
      ) : null}
    </>
  )
}
