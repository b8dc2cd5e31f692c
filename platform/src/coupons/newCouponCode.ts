import { randomInt } from 'node:crypto'
import { COUPON_CODE_LENGTH } from './limits.ts'

/** No I, L, O, U, 0 or 1: read aloud or off paper, nothing is taken for something else, nor for a word. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Returns a new random code such as `CLUB-7K3QW9RD`. */
export function newCouponCode(word: string): string {
  const chance = Array.from({ length: COUPON_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${word}-${chance.join('')}`
}
