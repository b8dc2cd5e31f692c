const DAY = /^\d{4}-\d\d-\d\d(?=$|[ T])/

/** Parses a valid day, `1990-05-14`, from a text that may continue with a time; null for anything else. */
export function decodeDay(value: unknown): string | null {
  const [day] = (typeof value === 'string' && DAY.exec(value)) || []
  if (day === undefined) return null
  // JavaScript parses the 31st of February as a day of March.
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
