import { cleanCode } from '../typed/cleanText.ts'
import { NUMBER_MAX_DIGITS, NUMBER_MIN_DIGITS } from './limits.ts'

const SCHEME = /^(?:tel|callto|sms):(?:\/\/)?/i
const DRESSING = /[\s().,/\\·•–—‐‑‒−-]/g

/**
 * A number as every country dials it, without the plus: `+52 33 1234-5678`, `044 33 1234 5678` and `523312345678` in Mexico
 * are one. Null for an invalid number. Numbers of countries without a store are taken as they are.
 */
export function internationalNumber(telephone: string | null, country: string): string | null {
  const written = bareNumber(telephone ?? '')
  if (!/^\+?\d+$/.test(written)) return null
  const number = written.startsWith('+') ? fromAbroad(written.slice(1)) : prefixed(written, country)
  if (number === null || number.length < NUMBER_MIN_DIGITS || number.length > NUMBER_MAX_DIGITS) return null
  return /^(?:52|49|39)?0?(\d)\1+$/.test(number) ? null : number
}

/** The digits of a number, with the plus where it has one before them. */
export function bareNumber(telephone: string): string {
  return cleanCode(telephone).replace(SCHEME, '').replace(DRESSING, '').replace(/^00/, '+')
}

function fromAbroad(digits: string): string | null {
  if (digits.startsWith('52')) return mexican(digits.slice(2))
  // Many write the zero that is dialled at home alone as well: +49 (0)30.
  return digits.startsWith('490') ? `49${digits.slice(3)}` : digits
}

/** Digits that begin with the prefix of their country may have it already, where they are too long to be without. */
function prefixed(digits: string, country: string): string | null {
  switch (country) {
    case 'MX':
      if (digits.length <= 10 || digits.startsWith('0')) return mexican(digits)
      return digits.startsWith('52') ? mexican(digits.slice(2)) : digits
    case 'DE':
      // The zero before an area is dialled within the country alone.
      if (digits.startsWith('0')) return `49${digits.slice(1)}`
      return digits.startsWith('49') ? fromAbroad(digits) : `49${digits}`
    case 'IT':
      // Mobile numbers have ten digits, and some begin as the country does.
      return digits.startsWith('39') && digits.length > 10 ? digits : `39${digits}`
    default:
      return digits
  }
}

/** Ten digits, whose first is the area's: before 2019 01, 044, 045 and 1 were dialled before them. */
function mexican(digits: string): string | null {
  const number = digits.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(number) ? `52${number}` : null
}
