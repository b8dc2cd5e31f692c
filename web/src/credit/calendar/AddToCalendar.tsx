import { type ReactNode, useState } from 'react'
import { Icon } from '../../design/Icon.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { dayInZone } from '../../i18n/dayInZone.ts'
import { TIME_ZONES } from '../../i18n/useFormatDate.ts'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { type CalendarEvent, calendarFile } from './calendarFile.ts'

/**
 * Day to add, as a date or as a moment on it, with the path of its page inside the store. `id` is unique among the events
 * of the site.
 */
export type DayToAdd = Readonly<Omit<CalendarEvent, 'url'> & { path: string }>

type AddToCalendarProps = Readonly<{
  days: readonly DayToAdd[]
  /** Name of the file without its ending. */
  fileName: string
  children: ReactNode
}>

/**
 * Link that downloads days as a calendar file. Made in the page, so that it works off line. The file holds the time at
 * which it was made, so the server renders the link without it.
 */
export function AddToCalendar({ days, fileName, children }: AddToCalendarProps) {
  const isDrawn = useIsDrawn()
  const origin = useOrigin()
  const { countryCode } = useStoreDefinition()
  const storePath = useStorePath()
  const [madeAt] = useState(() => new Date())
  const events = days.map(({ path, id, day, ...event }) => ({
    ...event,
    id: `${id}@${hostOf(origin)}`,
    day: dateOf(day, countryCode),
    url: `${origin}${storePath(path)}`,
  }))
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(events, madeAt))}`
  return (
    <a className={buttonStyle('quiet')} download={`${fileName}.ics`} href={isDrawn ? href : undefined}>
      <Icon name="calendar" size={20} />
      {children}
    </a>
  )
}

function hostOf(origin: string): string {
  return origin.replace(/^\w+:\/\//, '')
}

/** Returns the date of a moment in a country; a date as it is, since no time zone moves it. */
function dateOf(moment: string, countryCode: string): string {
  const timeZone = moment.includes('T') ? (TIME_ZONES[countryCode] ?? 'UTC') : 'UTC'
  return dayInZone(new Date(moment), timeZone)
}
