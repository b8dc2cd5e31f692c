import { describe, expect, test } from 'vitest'
import { birthDateFault, cleanPersonName, mexicanDay, personNameFault } from './applicant.ts'
import { isSamePlace } from './samePlace.ts'

describe('a name of an applicant', () => {
  test.each(['José María', 'O’Farrill', 'de la O', 'Ma. Luisa', 'Núñez-Peña', ' Ana  Lucía ', 'Li'])(
    'is %j',
    (name) => {
      expect(personNameFault(name)).toBeNull()
    },
  )
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['A', 'name'],
    ['Ana2', 'name'],
    ['Ana--Luz', 'name'],
    ['ana@ejemplo.mx', 'name'],
    ['x'.repeat(61), 'name'],
  ])('is not %j: %s', (name, fault) => {
    expect(personNameFault(name)).toBe(fault)
  })
  test('has single blanks', () => expect(cleanPersonName('  Ana   Lucía ')).toBe('Ana Lucía'))
})

describe('a date of birth', () => {
  const TODAY = '2026-11-27'
  test.each(['2008-11-27', '1990-05-14', '1908-02-29'])('is %s', (date) => {
    expect(birthDateFault(date, TODAY)).toBeNull()
  })
  test.each([
    ['', 'required'],
    ['2008-11-28', 'underage'],
    ['2026-11-27', 'underage'],
    ['2026-11-28', 'future'],
    ['1906-11-26', 'date'],
    ['2001-02-29', 'date'],
    ['27/11/1990', 'date'],
  ])('is not %j: %s', (date, fault) => {
    expect(birthDateFault(date, TODAY)).toBe(fault)
  })
  test('of 29 February is of age on 1 March', () => {
    expect(birthDateFault('2008-02-29', '2026-02-28')).toBe('underage')
    expect(birthDateFault('2008-02-29', '2026-03-01')).toBeNull()
  })
  test('is compared with the day in Mexico City', () => {
    expect(mexicanDay(new Date('2026-11-28T05:59:00Z'))).toBe('2026-11-27')
    expect(mexicanDay(new Date('2026-11-28T06:00:00Z'))).toBe('2026-11-28')
  })
})

describe('one place', () => {
  const HOME = { postcode: '44100', street: 'AV. JUÁREZ', number: '10' }
  test('is the same in another spelling', () => {
    expect(isSamePlace(HOME, { postcode: '44100', street: 'Av Juarez', number: '10' })).toBe(true)
  })
  test.each([
    { postcode: '44100', street: 'Av. Juárez', number: '12' },
    { postcode: '44200', street: 'Av. Juárez', number: '10' },
    { postcode: '44100', street: '', number: '' },
  ])('is not %j', (place) => {
    expect(isSamePlace(HOME, place)).toBe(false)
    expect(isSamePlace(place, place)).toBe(place.street !== '')
  })
})
