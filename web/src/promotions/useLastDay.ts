import { useIntl } from 'react-intl'
import { useFormatDate } from '../i18n/useFormatDate.ts'

/** React hook that writes the last day of a promotion: `Hasta el jueves 24 de diciembre`; null without an end. */
export function useLastDay(endsAt: string | null | undefined): string | null {
  const intl = useIntl()
  const formatDate = useFormatDate()
  return endsAt ? intl.formatMessage({ id: 'promotions.until' }, { date: formatDate(endsAt, 'weekday') }) : null
}
