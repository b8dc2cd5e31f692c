import Big from 'big.js'
import type { CreditPayment } from './creditOffer.ts'
import { LATE_DAYS } from './limits.ts'
import { DAILY_DEFAULT_RATE } from './products.ts'

/**
 * Returns the interest on an amount that is some days late, in whole cents rounded half up. It is simple interest, and
 * never more than the amount itself.
 */
export function defaultInterestCents(lateCents: number, days: number): number {
  const interest = new Big(lateCents).times(DAILY_DEFAULT_RATE).times(days).round(0, Big.roundHalfUp).toNumber()
  return Math.min(interest, lateCents)
}

/** Returns what one payment costs more when it is a week late, in cents: its bonus, and the default interest. */
export function lateWeekCents({ amountCents, bonusCents }: CreditPayment): number {
  return bonusCents + defaultInterestCents(amountCents, LATE_DAYS)
}
