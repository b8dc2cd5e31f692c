import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressSchema, emailSchema, storedAddressSchema, telephoneSchema } from './address.ts'

const address = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10', ''],
  city: 'Guadalajara',
  regionCode: 'JAL',
  postcode: '44100',
  countryCode: 'MX',
  telephone: '+52 (33) 1234-5678',
}

function faults(input: unknown): readonly string[] {
  const result = v.safeParse(addressSchema, input)
  return (result.issues ?? []).map(
    (issue) => `${issue.path?.map((step) => String(step.key)).join('.')} ${issue.message}`,
  )
}

describe('addressSchema', () => {
  it('trims, drops empty lines, and takes the dressing off a telephone number', () => {
    expect(v.parse(addressSchema, { ...address, firstName: ' Ana ', company: '' })).toMatchObject({
      firstName: 'Ana',
      street: ['Av. Juárez 10'],
      telephone: '3312345678',
      company: undefined,
    })
  })

  it('names every field at fault, and how', () => {
    expect(
      faults({ ...address, firstName: ' ', street: [''], postcode: '4410', telephone: '123', regionCode: 'XXX' }),
    ).toEqual([
      'firstName required',
      'street required',
      'postcode postcode',
      'telephone telephone',
      'regionCode region',
    ])
  })

  it.each([undefined, null, '', '  '])('takes an address without a mother’s surname: %j', (mothersName) => {
    expect(v.parse(addressSchema, { ...address, mothersName }).mothersName).toBeUndefined()
  })

  it.each(['Núñez', 'O’Brien', 'de la Paz', ' Gómez-Ríos '])('takes the surname %s', (mothersName) => {
    expect(v.parse(addressSchema, { ...address, mothersName }).mothersName).toBe(mothersName.trim())
  })

  it.each(['Paz 2', '-', '<b>Paz</b>', 'Paz@example'])('takes letters alone for one, not %s', (mothersName) => {
    expect(faults({ ...address, mothersName })).toContain('mothersName name')
  })

  it('asks for a state in Mexico alone', () => {
    expect(faults({ ...address, regionCode: undefined })).toEqual(['regionCode region'])
    expect(faults({ ...address, regionCode: undefined, countryCode: 'DE' })).toEqual([])
  })

  it.each([
    ['44100', 'YUC'],
    ['06000', 'JAL'],
  ])('refuses the code %s of another state than %s in Mexico', (postcode, regionCode) => {
    expect(faults({ ...address, postcode, regionCode })).toEqual(['regionCode regionMismatch'])
    expect(faults({ ...address, postcode, regionCode, countryCode: 'DE' })).toEqual([])
  })

  it('takes every state for a code that no state has, and names an unknown state once', () => {
    expect(faults({ ...address, postcode: '18000', regionCode: 'YUC' })).toEqual([])
    expect(faults({ ...address, regionCode: 'XXX' })).toEqual(['regionCode region'])
  })

  it('takes the province of an Italian address from its code, and another one alone if there is such a one', () => {
    const italian = { ...address, countryCode: 'IT', postcode: '40125', telephone: '051 123 4567' }
    const regionOf = (regionCode?: string) => v.parse(addressSchema, { ...italian, regionCode }).regionCode
    expect([regionOf(), regionOf('MO')]).toEqual(['BO', 'MO'])
    expect(faults({ ...italian, regionCode: 'XX' })).toEqual(['regionCode region'])
    expect(faults({ ...italian, postcode: '09010', regionCode: undefined })).toEqual([])
  })

  it('bounds what it takes', () => {
    expect(faults({ ...address, city: 'x'.repeat(81), street: ['a', 'b', 'c'] })).toEqual([
      'street tooLong',
      'city tooLong',
    ])
    expect(faults({ ...address, crossStreet: 'x'.repeat(81) })).toEqual(['crossStreet tooLong'])
    expect(faults({ ...address, crossStreet: 'x'.repeat(80) })).toEqual([])
    expect(faults({ ...address, mothersName: 'x'.repeat(61) })).toEqual(['mothersName tooLong'])
    expect(faults({ ...address, mothersName: 'x'.repeat(60) })).toEqual([])
    expect(faults({ ...address, countryCode: 'US' })).toContain('countryCode country')
  })
})

