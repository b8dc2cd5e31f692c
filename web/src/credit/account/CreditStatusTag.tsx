import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CreditInvoiceStatus,
  CreditStatusTag_credit$key,
} from '../../__generated__/CreditStatusTag_credit.graphql'
import { classNames } from '../../design/classNames.ts'
import styles from './CreditAccount.module.css'

/** State of a credit in words. */
export function CreditStatusTag({ credit }: Readonly<{ credit: CreditStatusTag_credit$key }>) {
  const { status } = useFragment(
    graphql`
      fragment CreditStatusTag_credit on CreditInvoice {
        status
      }
    `,
    credit,
  )
  return (
    <span className={classNames(styles.tag, status === 'OVERDUE' && styles.late, status === 'CURRENT' && styles.good)}>
      <FormattedMessage id={LABELS[status]} />
    </span>
  )
}

const LABELS = {
  CURRENT: 'creditAccount.statusCURRENT',
  OVERDUE: 'creditAccount.statusOVERDUE',
  SETTLED: 'creditAccount.statusSETTLED',
  CANCELED: 'creditAccount.statusCANCELED',
  '%future added value': 'creditAccount.statusCURRENT',
} as const satisfies Record<CreditInvoiceStatus, string>
