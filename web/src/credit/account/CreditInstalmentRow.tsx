import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CreditInstalmentRow_instalment$key,
  CreditInstalmentStatus,
} from '../../__generated__/CreditInstalmentRow_instalment.graphql'
import { classNames } from '../../design/classNames.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import styles from './CreditSchedule.module.css'

/** Row of a scheduled payment: when, how much, what was paid, and its state in words. */
export function CreditInstalmentRow({ instalment }: Readonly<{ instalment: CreditInstalmentRow_instalment$key }>) {
  const { number, date, contract, punctual, paid, paidOn, status } = useFragment(
    graphql`
      fragment CreditInstalmentRow_instalment on CreditInstalment {
        number
        date
        paidOn
        status
        contract {
          amount
          currencyCode
        }
        punctual {
          amount
          currencyCode
        }
        paid {
          amount
          currencyCode
        }
      }
    `,
    instalment,
  )
  const formatDate = useFormatDate()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Label id="creditAccount.instalmentNumber" />
        {number}
      </th>
      <td className={styles.date}>{formatDate(date)}</td>
      <td className={styles.money}>
        <Label id="creditAccount.instalmentContract" />
        {write(contract)}
      </td>
      <td className={styles.money}>
        <Label id="creditAccount.instalmentOnTime" />
        {write(punctual)}
      </td>
      <td className={styles.money}>
        <Label id="creditAccount.instalmentPaid" />
        <span>{Number(paid.amount) > 0 ? write(paid) : '–'}</span>
        {paidOn ? (
          <span className={styles.paidOn}>
            <FormattedMessage id="creditAccount.instalmentPaidOn" values={{ date: formatDate(paidOn) }} />
          </span>
        ) : null}
      </td>
      <td className={classNames(styles.state, status === 'LATE' && styles.late)}>
        <FormattedMessage id={STATES[status]} />
      </td>
    </tr>
  )
}

/** Title of a column that a card repeats. Hidden from readers: the column names its cells. */
function Label({ id }: Readonly<{ id: string }>) {
  return (
    <span className={styles.label} aria-hidden="true">
      <FormattedMessage id={id} />
    </span>
  )
}

const STATES = {
  OPEN: 'creditAccount.stateOPEN',
  PARTIAL: 'creditAccount.statePARTIAL',
  PAID: 'creditAccount.statePAID',
  PAID_LATE: 'creditAccount.statePAID_LATE',
  LATE: 'creditAccount.stateLATE',
  TAKEN_OFF: 'creditAccount.stateTAKEN_OFF',
  '%future added value': 'creditAccount.stateOPEN',
} as const satisfies Record<CreditInstalmentStatus, string>
