import { bareNumber, internationalNumber } from './internationalNumber.ts'

/** The prefix of a country, and what is dialled in its place within it. */
const AT_HOME: Readonly<Record<string, readonly [prefix: string, instead: string]>> = {
  MX: ['52', ''],
  DE: ['49', '0'],
  IT: ['39', ''],
}

/**
 * The one shape in which an address keeps a number, however it was written: that of its own country as it is dialled there
 * (ten digits in Mexico), any other as `+` and its digits. What is no number is kept as it is.
 */
export function storedTelephone(telephone: string | null, country: string | null): string | null {
  const number = internationalNumber(telephone, country ?? '')
  if (telephone === null || number === null) return telephone
  const [prefix, instead] = AT_HOME[country ?? ''] ?? []
  if (prefix === undefined) return bareNumber(telephone)
  return number.startsWith(prefix) ? `${instead}${number.slice(prefix.length)}` : `+${number}`
}
