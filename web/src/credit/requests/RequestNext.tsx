import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequestNext_request$key } from '../../__generated__/RequestNext_request.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import styles from './CreditRequest.module.css'

/** Text on the state of an application, and on what comes next. */
export function RequestNext({ request: key }: Readonly<{ request: RequestNext_request$key }>) {
  const { status, kind, reason, amount, approved, answerBefore, acceptBefore } = useFragment(
    graphql`
      fragment RequestNext_request on CreditApplication {
        status
        kind
        reason
        amount {
          ...Amount_money
        }
        approved {
          ...Amount_money
        }
        answerBefore
        acceptBefore
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const day = (moment: string | null | undefined) => (moment ? formatDate(moment, 'weekday') : '')
  const values = {
    kind,
    reason: reason ?? 'NONE',
    amount: amount ? <Amount key="amount" money={amount} /> : '',
    approved: approved ? <Amount key="approved" money={approved} /> : '',
    hasAnswer: answerBefore ? 'true' : 'false',
    answer: day(answerBefore),
    hasEnd: acceptBefore ? 'true' : 'false',
    accept: day(acceptBefore),
  }
  return (
    <p className={styles.next}>
      <FormattedMessage id={MESSAGES[status] ?? 'creditRequests.nextSUBMITTED'} values={values} />
    </p>
  )
}

const MESSAGES: Readonly<Record<string, string>> = {
  DRAFT: 'creditRequests.nextDRAFT',
  SUBMITTED: 'creditRequests.nextSUBMITTED',
  NEEDS_FILES: 'creditRequests.nextNEEDS_FILES',
  PARTIALLY_APPROVED: 'creditRequests.nextPARTIALLY_APPROVED',
  APPROVED: 'creditRequests.nextAPPROVED',
  ACTIVE: 'creditRequests.nextACTIVE',
  DENIED: 'creditRequests.nextDENIED',
  EXPIRED: 'creditRequests.nextEXPIRED',
  CANCELED: 'creditRequests.nextCANCELED',
}
