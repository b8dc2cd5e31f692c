import { NUMBER_MAX_DIGITS, NUMBER_MIN_DIGITS } from './limits.ts'

/**
 * A number as every country dials it, without the plus: `+52 33 1234-5678`, `33 1234 5678` and `523312345678` in Mexico are
 * one. Null for what is no number. A country that is not ours takes its numbers as they are.
 */
export function internationalNumber(telephone: string | null, country: string): string | null {
  const written = telephone?.replace(/[\s().-]/g, '').replace(/^00/, '+') ?? ''
  if (!/^\+?\d+$/.test(written)) return null
  const number = written.startsWith('+') ? written.slice(1) : prefixed(written, country)
  return number.length < NUMBER_MIN_DIGITS || number.length > NUMBER_MAX_DIGITS ? null : number
}

/** Digits that begin with the prefix of their country may have it already, where they are too long to be without. */
function prefixed(digits: string, country: string): string {
  switch (country) {
    case 'MX':
      return digits.length === 10 ? `52${digits}` : digits
    case 'DE':
      // The zero before an area is dialled within the country alone.
      return digits.startsWith('0') ? `49${digits.slice(1)}` : digits.startsWith('49') ? digits : `49${digits}`
    case 'IT':
      // Mobile numbers have ten digits, and some begin as the country does.
      return digits.startsWith('39') && digits.length > 10 ? digits : `39${digits}`
    default:
      return digits
  }
}
