import { cleanCode } from './cleanText.ts'

/** A tax number in capitals, without its label, blanks, dots and hyphens. */
export function cleanTaxId(text: string): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(/[\s.‐‑–—-]/g, '')
    .replace(/^(?:RFC:)+/, '')
    .normalize('NFC')
}

const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/
/** Of the years that two digits may mean, one is a leap year where they can be divided by four. */
const SOME_CENTURY = 2000

/**
 * True for what has the form of a Mexican tax number (RFC): three letters for a company or four for a person, a day that
 * there was, and three characters that the tax office adds. The general ones for the public and for foreigners are among them.
 */
export function isRfc(text: string): boolean {
  const [, year, month, day] = RFC.exec(text) ?? []
  const date = new Date(Date.UTC(SOME_CENTURY + Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}
