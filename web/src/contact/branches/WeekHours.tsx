import { FormattedMessage, useIntl } from 'react-intl'
import { type OpeningTimes, type Schedule, weekdayOf } from '@hogar/schema/places/openingState.ts'
import { dayInZone } from '../../i18n/dayInZone.ts'
import { useMinute } from './useMinute.ts'
import { EXCEPTIONS_AHEAD_DAYS } from './limits.ts'
import styles from './Branches.module.css'

const DAY_MS = 86_400_000
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** A Monday: with it a number of a day becomes a name. */
const SOME_MONDAY = Date.UTC(2026, 0, 5)

/** Hours of a week, today marked, and the days of the next weeks that differ. Opens on demand. */
export function WeekHours({ schedule, name }: Readonly<{ schedule: Schedule; name: string }>) {
  const intl = useIntl()
  const minute = useMinute()
  const { opening, timeZone } = schedule
  const today = minute === null ? null : dayInZone(minute, timeZone)
  const usual = opening.filter(({ date }) => !date)
  const exceptions = today === null ? [] : exceptionsFrom(opening, today)
  const hours = (times: readonly OpeningTimes[]) =>
    times.flatMap(({ from, to }) => (!from || !to ? [] : [`${from} – ${to}`])).join(', ') ||
    intl.formatMessage({ id: 'branches.closed' })
  return (
    <details className={styles.week}>
      <summary aria-label={intl.formatMessage({ id: 'branches.weekOf' }, { name })}>
        <FormattedMessage id="branches.week" />
      </summary>
      <dl className={styles.days}>
        {DAYS.map((day) => (
          <div key={day} className={styles.day} aria-current={isToday(day, today) ? 'date' : undefined}>
            <dt>{intl.formatDate(SOME_MONDAY + (day - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' })}</dt>
            <dd>{hours(usual.filter((times) => times.day === day))}</dd>
          </div>
        ))}
        {exceptions.map((times) => (
          <div key={times.date} className={styles.day}>
            <dt>
              {intl.formatDate(times.date ?? '', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })}
            </dt>
            <dd>{hours([times])}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function isToday(day: number, today: string | null): boolean {
  return today !== null && weekdayOf(today) === day
}

function exceptionsFrom(opening: readonly OpeningTimes[], today: string): readonly OpeningTimes[] {
  const start = Date.parse(today)
  return opening
    .filter(({ date }) => {
      const day = date ? Date.parse(date) : Number.NaN
      return day >= start && day <= start + EXCEPTIONS_AHEAD_DAYS * DAY_MS
    })
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}
