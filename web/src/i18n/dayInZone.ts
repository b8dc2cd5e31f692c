/** Returns the day of a moment in a time zone: `2026-11-30`. Throws a RangeError for a moment that is none. */
export function dayInZone(moment: Date | number, timeZone: string): string {
  // Swedish dates are written as ISO dates are.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}
