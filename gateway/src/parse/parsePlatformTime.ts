/** Parses a platform's time, `2026-02-02 09:00:00` in UTC or ISO 8601; null if invalid. */
export function parsePlatformTime(text: string | null): Date | null {
  if (text === null) return null
  const isBare = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
  const time = new Date(isBare ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(time.getTime()) ? null : time
}
