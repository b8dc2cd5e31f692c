const DAY_MS = 86_400_000

/** Returns the current day of a time zone, `yyyy-mm-dd`, and the last one on which a gift card may be sent. */
export function giftCardDays(timeZone: string, daysMax: number, now: Date): Readonly<{ first: string; last: string }> {
  // Swedish dates are written as ISO dates are.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return { first: format.format(now), last: format.format(new Date(now.getTime() + daysMax * DAY_MS)) }
}
