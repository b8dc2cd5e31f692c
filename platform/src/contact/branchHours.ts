import type { Text } from '../language.ts'
import { text } from '../language.ts'

/** Hours of some days of the week, 1 for Monday to 7 for Sunday, in the branch's own time: `10:00`. */
export type Opening = Readonly<{ days: readonly number[]; from: string; to: string }>
/** Hours of one day, `2026-12-24`, instead of its usual ones. */
export type SpecialDay = Readonly<{ day: string; from: string; to: string }>

/** Hours of a kind of branch: for display, and by day. */
export type BranchHours = Readonly<{ words: Text; opening: Readonly<Record<'MX' | 'DE' | 'IT', readonly Opening[]>> }>

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5] as const
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6] as const

export const SHOP_HOURS: BranchHours = {
  words: text(
    'Lunes a sábado de 10 a 20\u00a0h, domingos de 11 a 19\u00a0h',
    'Montag bis Samstag 10 bis 19\u00a0Uhr',
    'Da lunedì a sabato 10-19.30',
  ),
  opening: {
    MX: [
      { days: MONDAY_TO_SATURDAY, from: '10:00', to: '20:00' },
      { days: [7], from: '11:00', to: '19:00' },
    ],
    DE: [{ days: MONDAY_TO_SATURDAY, from: '10:00', to: '19:00' }],
    IT: [{ days: MONDAY_TO_SATURDAY, from: '10:00', to: '19:30' }],
  },
}

export const COUNTER_HOURS: BranchHours = {
  words: text(
    'Lunes a sábado de 9 a 19\u00a0h',
    'Montag bis Freitag 9 bis 18\u00a0Uhr, Samstag 9 bis 14\u00a0Uhr',
    'Da lunedì a venerdì 9-18, sabato 9-13',
  ),
  opening: {
    MX: [{ days: MONDAY_TO_SATURDAY, from: '09:00', to: '19:00' }],
    DE: [
      { days: MONDAY_TO_FRIDAY, from: '09:00', to: '18:00' },
      { days: [6], from: '09:00', to: '14:00' },
    ],
    IT: [
      { days: MONDAY_TO_FRIDAY, from: '09:00', to: '18:00' },
      { days: [6], from: '09:00', to: '13:00' },
    ],
  },
}

/** Days of a year on which all branches are closed, and eves on which they close early. */
const CLOSED = ['01-01', '12-25'] as const
const EVES = ['12-24', '12-31'] as const
const EVE_ENDS_AT = '17:00'

/** Returns the exceptions of two years: those of the year of an instant, and of the next. */
export function exceptionsAround(opening: readonly Opening[], now: Date) {
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  return {
    closedOn: years.flatMap((year) => CLOSED.map((day) => `${year}-${day}`)),
    special: years.flatMap((year) => EVES.flatMap((eve) => shortened(`${year}-${eve}`, opening))),
  }
}

/** Returns the hours of a day that end early; none if the branch is closed on it anyway. */
function shortened(day: string, opening: readonly Opening[]): SpecialDay[] {
  const weekday = new Date(day).getUTCDay() || 7
  const usual = opening.find(({ days }) => days.includes(weekday))
  if (usual === undefined || usual.from >= EVE_ENDS_AT) return []
  return [{ day, from: usual.from, to: usual.to < EVE_ENDS_AT ? usual.to : EVE_ENDS_AT }]
}
