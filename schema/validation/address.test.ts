import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressSchema, emailSchema, telephoneSchema } from './address.ts'

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
      telephone: '523312345678',
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

describe('telephoneSchema and emailSchema', () => {
  it.each(['3312345678', '33 1234 5678', '+493012345678'])('takes %s', (value) => {
    expect(v.is(telephoneSchema, value)).toBe(true)
  })
  it.each(['331234567', '1234567890123456', '33123456ab'])('refuses %s', (value) => {
    expect(v.is(telephoneSchema, value)).toBe(false)
  })
  it.each(['ana@example.mx', ' ana@example.mx '])('takes %s', (value) => {
    expect(v.is(emailSchema, value)).toBe(true)
  })
  it.each(['ana', 'ana@', '@x.mx', `${'a'.repeat(250)}@x.mx`])('refuses %s', (value) => {
    expect(v.is(emailSchema, value)).toBe(false)
  })
})