describe('one rule for names', () => {
  it.each([
    'D´Angelo',
    'O‘Brien',
    'O’Brien',
    "O'Brien",
    'Jean‑Luc',
    'Mª José',
    'J. R.',
    'Ana & Luis',
    'Nguyễn',
    '李',
    'علی‌رضا',
  ])('takes %s in an address as in an account', (firstName) =>
    expect(v.parse(addressSchema, { ...address, firstName, lastName: firstName }).firstName).toBe(firstName),
  )
  it.each(['1234', 'Ana2', 'Ana <b>', '.-', 'ana@example.mx'])('refuses %s in both', (firstName) => {
    expect(faults({ ...address, firstName })).toContain('firstName name')
    expect(faults({ ...address, lastName: firstName })).toContain('lastName name')
  })
})

describe('an address as it is pasted', () => {
  const pasted = {
    ...address,
    firstName: '\u200BAna\u00A0 ',
    street: ['\uFEFFAv. Jua\u0301rez\u00A010', '\u200B'],
    city: 'Guadalajara\u200E',
    postcode: 'C.P. ４４１００',
    telephone: '\u202A+52 33 1234 5678\u202C',
    taxId: 'loja-850101 ab1',
    crossStreet: ' \u200B',
  }

  it('has one shape, which is read again as it is', () => {
    const parsed = v.parse(addressSchema, pasted)
    expect(parsed).toMatchObject({
      firstName: 'Ana',
      street: ['Av. Juárez 10'],
      city: 'Guadalajara',
      postcode: '44100',
      telephone: '3312345678',
      taxId: 'LOJA850101AB1',
      crossStreet: undefined,
    })
    expect(v.parse(addressSchema, parsed)).toEqual(parsed)
    expect(v.parse(storedAddressSchema, parsed)).toEqual(parsed)
  })

  it('has a Mexican tax number in Mexico, and any elsewhere', () => {
    expect(faults({ ...address, taxId: 'ABC123' })).toEqual(['taxId taxId'])
    expect(faults({ ...address, taxId: 'x'.repeat(21) })).toEqual(['taxId tooLong'])
    expect(faults({ ...address, taxId: ' ' })).toEqual([])
    const abroad = { ...address, regionCode: undefined, telephone: '030/1234567', countryCode: 'DE' }
    expect(v.parse(addressSchema, { ...abroad, taxId: 'de 123 456 789' }).taxId).toBe('DE123456789')
  })

  it('says once that a telephone is missing or too long', () => {
    expect(faults({ ...address, telephone: '' })).toEqual(['telephone required'])
    expect(faults({ ...address, telephone: '3'.repeat(61) })).toEqual(['telephone telephone'])
  })

  it('takes an address without a telephone in Germany and Italy, and in Mexico none', () => {
    const abroad = { ...address, regionCode: undefined }
    for (const telephone of ['', ' ', null, undefined]) {
      expect(faults({ ...address, telephone })).toEqual(['telephone required'])
      for (const countryCode of ['DE', 'IT'])
        expect('telephone' in v.parse(addressSchema, { ...abroad, countryCode, telephone })).toBe(false)
    }
    expect(faults({ ...abroad, countryCode: 'DE', telephone: '12' })).toEqual(['telephone telephone'])
    const kept = v.parse(addressSchema, { ...abroad, countryCode: 'DE', telephone: undefined })
    expect(v.parse(storedAddressSchema, kept)).toEqual(kept)
  })

  it('is kept where a rule has become stricter since', () => {
    const kept = { ...v.parse(addressSchema, address), taxId: 'ABC123', firstName: 'Recepción 2' }
    expect(v.parse(storedAddressSchema, kept)).toMatchObject({ taxId: 'ABC123', firstName: 'Recepción 2' })
  })
})

describe('telephoneSchema and emailSchema', () => {
  it.each(['3312345678', '33 1234 5678', '+493012345678'])('takes %s', (value) => {
    expect(v.is(telephoneSchema('MX'), value)).toBe(true)
  })
  it.each(['331234567', '1234567890123456', '33123456ab'])('refuses %s', (value) => {
    expect(v.is(telephoneSchema('MX'), value)).toBe(false)
  })
  it.each(['ana@example.mx', ' ana@example.mx '])('takes %s', (value) => {
    expect(v.is(emailSchema, value)).toBe(true)
  })
  it.each(['ana', 'ana@', '@x.mx', `${'a'.repeat(250)}@x.mx`])('refuses %s', (value) => {
    expect(v.is(emailSchema, value)).toBe(false)
  })
})
