import { useIntl } from 'react-intl'
import { useFormatEnd } from '../i18n/useFormatEnd.ts'

/** React hook that writes the end of a promotion: `Hasta el jueves 24 de diciembre`; null without an end. */
export function useLastDay(endsAt: string | null | undefined): string | null {
  const intl = useIntl()
  const formatEnd = useFormatEnd()
  return endsAt ? intl.formatMessage({ id: 'promotions.until' }, { date: formatEnd(endsAt) }) : null
}
