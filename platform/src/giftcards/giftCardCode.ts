import { createHash, randomBytes } from 'node:crypto'
import { GIFT_CARD_CODE_GROUP, GIFT_CARD_CODE_SYMBOLS } from './limits.ts'

/** 32 symbols without those that are mistaken for others: I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MISTAKEN: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }
const GROUPS = new RegExp(`.{${GIFT_CARD_CODE_GROUP}}(?=.)`, 'g')

/** Returns a new code in groups, `7K2M-…`: 100 random bits. */
export function newGiftCardCode(): string {
  const symbols = [...randomBytes(GIFT_CARD_CODE_SYMBOLS)].map((byte) => SYMBOLS[byte % SYMBOLS.length])
  return symbols.join('').replace(GROUPS, '$&-')
}

/** Returns the hash of a code as a person typed it: in any case, with or without hyphens. Null for a text that is none. */
export function hashOfGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '').replace(/[ILO]/g, (symbol) => MISTAKEN[symbol] ?? symbol) // prettier-ignore
  if (code.length !== GIFT_CARD_CODE_SYMBOLS) return null
  return createHash('sha256').update(`gift-card:${code}`).digest('base64url')
}
