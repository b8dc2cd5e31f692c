import { cleanCode } from '../../../typed/cleanText.ts'
import { isCalendarDay } from '../../calendar/calendar.ts'

/** Initials, date of birth, sex, state, consonants, a mark of the century, and the check digit. */
const CURP =
  /^[A-Z]{4}(\d{2})(\d{2})(\d{2})[HMX](?:AS|BC|BS|CC|CH|CL|CM|CS|DF|DG|GR|GT|HG|JC|MC|MN|MS|NE|NL|NT|OC|PL|QR|QT|SL|SP|SR|TC|TL|TS|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}([A-Z\d])(\d)$/
/** Characters in the order of their values in the check digit. */
const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
/** Weight of the first character; each later one weighs one less. */
const FIRST_WEIGHT = 18

/** Returns a personal key (CURP) in capitals, without blanks and hyphens. */
export function cleanCurp(text: string): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(/[\s.-]/g, '')
}

/** Returns the date of birth in a personal key, `yyyy-mm-dd`; null for a wrong form, date or check digit. */
export function birthDateOfCurp(curp: string): string | null {
  const [, year = '', month = '', day = '', mark = '', check = ''] = CURP.exec(curp) ?? []
  // A digit for births before 2000, a letter since.
  const date = `${/\d/.test(mark) ? '19' : '20'}${year}-${month}-${day}`
  return isCalendarDay(date) && Number(check) === checkDigit(curp) ? date : null
}

function checkDigit(curp: string): number {
  const sum = Array.from(curp.slice(0, -1)).reduce(
    (total, character, at) => total + VALUES.indexOf(character) * (FIRST_WEIGHT - at),
    0,
  )
  return (10 - (sum % 10)) % 10
}
