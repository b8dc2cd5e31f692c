import { cleanCode } from './cleanText.ts'

/** Initials, date of birth, sex, state, consonants, a mark of the century, and the check digit. */
const CURP =
  /^[A-Z]{4}(\d{2})(\d{2})(\d{2})[HMX](AS|BC|BS|CC|CH|CL|CM|CS|DF|DG|GR|GT|HG|JC|MC|MN|MS|NE|NL|NT|OC|PL|QR|QT|SL|SP|SR|TC|TL|TS|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}([A-Z\d])(\d)$/
/** Characters in the order of their values in the check digit. */
const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
/** Weight of the first character; each later one weighs one less. */
const FIRST_WEIGHT = 18

/** `curp`: no CURP, or a wrong check digit. `curpDate`: a CURP of another date of birth. */
export type CurpFault = 'curp' | 'curpDate'

/** The Mexican personal key (CURP) in capitals, without blanks and hyphens. */
export function cleanCurp(text: string): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(/[\s.‐‑–—-]/g, '')
}

/**
 * Returns the fault of a CURP, or null.
 * @param birthDate date of birth that it must have, as `1990-05-14`; omitted, any.
 */
export function curpFault(curp: string, birthDate?: string): CurpFault | null {
  const born = birthDateOf(curp)
  if (born === null || Number(curp.at(-1)) !== checkDigit(curp)) return 'curp'
  return birthDate === undefined || birthDate === born ? null : 'curpDate'
}

/** Returns the date of birth in a CURP; null if it has not the form of one, or names a day that there was not. */
function birthDateOf(curp: string): string | null {
  const [, year = '', month = '', day = '', , mark = ''] = CURP.exec(curp) ?? []
  // A digit for births before 2000, a letter since.
  const date = `${/\d/.test(mark) ? '19' : '20'}${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null
}

function checkDigit(curp: string): number {
  const products = Array.from(curp.slice(0, -1)).map((character, at) => VALUES.indexOf(character) * (FIRST_WEIGHT - at))
  return (10 - (products.reduce((sum, product) => sum + product, 0) % 10)) % 10
}
