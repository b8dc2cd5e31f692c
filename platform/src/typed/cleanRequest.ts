import { isFields } from '../parse/fields.ts'
import { ADDRESS_TEXTS, ADDRESS_TEXT_NAMES, camelName } from '../checkout/addressTexts.ts'
import { cleanEmail } from './cleanEmail.ts'
import { cleanCode, cleanLines, cleanText } from './cleanText.ts'

type Cleaner = (text: string) => string
/** Deeper than any body of a person's: addresses of an order stand at the third. */
const DEPTH_MAX = 6
const QUOTES = /["'`´‘’‚“”„«»‹›\s]/

/** Cleaners of typed input, by its field names in bodies and queries. All other fields are unchanged. */
const TYPED: Readonly<Record<string, Cleaner>> = {
  email: cleanEmail,
  username: cleanEmail,
  firstname: cleanText,
  lastname: cleanText,
  street: cleanText,
  city: cleanText,
  telephone: cleanCode,
  postcode: cleanPostcode,
  postalCode: cleanPostcode,
  ...Object.fromEntries(
    ADDRESS_TEXT_NAMES.flatMap((name) =>
      [name, camelName(name)].map((spelled) => [spelled, ADDRESS_TEXTS[name].clean]),
    ),
  ),
  coupon: cleanCoupon,
  name: cleanText,
  wishlist_name: cleanText,
  nickname: cleanText,
  title: cleanText,
  detail: cleanLines,
  message: cleanLines,
  comment: cleanLines,
}

/** A body or query with all that people type in it as they saw it. Nothing is refused here: that is for the routes. */
export function cleanRequest(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) return value
  if (Array.isArray(value)) return value.map((item) => cleanRequest(item, depth + 1))
  if (!isFields(value) || !isPlain(value)) return value
  const entries = Object.entries(value).map(([name, field]) => [name, cleanField(name, field, depth)] as const)
  return Object.fromEntries(entries)
}

/** Not the bytes of an upload, nor a stream. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function cleanField(name: string, value: unknown, depth: number): unknown {
  const clean = Object.hasOwn(TYPED, name) ? TYPED[name] : undefined
  if (clean && typeof value === 'string') return clean(value)
  if (clean && Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? clean(item) : item))
  return cleanRequest(value, depth + 1)
}

/** Returns five digits without prefixes and separators; codes of other countries keep their blanks. */
function cleanPostcode(text: string): string {
  const code = cleanCode(text)
  const digits = code.replace(/[\s.-]/g, '').replace(/^(?:cp|c[oó]digopostal|plz|cap|mex|mx|de|d|it|i)[:#]*(?=\d)/i, '')
  return /^\d{5}$/.test(digits) ? digits : code
}

function cleanCoupon(text: string): string {
  const code = cleanCode(text)
  let [start, end] = [0, code.length]
  while (start < end && QUOTES.test(code.charAt(start))) start += 1
  while (end > start && QUOTES.test(code.charAt(end - 1))) end -= 1
  return code.slice(start, end).trim()
}
