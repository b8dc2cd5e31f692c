import { describe, expect, test } from 'vitest'
import { readApplicant, readBirthDate, readName } from './applicant.ts'
import { birthDateOfCurp } from './curp.ts'
import { addBusinessDays, addYears, dayOf } from '../../calendar/calendar.ts'
import { mexicanHour } from '../../calendar/mexicanHour.ts'

const reasonOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return (error as { result: { reason: string } }).result.reason
  }
  return null
}
const NOW = new Date('2026-11-27T18:00:00Z')

describe('a CURP', () => {
  test.each([
    ['PEGA080101MJCRRNA2', '2008-01-01'],
    ['RUPE081120MNLZRVA5', '2008-11-20'],
    ['TORJ071125HJCRVSA7', '2007-11-25'],
    ['LORA900514MJCPZN08', '1990-05-14'],
    ['GARL850923HDFRMS04', '1985-09-23'],
    ['CUBL780101MJCRRS04', '1978-01-01'],
    ['HEMS991231MDFRRF09', '1999-12-31'],
  ])('%s is of someone born on %s', (curp, date) => {
    expect(birthDateOfCurp(curp)).toBe(date)
  })

  test.each([
    'LORA900514MJCPZN09', // check digit
    'MOSE020229HJCRNLA0', // a day that never was
    'LORA900514MXXPZN08', // state
    'LORA900514AJCPZN08', // sex
    'LORA900514MJCAZN08', // vowel
    'LORA900514MJCPZN0',
    '',
  ])('%j is none', (curp) => {
    expect(birthDateOfCurp(curp)).toBeNull()
  })

  test('has one check digit', () => {
    const valid = Array.from('0123456789').filter((digit) => birthDateOfCurp(`LORA900514MJCPZN0${digit}`) !== null)
    expect(valid).toEqual(['8'])
  })
})

describe('a date of birth', () => {
  test.each([
    ['2008-01-01', '2026-01-01T12:00:00Z', null],
    ['2008-01-01', '2026-01-01T05:59:59Z', 'underage'], // still 31 December in Mexico City
    ['2008-01-01', '2026-01-01T06:00:00Z', null],
    ['2008-11-20', '2026-11-20T12:00:00Z', null],
    ['2008-11-20', '2026-11-19T12:00:00Z', 'underage'],
    ['2007-11-25', '2026-11-27T12:00:00Z', null],
    ['2008-02-29', '2026-02-28T18:00:00Z', 'underage'],
    ['2008-02-29', '2026-03-01T18:00:00Z', null],
    ['2026-11-28', '2026-11-28T05:59:59Z', 'future'], // still the 27th
    ['2026-11-28', '2026-11-28T06:00:00Z', 'underage'],
    ['1900-01-01', '2026-11-27T12:00:00Z', 'date'],
    ['2002-02-29', '2026-11-27T12:00:00Z', 'date'],
    ['14/05/1990', '2026-11-27T12:00:00Z', 'date'],
    ['', '2026-11-27T12:00:00Z', 'date'],
  ])('%s at %s: %s', (date, now, expected) => {
    expect(reasonOf(() => readBirthDate(date, new Date(now)))).toBe(expected)
  })
})

describe('a name', () => {
  test.each(['Ana', 'José María', 'O’Higgins', "D'Angelo", 'Núñez-Ortiz', 'Ma. Elena', 'Ng', 'Ñu'])('%s', (name) => {
    expect(readName(name, 'nombres')).toBe(name)
  })

  test.each(['A', '', 'Ana1', '<b>', 'Ana--María', '-Ana', 'Ana@', 'a'.repeat(61), '💃💃'])('%j is none', (name) => {
    expect(reasonOf(() => readName(name, 'nombres'))).toBe('name')
  })

  test('loses blanks around and within', () => {
    expect(readName('  Ana   María ', 'nombres')).toBe('Ana María')
  })
})

test('an applicant is read as typed', () => {
  const typed = {
    nombres: 'Ana',
    apellido_paterno: 'López',
    apellido_materno: ' ',
    fecha_nacimiento: '1990-05-14',
    curp: 'lora-900514 mjcpzn08',
    telefono: '+52 33 1234 5678',
    email: 'ana@hogar.example',
  }
  expect(readApplicant(typed, NOW)).toEqual({
    ...typed,
    apellido_materno: null,
    curp: 'LORA900514MJCPZN08',
    telefono: '3312345678',
  })
  expect(reasonOf(() => readApplicant({ ...typed, fecha_nacimiento: '1990-05-15' }, NOW))).toBe('curpDate')
  expect(reasonOf(() => readApplicant({ ...typed, telefono: '331234567' }, NOW))).toBe('telephone')
  expect(reasonOf(() => readApplicant({ ...typed, telefono: '+49 30 123456' }, NOW))).toBe('telephone')
  expect(reasonOf(() => readApplicant({ ...typed, email: 'ana' }, NOW))).toBe('email')
})

describe('a day in Mexico City', () => {
  test('ends at six in the morning, Greenwich time', () => {
    expect(dayOf(new Date('2026-11-28T05:59:59Z'))).toBe('2026-11-27')
    expect(dayOf(new Date('2026-11-28T06:00:00Z'))).toBe('2026-11-28')
    expect(mexicanHour('2026-11-30', 12).toISOString()).toBe('2026-11-30T18:00:00.000Z')
    expect(mexicanHour('2026-11-30', 20).toISOString()).toBe('2026-12-01T02:00:00.000Z')
    // Clocks were an hour ahead in summer until 2022.
    expect(mexicanHour('2022-07-01', 12).toISOString()).toBe('2022-07-01T17:00:00.000Z')
  })

  test.each([
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-26', 1, '2026-11-27'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-27', 3, '2026-12-02'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-11-13', 1, '2026-11-17'], // the third Monday of November is a holiday
  ])('%s and %d business days is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })

  test('is the last of February where a year has no 29th', () => {
    expect(addYears('2028-02-29', 3)).toBe('2031-02-28')
    expect(addYears('2026-11-27', 3)).toBe('2029-11-27')
  })
})
