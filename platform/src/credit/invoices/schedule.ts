import type { CreditOffer } from '../creditOffer.ts'
import type { Frequency } from '../products.ts'
import { type Day, addDays, addMonths, businessDaysBefore } from '../calendar/calendar.ts'
import type { Instalment } from './instalment.ts'
import { FORTNIGHT_DAYS, PAY_BEFORE_BUSINESS_DAYS, WEEK_DAYS } from './limits.ts'

type Rhythm = Readonly<{ startedOn: Day; frequency: Frequency }>

/** Returns the payments of an offer with their due days. Nothing of them is paid. */
export function schedule(offer: CreditOffer, rhythm: Rhythm): readonly Instalment[] {
  return offer.payments.map(({ amountCents, interestCents, bonusCents, premiumCents }, at) => ({
    position: at + 1,
    dueOn: dueDay(rhythm, at + 1),
    amountCents,
    interestCents,
    bonusCents,
    premiumCents,
    paidCents: 0,
    paidOn: null,
    state: 'OPEN',
    defaultCents: 0,
    defaultOwedCents: 0,
    defaultUntil: null,
  }))
}

/** Returns the due day of a payment, counted from 1. */
export function dueDay({ startedOn, frequency }: Rhythm, position: number): Day {
  if (frequency === 'MENSUAL') return addMonths(startedOn, position)
  return addDays(startedOn, position * (frequency === 'SEMANAL' ? WEEK_DAYS : FORTNIGHT_DAYS))
}

/** Returns the day on which a payment is asked for, so that a transfer is there in time. */
export function payByDay(dueOn: Day): Day {
  return businessDaysBefore(dueOn, PAY_BEFORE_BUSINESS_DAYS)
}
