import { useIntl } from 'react-intl'
import { type Schedule, openingState } from '@hogar/schema/places/openingState.ts'
import { dayInZone } from '../../i18n/dayInZone.ts'
import { useMinute } from './useMinute.ts'
import { CLOSING_SOON_MINUTES } from './limits.ts'
import styles from './Branches.module.css'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** Whether a branch is open at present, and when that changes. Empty on the server: a kept page has no present. */
export function OpenState({ schedule }: Readonly<{ schedule: Schedule }>) {
  const minute = useMinute()
  const describe = useOpenStateWords()
  if (minute === null) return null
  const state = openingState(schedule, new Date(minute))
  if (!state) return null
  return <p className={state.isOpen ? styles.open : styles.closed}>{describe(schedule, minute)}</p>
}

/** React hook that returns a function from a schedule and a moment to words on a branch's opening: `Cierra en 40 min`. */
export function useOpenStateWords(): (schedule: Schedule, now: number) => string {
  const intl = useIntl()
  return (schedule, now) => {
    const state = openingState(schedule, new Date(now))
    if (!state) return ''
    const { timeZone } = schedule
    // As a sentence says it: `9:00`, where tables have `09:00`.
    const time = (moment: Date) =>
      intl.formatDate(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone }).replace(/^0/, '')
    if (state.closesAt !== null) {
      const minutes = Math.ceil((state.closesAt.getTime() - now) / MINUTE_MS)
      return minutes < CLOSING_SOON_MINUTES
        ? intl.formatMessage({ id: 'branches.closesSoon' }, { minutes })
        : intl.formatMessage({ id: 'branches.closesAt' }, { time: time(state.closesAt) })
    }
    if (state.opensAt === null) return intl.formatMessage({ id: 'branches.closed' })
    const days = daysBetween(now, state.opensAt.getTime(), timeZone)
    const values = { time: time(state.opensAt) }
    if (days === 0) return intl.formatMessage({ id: 'branches.opensToday' }, values)
    if (days === 1) return intl.formatMessage({ id: 'branches.opensTomorrow' }, values)
    const style =
      days < WEEK_DAYS ? ({ weekday: 'long' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
    const day = intl.formatDate(state.opensAt, { ...style, timeZone })
    return intl.formatMessage({ id: 'branches.opensOn' }, { ...values, day })
  }
}

/** Returns the number of midnights of a zone between two moments. */
function daysBetween(from: number, to: number, timeZone: string): number {
  const midnight = (moment: number) => Date.parse(dayInZone(moment, timeZone))
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}
