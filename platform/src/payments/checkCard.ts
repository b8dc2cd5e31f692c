import { luhnDigit } from '../money/luhnDigit.ts'

/** A card as it is typed in. It is looked at and forgotten: nothing of it is stored or logged. */
export type Card = Readonly<{ number: string; expiry: string; code: string; holder: string }>

export type CardField = keyof Card

export type CardVerdict =
  | Readonly<{ kind: 'faulty'; fields: readonly CardField[] }>
  | Readonly<{ kind: 'refused'; reason: 'declined' | 'funds' }>
  | Readonly<{ kind: 'accepted' }>

/** Test card numbers that are refused; any other valid number is accepted. */
const REFUSED_NUMBERS: Readonly<Record<string, 'declined' | 'funds'>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'funds',
}

/**
 * Simulates the answer of a card's bank, for demonstration shops. `today`, `yyyy-mm-dd` by the clocks of the shop, decides
 * whether the card has expired.
 */
export function checkCard(card: Card, today: string): CardVerdict {
  const number = card.number.replace(/[\s-]/g, '')
  const checks: readonly (readonly [CardField, boolean])[] = [
    ['number', /^\d{13,19}$/.test(number) && luhnDigit(number.slice(0, -1)) === Number(number.at(-1))],
    ['expiry', isValidUntil(card.expiry, today)],
    ['code', /^\d{3,4}$/.test(card.code.trim())],
    ['holder', card.holder.trim() !== ''],
  ]
  const fields = checks.filter(([, isRight]) => !isRight).map(([field]) => field)
  if (fields.length > 0) return { kind: 'faulty', fields }
  const reason = REFUSED_NUMBERS[number]
  return reason === undefined ? { kind: 'accepted' } : { kind: 'refused', reason }
}

/** `MM/YY`: a card is good to the end of its month. */
function isValidUntil(expiry: string, today: string): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return false
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const months = (Number(year) - (thisYear % 100)) * 12 + Number(month) - thisMonth
  return months >= 0 && months <= 20 * 12
}
