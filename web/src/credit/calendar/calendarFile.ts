/** Whole day of a calendar, such as a due date. */
export type CalendarEvent = Readonly<{
  /** Identifies the event among all others; importing it again replaces it. */
  id: string
  /** Date: `2026-11-30`. */
  day: string
  title: string
  text: string
  /** Absolute address of a page about it. */
  url: string
}>

/** RFC 5545, 3.1: octets of a line, without its end. */
const LINE_MAX_OCTETS = 75
const LINE_END = '\r\n'

/**
 * Returns an iCalendar file (RFC 5545) with events that last a day and leave it free. `madeAt` lets calendars tell a newer
 * version of an event from an older one.
 */
export function calendarFile(events: readonly CalendarEvent[], madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hogar//Credit//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ id, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}${LINE_END}`).join('')
}

/** Escapes a value of type TEXT: RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds a line between characters, never inside one: each continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const more = encoder.encode(character).length
    const isFull = octets + more > LINE_MAX_OCTETS
    text += isFull ? `${LINE_END} ${character}` : character
    octets = isFull ? 1 + more : octets + more
  }
  return text
}
