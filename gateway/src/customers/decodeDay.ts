const DAY = /^\d{4}-\d\d-\d\d(?=$|[ T])/

/** A day that there is, `1990-05-14`, out of a text that may say a time after it; null for anything else. */
export function decodeDay(value: unknown): string | null {
  const [day] = (typeof value === 'string' && DAY.exec(value)) || []
  if (day === undefined) return null
  // JavaScript reads the 31st of February as a day of March.
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
