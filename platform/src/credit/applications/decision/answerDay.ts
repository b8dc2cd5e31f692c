import Big from 'big.js'
import { addBusinessDays, dayOf } from '../../calendar/calendar.ts'
import { mexicanHour } from '../../calendar/mexicanHour.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { ANSWER_HOUR, ONE_DAY_MAX_MXN, TWO_DAYS_MAX_MXN } from '../limits.ts'

/** Returns when an application that is sent now is answered: at noon, one to three business days later. */
export function answerBefore(now: Date, amount: Big | string): Date {
  const pesos = new Big(amount)
  const days = pesos.lte(ONE_DAY_MAX_MXN) ? 1 : pesos.lte(TWO_DAYS_MAX_MXN) ? 2 : 3
  return mexicanHour(addBusinessDays(dayOf(now), days), ANSWER_HOUR)
}

/** Returns when an application that is sent now is decided: when it is answered, or now on a platform that decides at once. */
export function decidedAt(
  { decidesAtOnce = false }: Pick<ApplicationParts, 'decidesAtOnce'>,
  now: Date,
  amount: Big,
): Date {
  return decidesAtOnce ? now : answerBefore(now, amount)
}
