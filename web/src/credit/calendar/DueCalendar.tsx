import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DueCalendar_due$key } from '../../__generated__/DueCalendar_due.graphql'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useDueDays } from './useDueDays.ts'

type DueCalendarProps = Readonly<{
  due: DueCalendar_due$key
  /** Number of the credit; null for the next payment of an account. */
  credit: string | null
}>

/** Link that adds the due date of the next payment to a calendar. */
export function DueCalendar({ due, credit }: DueCalendarProps) {
  const { date, payBy } = useFragment(
    graphql`
      fragment DueCalendar_due on CreditDue {
        date
        payBy
      }
    `,
    due,
  )
  const { formatMessage } = useIntl()
  const dueDays = useDueDays()
  return (
    <AddToCalendar
      fileName={formatMessage({ id: 'creditAccount.calendarFile' })}
      days={dueDays(credit, [{ date, payBy }])}
    >
      <FormattedMessage id="creditAccount.calendar" />
    </AddToCalendar>
  )
}
