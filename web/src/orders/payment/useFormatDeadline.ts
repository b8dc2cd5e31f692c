import { useIntl } from 'react-intl'
import { TIME_ZONES, useFormatDate } from '../../i18n/useFormatDate.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

type Deadline = Readonly<{
  /** Time of day, for example `4:53`. */
  time: string
  /** Weekday, date and time, for example `sábado 28 de noviembre, 4:53`. */
  day: string
}>

/** React hook that formats the deadline of a payment in the time zone of the store's country. */
export function useFormatDeadline(): (moment: string) => Deadline {
  const { formatDate } = useIntl()
  const { countryCode } = useStoreDefinition()
  const formatDay = useFormatDate()
  return (moment) => {
    const timeZone = TIME_ZONES[countryCode] ?? 'UTC'
    const clock = formatDate(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone })
    // The locale of Mexico formats it as 04:54 despite the option.
    const time = clock.replace(/^0(?=\d)/, '')
    return { time, day: `${formatDay(moment, 'weekday')}, ${time}` }
  }
}
