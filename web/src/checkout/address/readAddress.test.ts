import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { ADDRESS_FIELDS } from './addressForm.ts'
import { readAddress } from './readAddress.ts'

const draft = {
  ...EMPTY_DETAILS.address,
  firstName: 'María',
  lastName: 'López',
  street: 'Av. Juárez',
  number: '12 B',
  suburb: 'Centro',
  postcode: '44100',
  city: 'Guadalajara',
  regionCode: 'JAL',
  telephone: '+52 33 1234 5678',
}

describe('readAddress', () => {
  it('puts street and number into one line, the suburb into the next', () => {
    expect(readAddress(draft, 'MX')).toMatchObject({
      isValid: true,
      address: { street: ['Av. Juárez 12 B', 'Centro'], telephone: '3312345678', countryCode: 'MX' },
    })
  })

  it('reads what is pasted as the gateway will, and leaves the draft as it is', () => {
    const pasted = {
      ...draft,
      lastName: 'O‘Brien\u202C',
      street: '\u200BAv. Jua\u0301rez\u00A0',
      number: '12\u00A0B',
      suburb: '\u200B',
      postcode: 'C.P. 44100',
      telephone: '\u202A045 33 1234 5678\u202C',
      taxId: 'loja-850101-ab1',
    }
    const before = { ...pasted }
    expect(readAddress(pasted, 'MX')).toMatchObject({
      isValid: true,
      address: {
        lastName: 'O‘Brien',
        street: ['Av. Juárez 12 B'],
        postcode: '44100',
        telephone: '3312345678',
        taxId: 'LOJA850101AB1',
      },
    })
    expect(pasted).toEqual(before)
  })

  it('does without a suburb', () => {
    expect(readAddress({ ...draft, suburb: ' ' }, 'MX')).toMatchObject({ address: { street: ['Av. Juárez 12 B'] } })
  })

  it.each([
    ['postcode', { postcode: '441' }, 'postcode'],
    ['postcode', { postcode: '' }, 'required'],
    ['regionCode', { regionCode: '' }, 'region'],
    ['regionCode', { regionCode: 'YUC' }, 'regionMismatch'],
    ['telephone', { telephone: '123' }, 'telephone'],
    ['street', { street: ' ' }, 'required'],
    ['street', { street: '\u200B' }, 'required'],
    ['telephone', { telephone: '0000000000' }, 'telephone'],
    ['taxId', { taxId: 'ABC' }, 'taxId'],
    ['lastName', { lastName: 'López 2' }, 'name'],
    ['number', { number: '' }, 'required'],
    ['suburb', { suburb: 'x'.repeat(121) }, 'tooLong'],
    ['firstName', { firstName: 'x'.repeat(61) }, 'tooLong'],
  ])('names the field at fault: %s', (field, change, fault) => {
    expect(readAddress({ ...draft, ...change }, 'MX')).toEqual({ isValid: false, faults: { [field]: fault } })
  })

  it('asks for no region where a country has none', () => {
    expect(readAddress({ ...draft, regionCode: '' }, 'DE').isValid).toBe(true)
  })

  it('asks for a telephone in Mexico alone, and keeps none where none was said', () => {
    expect(readAddress({ ...draft, telephone: ' ' }, 'MX')).toEqual({
      isValid: false,
      faults: { telephone: 'required' },
    })
    for (const countryCode of ['DE', 'IT']) {
      const read = readAddress({ ...draft, regionCode: '', postcode: '40125', telephone: '' }, countryCode)
      expect(read.isValid && 'telephone' in read.address).toBe(false)
      expect(read.isValid).toBe(true)
    }
  })

  it('never calls valid what it has a fault for', () => {
    const field = fc.constantFrom('', ' ', 'x', '44100', 'JAL', '3312345678', 'y'.repeat(200))
    const anyDraft = fc.record(mapFields(ADDRESS_FIELDS, () => field))
    fc.assert(
      fc.property(anyDraft, (any) => {
        const read = readAddress(any, 'MX')
        if (!read.isValid) expect(Object.keys(read.faults).length).toBeGreaterThan(0)
        else expect(read.address.street[0]).toContain(any.number.trim())
      }),
    )
  })
})
