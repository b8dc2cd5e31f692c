import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
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
      address: { street: ['Av. Juárez 12 B', 'Centro'], telephone: '523312345678', countryCode: 'MX' },
    })
  })

  it('does without a suburb', () => {
    expect(readAddress({ ...draft, suburb: ' ' }, 'MX')).toMatchObject({ address: { street: ['Av. Juárez 12 B'] } })
  })

  it.each([
    ['postcode', { postcode: '441' }, 'postcode'],
    ['postcode', { postcode: '' }, 'required'],
    ['regionCode', { regionCode: '' }, 'region'],
    ['telephone', { telephone: '123' }, 'telephone'],
    ['street', { street: ' ' }, 'required'],
    ['number', { number: '' }, 'required'],
    ['suburb', { suburb: 'x'.repeat(121) }, 'tooLong'],
    ['firstName', { firstName: 'x'.repeat(61) }, 'tooLong'],
  ])('names the field at fault: %s', (field, change, fault) => {
    expect(readAddress({ ...draft, ...change }, 'MX')).toEqual({ isValid: false, faults: { [field]: fault } })
  })

  it('asks for no region where a country has none', () => {
    expect(readAddress({ ...draft, regionCode: '' }, 'DE').isValid).toBe(true)
  })

  it('never calls valid what it has a fault for', () => {
    const field = fc.constantFrom('', ' ', 'x', '44100', 'JAL', '3312345678', 'y'.repeat(200))
    const anyDraft = fc.record({
      firstName: field,
      lastName: field,
      mothersName: field,
      street: field,
      number: field,
      suburb: field,
      postcode: field,
      city: field,
      regionCode: field,
      telephone: field,
      company: field,
      taxId: field,
      crossStreet: field,
    })
    fc.assert(
      fc.property(anyDraft, (any) => {
        const read = readAddress(any, 'MX')
        if (!read.isValid) expect(Object.keys(read.faults).length).toBeGreaterThan(0)
        else expect(read.address.street[0]).toContain(any.number.trim())
      }),
    )
  })
})
