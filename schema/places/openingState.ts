/** Hours of a day of the week, or of one date, in the branch's own time. Shaped as `OpeningHours` of the graph. */
export type OpeningTimes = Readonly<{
  /** 1 for Monday to 7 for Sunday. */
  day: number
  /** `10:00`; null where the branch is closed all day. */
  from: string | null | undefined
  /** `20:00`, up to `24:00`; before `from` if it is on the next day. */
  to: string | null | undefined
  /** `2026-12-24`: the hours hold for this date alone, instead of those of its day of the week. */
  date: string | null | undefined
}>

export type Schedule = Readonly<{ timeZone: string; opening: readonly OpeningTimes[] }>

export type OpeningState = Readonly<{
  isOpen: boolean
  /** Next opening; null if none is within two weeks. */
  opensAt: Date | null
  /** End of the present opening; null if closed. */
  closesAt: Date | null
}>

type Interval = Readonly<{ from: number; to: number }>

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Number of days to look ahead for the next opening, and back for hours that began before midnight. */
const DAYS_AHEAD = 14
const DAYS_BACK = 1

/**
 * Returns whether a branch is open at an instant, and its next change. Exceptions of a date replace the hours of its day
 * of the week. Summer time is that of the branch's zone: each instant is computed from the local time of its own day.
 * Returns null for a branch that names no hours.
 */
export function openingState({ timeZone, opening }: Schedule, at: Date): OpeningState | null {
  if (opening.length === 0) return null
  const clock = localClock(timeZone)
  const today = Date.parse(localDate(clock, at.getTime()))
  const intervals = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => index - DAYS_BACK)
    .flatMap((offset) => hoursOf(opening, today + offset * DAY_MS))
    .map(({ from, to }) => ({ from: instantOf(clock, from), to: instantOf(clock, to) }))
    .toSorted((a, b) => a.from - b.from)
  const now = at.getTime()
  const present = intervals.find(({ from, to }) => from <= now && now < to)
  const next = intervals.find(({ from }) => from > now)
  return {
    isOpen: present !== undefined,
    opensAt: present === undefined && next !== undefined ? new Date(next.from) : null,
    closesAt: present === undefined ? null : new Date(endOf(present, intervals)),
  }
}

/** Returns the day of the week of a date, or of midnight UTC: 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string | number): number {
  return new Date(date).getUTCDay() || 7
}

/** Returns the hours of a day, the exceptions of its date first, as local times in milliseconds as if they were UTC. */
function hoursOf(opening: readonly OpeningTimes[], day: number): Interval[] {
  const date = new Date(day).toISOString().slice(0, 10)
  const weekday = weekdayOf(day)
  const exceptions = opening.filter((hours) => hours.date === date)
  const valid = exceptions.length > 0 ? exceptions : opening.filter((hours) => !hours.date && hours.day === weekday)
  return valid.flatMap(({ from, to }) => {
    if (!from || !to) return []
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return [{ from: day + start * MINUTE_MS, to: day + end * MINUTE_MS + (end <= start ? DAY_MS : 0) }]
  })
}

/** Returns the end of the last of the intervals that follow each other without a break: open all night, or all week. */
function endOf(present: Interval, intervals: readonly Interval[]): number {
  let end = present.to
  for (const { from, to } of intervals) if (from <= end && to > end) end = to
  return end
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns a formatter that writes an instant in the local time of a zone: `2026-12-24 17:30:00`. */
function localClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
}

function localDate(clock: Intl.DateTimeFormat, instant: number): string {
  return clock.format(instant).slice(0, 10)
}

/** Returns the instant at which a clock shows a local time. A time that a clock change skips is moved by the change. */
function instantOf(clock: Intl.DateTimeFormat, local: number): number {
  const guess = local - offsetAt(clock, local)
  return local - offsetAt(clock, guess)
}

/** Returns how far a clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(clock: Intl.DateTimeFormat, instant: number): number {
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant
}
