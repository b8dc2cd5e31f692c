import { dayInZone } from '../i18n/dayInZone.ts'

const DAY_MS = 86_400_000

/** Returns the current day of a time zone, `yyyy-mm-dd`, and the last one on which a gift card may be sent. */
export function giftCardDays(timeZone: string, daysMax: number, now: Date): Readonly<{ first: string; last: string }> {
  return { first: dayInZone(now, timeZone), last: dayInZone(now.getTime() + daysMax * DAY_MS, timeZone) }
}
