import { cleanText } from './cleanText.ts'
import { NAME_MAX_CHARACTERS, PERSON_NAME_MIN_CHARACTERS } from './limits.ts'

/** `required`: empty. `name`: other characters than letters, or too few or too many of them. */
export type PersonNameFault = 'required' | 'name'
/** `required`: empty. `date`: no date of birth. `future`: after today. `underage`: not 18 years old. */
export type BirthDateFault = 'required' | 'date' | 'future' | 'underage'

/** Complete years from which on a person can apply for credit, and the oldest age that is accepted. */
const LEGAL_AGE_YEARS = 18
const AGE_MAX_YEARS = 120
/** Words of letters, with one mark between them. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:(?:[ '’-]|\. ?)\p{L}[\p{L}\p{M}]*)*\.?$/u
const DATE = /^\d{4}-\d{2}-\d{2}$/
const CALENDAR = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Mexico_City' })

/** A name of a person on one line, with single blanks. */
export function cleanPersonName(text: string): string {
  return cleanText(text).replace(/ {2,}/g, ' ')
}

/** Returns the fault of a name in an application for credit, or null. */
export function personNameFault(text: string): PersonNameFault | null {
  const name = cleanPersonName(text)
  if (name === '') return 'required'
  const { length } = Array.from(name)
  return length >= PERSON_NAME_MIN_CHARACTERS && length <= NAME_MAX_CHARACTERS && NAME.test(name) ? null : 'name'
}

/** Returns the day of a moment in Mexico City: `2026-11-27`. */
export function mexicanDay(moment: Date): string {
  return CALENDAR.format(moment)
}

/**
 * Returns the fault of an applicant's date of birth, or null.
 * @param date date such as `1990-05-14`
 * @param today the day on which the applicant is of age, as a date
 */
export function birthDateFault(date: string, today: string): BirthDateFault | null {
  if (date === '') return 'required'
  if (!isDay(date) || later(date, AGE_MAX_YEARS) < today) return 'date'
  if (date > today) return 'future'
  // Compared as texts: someone born on 29 February comes of age on 1 March where the year has no such day.
  return later(date, LEGAL_AGE_YEARS) > today ? 'underage' : null
}

function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return DATE.test(date) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

function later(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
}
