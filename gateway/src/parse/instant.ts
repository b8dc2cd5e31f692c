/** Parses a time to ISO text. Platforms send `2026-11-20 10:30:00` in UTC, or an ISO date; null for anything else. */
export function instant(text: string | null): string | null {
  if (text === null) return null
  const time = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
