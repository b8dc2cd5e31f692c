import { useIntl } from 'react-intl'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import type { DayToAdd } from './AddToCalendar.tsx'

type DueDay = Readonly<{ date: string; payBy: string | null | undefined }>

/**
 * React hook that returns a function from due dates to days of a calendar. They hold neither name nor amount: calendars are
 * shared. `credit` is the number of the credit; null for the next payment of an account.
 */
export function useDueDays(): (credit: string | null, due: readonly DueDay[]) => readonly DayToAdd[] {
  const { formatMessage } = useIntl()
  const formatDate = useFormatDate()
  return (credit, due) =>
    due.map(({ date, payBy }) => ({
      id: `credit-due-${credit ?? 'account'}-${date}`,
      day: date,
      title: formatMessage({ id: 'creditAccount.calendarTitle' }),
      text: payBy
        ? formatMessage({ id: 'creditAccount.calendarPayBy' }, { day: formatDate(payBy, 'weekday') })
        : formatMessage({ id: 'creditAccount.calendarPay' }),
      path: '/my-account/credits',
    }))
}
