import { textOf } from '../../parse/fields.ts'

export type ImportedMoney = Readonly<{
  /** Null for none, or for one that cannot be read. */
  amount: number | null
  reading: 'plain' | 'rewritten' | 'missing' | 'unreadable'
}>

const MISSING: ImportedMoney = { amount: null, reading: 'missing' }
const UNREADABLE: ImportedMoney = { amount: null, reading: 'unreadable' }
/** A currency's sign, or its code, before or behind the digits. */
const CURRENCY = String.raw`(?:\p{Sc}|\p{L}{1,3}\.?\p{Sc}?)`
const WITH_CURRENCY = new RegExp(String.raw`^${CURRENCY}?\s*(\d[\d.,'’\s]*?)\s*${CURRENCY}?$`, 'u')

/**
 * Reads an amount as exports write it: a number, plain digits, or digits with separators and a currency. Of two kinds
 * of separators the last one is the decimal point; a comma or point before exactly three digits parts thousands, but
 * for a single point: machines write decimals with it. Negative amounts cannot be read.
 */
export function importedMoney(value: unknown): ImportedMoney {
  if (value === null || value === undefined || value === '' || value === false) return MISSING
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? plain(value) : UNREADABLE
  const text = textOf(value)
  if (text === null) return typeof value === 'string' ? MISSING : UNREADABLE
  if (/^\d+(\.\d+)?$|^\.\d+$/.test(text)) return plain(Number(text))
  const digits = WITH_CURRENCY.exec(text)?.[1]?.replaceAll(/['’\s]/g, '')
  const amount = digits === undefined ? null : separated(digits)
  return amount === null ? UNREADABLE : { amount, reading: 'rewritten' }
}

function plain(amount: number): ImportedMoney {
  return { amount, reading: 'plain' }
}

function separated(digits: string): number | null {
  const point = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (point !== -1 && comma !== -1) return point > comma ? parted(digits, ',', '.') : parted(digits, '.', ',')
  if (comma !== -1) return isParted(digits, ',') ? parted(digits, ',', '.') : parted(digits, '.', ',')
  if (digits.indexOf('.') !== point) return parted(digits, '.', ',')
  return parted(digits, ',', '.')
}

function isParted(digits: string, separator: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(\\${separator}\\d{3})+$`).test(digits)
}

function parted(digits: string, thousands: string, decimal: string): number | null {
  const [whole = '', fraction, ...more] = digits.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return null
  if (!/^\d+$/.test(whole) && !isParted(whole, thousands)) return null
  return Number(`${whole.replaceAll(thousands, '')}.${fraction ?? ''}0`)
}
