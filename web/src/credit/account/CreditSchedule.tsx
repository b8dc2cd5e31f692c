import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditSchedule_credit$key } from '../../__generated__/CreditSchedule_credit.graphql'
import { AddToCalendar } from '../calendar/AddToCalendar.tsx'
import { useDueDays } from '../calendar/useDueDays.ts'
import { CreditInstalmentRow } from './CreditInstalmentRow.tsx'
import styles from './CreditSchedule.module.css'

/** Columns of the schedule, each with the title that its cells repeat on a phone. */
const COLUMNS = [
  'creditAccount.instalmentNumber',
  'creditAccount.instalmentDate',
  'creditAccount.instalmentContract',
  'creditAccount.instalmentOnTime',
  'creditAccount.instalmentPaid',
  'creditAccount.instalmentState',
] as const

/** Scheduled payments of a credit as a table; on a phone each payment is a card. */
export function CreditSchedule({ credit }: Readonly<{ credit: CreditSchedule_credit$key }>) {
  const { number, instalments } = useFragment(
    graphql`
      fragment CreditSchedule_credit on CreditInvoice {
        number
        instalments {
          number
          date
          payBy
          status
          ...CreditInstalmentRow_instalment
        }
      }
    `,
    credit,
  )
  const { formatMessage } = useIntl()
  const dueDays = useDueDays()
  const open = (instalments ?? []).flatMap(({ date, payBy, status }) =>
    status === 'OPEN' || status === 'PARTIAL' ? [{ date, payBy }] : [],
  )
  return (
    <section className={styles.schedule} aria-labelledby="credit-schedule">
      <h2 id="credit-schedule" className={styles.title}>
        <FormattedMessage id="creditAccount.schedule" />
      </h2>
      {open.length > 0 ? (
        <div className={styles.calendar}>
          <AddToCalendar fileName={formatMessage({ id: 'creditAccount.calendarFile' })} days={dueDays(number, open)}>
            <FormattedMessage id="creditAccount.calendarAll" />
          </AddToCalendar>
        </div>
      ) : null}
      {instalments ? (
        <table className={styles.table} aria-labelledby="credit-schedule">
          <thead>
            <tr>
              {COLUMNS.map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {instalments.map((instalment) => (
              <CreditInstalmentRow key={instalment.number} instalment={instalment} />
            ))}
          </tbody>
        </table>
      ) : (
        <FormattedMessage id="creditAccount.scheduleTrouble" tagName="p" />
      )}
    </section>
  )
}
