import { isEmail } from '../../../typed/isEmail.ts'
import { internationalNumber } from '../../../telephones/internationalNumber.ts'
import { cleanText } from '../../../typed/cleanText.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import { AGE_MAX_YEARS, LEGAL_AGE_YEARS, NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from '../limits.ts'
import type { Applicant } from '../personalFields.ts'
import { birthDateOfCurp, cleanCurp } from './curp.ts'
import { addYears, dayOf, isCalendarDay } from '../../calendar/calendar.ts'

/** Words of letters, with one mark between them. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:(?:[ '’-]|\. ?)\p{L}[\p{L}\p{M}]*)*\.?$/u
/** Ten digits after the prefix of the country. */
const MEXICAN_NUMBER = /^52\d{10}$/

export type TypedNames = Readonly<{ nombres?: string; apellido_paterno?: string; apellido_materno?: string }>
export type TypedApplicant = TypedNames &
  Readonly<{ fecha_nacimiento?: string; curp?: string; telefono?: string; email?: string }>

/**
 * Reads an applicant as typed.
 * @throws PlatformError 400 with the first fault: `name`, `date`, `future`, `underage`, `curp`, `curpDate`, `telephone`,
 * `email`.
 */
export function readApplicant(typed: TypedApplicant, now: Date): Applicant {
  const names = readNames(typed)
  const fecha_nacimiento = readBirthDate(typed.fecha_nacimiento ?? '', now)
  const curp = readCurp(typed.curp ?? '')
  if (birthDateOfCurp(curp) !== fecha_nacimiento)
    throw fieldRefusal({ reason: 'curpDate', field: 'curp', message: 'The CURP has another date of birth' })
  const telefono = readTelephone(typed.telefono ?? '')
  const email = typed.email ?? ''
  if (!isEmail(email)) throw fieldRefusal({ reason: 'email', field: 'email', message: 'email is not an address' })
  return { ...names, fecha_nacimiento, curp, telefono, email }
}

/** Reads the names of a person. @throws PlatformError 400 `name`. The mother's name is optional. */
export function readNames({ nombres = '', apellido_paterno = '', apellido_materno = '' }: TypedNames) {
  const mother = apellido_materno.trim() === '' ? null : readName(apellido_materno, 'apellido_materno')
  return {
    nombres: readName(nombres, 'nombres'),
    apellido_paterno: readName(apellido_paterno, 'apellido_paterno'),
    apellido_materno: mother,
  }
}

/** Reads a name. @throws PlatformError 400 `name` for anything but letters. */
export function readName(typed: string, field: string): string {
  const name = cleanText(typed).replace(/ {2,}/g, ' ')
  const { length } = Array.from(name)
  if (length >= NAME_MIN_CHARACTERS && length <= NAME_MAX_CHARACTERS && NAME.test(name)) return name
  const message = `${field} has ${NAME_MIN_CHARACTERS} to ${NAME_MAX_CHARACTERS} letters`
  throw fieldRefusal({ reason: 'name', field, message })
}

/** Reads a Mexican telephone as ten digits. @throws PlatformError 400 `telephone`. */
export function readTelephone(typed: string): string {
  const number = internationalNumber(typed, 'MX')
  if (number !== null && MEXICAN_NUMBER.test(number)) return number.slice('52'.length)
  throw fieldRefusal({ reason: 'telephone', field: 'telefono', message: 'telefono has 10 digits' })
}

/** Reads a CURP. @throws PlatformError 400 `curp` for a wrong form or check digit. */
export function readCurp(typed: string): string {
  const curp = cleanCurp(typed)
  if (birthDateOfCurp(curp) !== null) return curp
  throw fieldRefusal({ reason: 'curp', field: 'curp', message: 'curp is not a valid CURP' })
}

/**
 * Reads the date of birth of a person of legal age, by the calendar of Mexico City.
 * @throws PlatformError 400 `date`, `future` or `underage`.
 */
export function readBirthDate(date: string, now: Date): string {
  const field = 'fecha_nacimiento'
  const today = dayOf(now)
  if (!isCalendarDay(date) || addYears(date, AGE_MAX_YEARS) < today)
    throw fieldRefusal({ reason: 'date', field, message: `${field} is not a date of birth` })
  if (date > today) throw fieldRefusal({ reason: 'future', field, message: `${field} is in the future` })
  // Compared as texts: someone born on 29 February comes of age on 1 March where the year has no such day.
  const ofAge = `${Number(date.slice(0, 4)) + LEGAL_AGE_YEARS}${date.slice(4)}`
  if (ofAge > today)
    throw fieldRefusal({ reason: 'underage', field, message: `Applicants are at least ${LEGAL_AGE_YEARS} years old` })
  return date
}
