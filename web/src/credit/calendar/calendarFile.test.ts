import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const MADE_AT = new Date('2026-11-28T01:02:03.456Z')
const EVENT = {
  id: 'credit-answer@hogar.example',
  day: '2026-11-30',
  title: 'Respuesta a tu solicitud',
  text: 'Revisa tu correo.',
  url: 'https://hogar.example/credit/request',
}
/** Reads the value of a property of a file, unfolded and without escapes. */
const valueOf = (file: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm')
    .exec(file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n'))?.[1]
    ?.replace(/\\([\\;,n])/g, (_whole, letter: string) => (letter === 'n' ? '\n' : letter))

describe('a calendar file', () => {
  it('has a whole day that leaves the calendar free', () => {
    expect(calendarFile([EVENT], MADE_AT)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Hogar//Credit//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:credit-answer@hogar.example',
        'DTSTAMP:20261128T010203Z',
        'DTSTART;VALUE=DATE:20261130',
        'SUMMARY:Respuesta a tu solicitud',
        'DESCRIPTION:Revisa tu correo.',
        'URL:https://hogar.example/credit/request',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('has an event for each day', () => {
    const file = calendarFile([EVENT, { ...EVENT, id: 'b', day: '2026-12-07' }], MADE_AT)
    expect(file.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20261130', 'DTSTART;VALUE=DATE:20261207'])
    expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  })

  it('escapes what separates values, and line ends', () => {
    const file = calendarFile([{ ...EVENT, text: 'a, b; c\\d\r\ne' }], MADE_AT)
    expect(file).toContain('\r\nDESCRIPTION:a\\, b\\; c\\\\d\\ne\r\n')
  })

  it('folds lines at 75 octets, between characters, and loses nothing (property)', () => {
    const texts = fc.array(fc.constantFrom('a', 'ñ', '–', '🏠', ',', ';', '\\', '\n', ' '), { maxLength: 200 })
    fc.assert(
      fc.property(texts, (letters) => {
        const text = letters.join('')
        const file = calendarFile([{ ...EVENT, text }], MADE_AT)
        const lines = file.split('\r\n')
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(valueOf(file, 'DESCRIPTION')).toBe(text)
      }),
    )
  })
})
