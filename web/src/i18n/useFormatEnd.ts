import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { TIME_ZONES, useFormatDate } from './useFormatDate.ts'

const LAST_MINUTE = '23:59'

/**
 * React hook that writes the end of something inside of a sentence: the day alone if it holds all of that day where the
 * store is, else with the time. A platform's last second of a day in UTC is an afternoon in Mexico.
 */
export function useFormatEnd(): (moment: string) => string {
  const { formatDate } = useIntl()
  const { countryCode } = useStoreDefinition()
  const write = useFormatDate()
  return (moment) => {
    const instant = Date.parse(moment)
    if (Number.isNaN(instant)) return write(moment, 'weekday')
    // Midnight ends the day before.
    const last = new Date(instant - 1).toISOString()
    const timeZone = TIME_ZONES[countryCode] ?? 'UTC'
    const clock = formatDate(last, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    return clock === LAST_MINUTE ? write(last, 'weekday') : write(moment, 'weekdayAtTime')
  }
}
