import { cleanCode } from './cleanText.ts'
import { TELEPHONE_MAX_DIGITS, TELEPHONE_MIN_DIGITS } from './limits.ts'

const DRESSING = /[\s().,/\\·•–—‐‑‒−-]/g

type Plan = Readonly<{
  prefix: string
  /** Fewest digits behind the prefix: small towns have short numbers. */
  minDigits: number
  /** The number as it is dialled within the country, out of what stands behind its prefix; null for none. */
  fromAbroad: (digits: string) => string | null
  /** The same out of digits that have no plus before them; undefined for a number of another country. */
  atHome: (digits: string) => string | null | undefined
  /** The number behind its prefix, out of the national one. */
  toAbroad: (national: string) => string
}>

/** Ten digits, whose first is the area's. */
const mexican = (digits: string) => (/^[2-9]\d{9}$/.test(digits) ? digits : null)
/** Removes Mexican prefixes from before 2019: 01 for other areas, 044 and 045 for mobiles, 1 for mobiles from abroad. */
const withoutOldPrefix = (digits: string) => digits.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '')

const PLANS: Readonly<Record<string, Plan>> = {
  MX: {
    prefix: '52',
    minDigits: 10,
    fromAbroad: (digits) => mexican(withoutOldPrefix(digits)),
    atHome: (digits) => {
      if (digits.length <= 10 || digits.startsWith('0')) return mexican(withoutOldPrefix(digits))
      return digits.startsWith('52') ? mexican(withoutOldPrefix(digits.slice(2))) : undefined
    },
    toAbroad: (national) => national,
  },
  DE: {
    prefix: '49',
    minDigits: 7,
    // Many write the zero that is dialled at home alone as well: +49 (0)30.
    fromAbroad: (digits) => `0${digits.replace(/^0/, '')}`,
    atHome: (digits) => {
      if (digits.startsWith('49')) return `0${digits.slice(2).replace(/^0/, '')}`
      return digits.startsWith('0') ? digits : `0${digits}`
    },
    toAbroad: (national) => national.slice(1),
  },
  IT: {
    prefix: '39',
    minDigits: 6,
    fromAbroad: (digits) => digits,
    // Mobile numbers have ten digits, and some begin as the country does.
    atHome: (digits) => (digits.startsWith('39') && digits.length > 10 ? digits.slice(2) : digits),
    toAbroad: (national) => national,
  },
}

/** A number without what is written around and between its digits; what begins with 00 begins with a plus. */
export function bareTelephone(text: string): string {
  return cleanCode(text)
    .replace(/^(?:tel|callto|sms):(?:\/\/)?/i, '')
    .replace(DRESSING, '')
    .replace(/^00/, '+')
}

/**
 * Reads a telephone number as people type and paste it, for an address in a country. Returns the one shape that is stored:
 * a number of that country as it is dialled there (ten digits in Mexico), any other as `+` and its digits. Null for what
 * is no number: fewer digits than its country has (10 with the prefix where the country is none of ours) or more than 15,
 * letters, one digit all along.
 */
export function cleanTelephone(text: string, countryCode: string): string | null {
  const bare = bareTelephone(text)
  if (!/^\+?\d+$/.test(bare)) return null
  const home = PLANS[countryCode]
  const digits = bare.replace(/^\+/, '')
  const dialled = bare === digits ? home?.atHome(digits) : undefined
  if (home && dialled !== undefined) return storedAtHome(dialled, home)
  const plan = Object.values(PLANS).find(({ prefix }) => digits.startsWith(prefix))
  const national = plan ? plan.fromAbroad(digits.slice(plan.prefix.length)) : digits
  if (plan === home && plan) return storedAtHome(national, plan)
  if (national === null) return null
  const number = plan ? plan.prefix + plan.toAbroad(national) : digits
  return isLong(number, plan) && !number.startsWith('0') && isReal(number) ? `+${number}` : null
}

function storedAtHome(national: string | null, plan: Plan): string | null {
  return national !== null && isLong(plan.prefix + plan.toAbroad(national), plan) && isReal(national) ? national : null
}

function isLong(digits: string, plan: Plan | undefined): boolean {
  const min = plan ? plan.prefix.length + plan.minDigits : TELEPHONE_MIN_DIGITS
  return digits.length >= min && digits.length <= TELEPHONE_MAX_DIGITS
}

/** Returns false for placeholders: numbers that repeat one digit. */
function isReal(digits: string): boolean {
  return !/^0?(\d)\1+$/.test(digits)
}
