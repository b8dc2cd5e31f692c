import { bareNumber, internationalNumber } from './internationalNumber.ts'

/** Country prefix, and the digits dialled instead of it within the country. */
const AT_HOME: ReadonlyMap<string, readonly [prefix: string, instead: string]> = new Map([
  ['MX', ['52', '']],
  ['DE', ['49', '0']],
  ['IT', ['39', '']],
])

/**
 * Returns the stored form of an address's number: a number of its own country as it is dialled there (ten digits in
 * Mexico), any other as `+` and its digits. An invalid number is stored unchanged.
 */
export function storedTelephone(telephone: string | null, country: string | null): string | null {
  const number = internationalNumber(telephone, country ?? '')
  if (telephone === null || number === null) return telephone
  const [prefix, instead] = AT_HOME.get(country ?? '') ?? []
  if (prefix === undefined) return bareNumber(telephone)
  return number.startsWith(prefix) ? `${instead}${number.slice(prefix.length)}` : `+${number}`
}
