import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { emailSchema, postcodeSchema } from './address.ts'
import { cleanCoupon } from './cleanCoupon.ts'
import { cleanTelephone } from './cleanTelephone.ts'
import { contactSchema } from './contact.ts'
import { reviewSchema } from './review.ts'
import { smsCodeSchema } from './smsCode.ts'
import { cleanTaxId, isRfc } from './taxId.ts'

const read = (schema: v.GenericSchema<unknown, string>, value: string) => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

describe('an e-mail address', () => {
  it.each([
    ['ana@example.mx', 'ana@example.mx'],
    [' Ana@Example.MX\n', 'Ana@example.mx'],
    ["o'brien@example.mx", "o'brien@example.mx"],
    ['o’brien@example.mx', "o'brien@example.mx"],
    ['a&b@example.mx', 'a&b@example.mx'],
    ['a+b=c/d@example.mx', 'a+b=c/d@example.mx'],
    ['ana@sub.mi-tienda.com.mx', 'ana@sub.mi-tienda.com.mx'],
    ['info@bücher.example.de', 'info@xn--bcher-kva.example.de'],
    ['info@bu\u0308cher.example.de', 'info@xn--bcher-kva.example.de'],
    ['info@BÜCHER.example.de', 'info@xn--bcher-kva.example.de'],
    ['info@xn--bcher-kva.example.de', 'info@xn--bcher-kva.example.de'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    ['mailto:ana@example.mx', 'ana@example.mx'],
    ['MAILTO:ana@example.mx?subject=Hola', 'ana@example.mx'],
    ['<ana@example.mx>', 'ana@example.mx'],
    ['Ana López <ana@example.mx>', 'ana@example.mx'],
    ['ana＠example.mx', 'ana@example.mx'],
    ['ａｎａ@example．mx', 'ana@example.mx'],
    ['\u200Bana@example.mx\u200B', 'ana@example.mx'],
    ['ana\u00AD@example\u200B.mx', 'ana@example.mx'],
    ['\u202Aana@example.mx\u202C', 'ana@example.mx'],
    ['\u00A0ana@example.mx\u3000', 'ana@example.mx'],
  ])('%j is read as %s', (typed, email) => {
    expect(read(emailSchema, typed)).toBe(email)
  })

  it.each([
    ['', 'required'],
    ['\u200B ', 'required'],
    ['ana', 'email'],
    ['ana@', 'email'],
    ['@example.mx', 'email'],
    ['ana@example', 'email'],
    ['ana@example.', 'email'],
    ['ana@.mx', 'email'],
    ['ana@-example.mx', 'email'],
    ['ana@example.m', 'email'],
    ['ana@127.0.0.1', 'email'],
    ['ana@[127.0.0.1]', 'email'],
    ['ana..b@example.mx', 'email'],
    ['.ana@example.mx', 'email'],
    ['ana.@example.mx', 'email'],
    ['ana lópez@example.mx', 'email'],
    ['josé@example.mx', 'email'],
    ['ana@exa mple.mx', 'email'],
    ['ana@exa_mple.mx', 'email'],
    ['ana@bücher/example.de', 'email'],
    ['ana@bücher:80.de', 'email'],
    ['ana@user@bücher.de', 'email'],
    ['ana@example.mx, otra@example.mx', 'email'],
    ['ana@example.mx;otra@example.mx', 'email'],
    ['ana@example.mx\nbcc:otra@example.mx', 'email'],
    ['<script>@x.mx', 'email'],
    ['"ana"@example.mx', 'email'],
    [`${'a'.repeat(250)}@x.mx`, 'email'],
  ])('%j stays refused: %s', (typed, fault) => {
    expect(read(emailSchema, typed)).toBe(fault)
  })
})

describe('a telephone number', () => {
  it.each([
    ['3312345678', 'MX', '3312345678'],
    ['33 1234 5678', 'MX', '3312345678'],
    ['(33) 1234-5678', 'MX', '3312345678'],
    ['33.1234.5678', 'MX', '3312345678'],
    ['33–1234–5678', 'MX', '3312345678'],
    ['33\u00A01234\u20115678', 'MX', '3312345678'],
    ['\u202A+52 33 1234 5678\u202C', 'MX', '3312345678'],
    ['\u200E+52\u00A033\u00A01234\u00A05678', 'MX', '3312345678'],
    ['tel:+523312345678', 'MX', '3312345678'],
    ['tel:+52-33-1234-5678', 'MX', '3312345678'],
    ['００５２ ３３ １２３４ ５６７８', 'MX', '3312345678'],
    ['＋52 (33) 1234 5678', 'MX', '3312345678'],
    ['٣٣ ١٢٣٤ ٥٦٧٨', 'MX', '3312345678'],
    ['044 33 1234 5678', 'MX', '3312345678'],
    ['045 33 1234 5678', 'MX', '3312345678'],
    ['01 33 1234 5678', 'MX', '3312345678'],
    ['+52 1 33 1234 5678', 'MX', '3312345678'],
    ['5213312345678', 'MX', '3312345678'],
    ['+52 044 33 1234 5678', 'MX', '3312345678'],
    ['523312345678', 'MX', '3312345678'],
    ['+1 415 555 2671', 'MX', '+14155552671'],
    ['0049 30 1234567', 'MX', '+49301234567'],
    ['493012345678', 'MX', '+493012345678'],
    ['+493012345678', 'MX', '+493012345678'],
    ['030/1234567', 'DE', '0301234567'],
    ['030 / 123 45 67', 'DE', '0301234567'],
    ['+49 30 1234567', 'DE', '0301234567'],
    ['+49 (0)30 1234567', 'DE', '0301234567'],
    ['0049301234567', 'DE', '0301234567'],
    ['49301234567', 'DE', '0301234567'],
    ['1511234567', 'DE', '01511234567'],
    ['+52 33 1234 5678', 'DE', '+523312345678'],
    ['+52 1 33 1234 5678', 'DE', '+523312345678'],
    ['+49 (0)30 1234567', 'MX', '+49301234567'],
    ['04931 123', 'DE', '04931123'],
    ['+49 4931 123', 'DE', '04931123'],
    ['+49 4931 123', 'MX', '+494931123'],
    ['051 123456', 'IT', '051123456'],
    ['+39 051 123456', 'IT', '051123456'],
    ['0165 4321', 'IT', '01654321'],
    ['06 1234 5678', 'IT', '0612345678'],
    ['+39 06 1234 5678', 'IT', '0612345678'],
    ['391 234 5678', 'IT', '3912345678'],
    ['+39 391 234 5678', 'IT', '3912345678'],
    ['393912345678', 'IT', '3912345678'],
  ])('%j in %s is stored as %s', (typed, country, stored) => {
    expect(cleanTelephone(typed, country)).toBe(stored)
    expect(cleanTelephone(stored, country)).toBe(stored)
  })

  it.each([
    ['', 'MX'],
    ['331234567', 'MX'],
    ['0000000000', 'MX'],
    ['1111111111', 'MX'],
    ['5555555555', 'MX'],
    ['0123456789', 'MX'],
    ['1234567890', 'MX'],
    ['044 33 1234', 'MX'],
    ['+52 33 1234 567', 'MX'],
    ['+52 33 1234 56789', 'MX'],
    ['33123456ab', 'MX'],
    ['55 1234 5678 ext 9', 'MX'],
    ['3312345678, 3387654321', 'MX'],
    ['+0 33 1234 5678', 'MX'],
    ['33+12345678', 'MX'],
    ['1'.repeat(16), 'MX'],
    ['0301234', 'DE'],
    ['+49 30 1234', 'MX'],
    ['05112', 'IT'],
    ['0000000000', 'DE'],
    ['0000000000', 'IT'],
    ['no', 'DE'],
  ])('%j in %s stays refused', (typed, country) => {
    expect(cleanTelephone(typed, country)).toBeNull()
  })
})

describe('a postal code', () => {
  it.each([
    ['44100', '44100'],
    ['C.P. 44100', '44100'],
    ['C.P.44100', '44100'],
    ['c. p.: 44100', '44100'],
    ['CP 44100', '44100'],
    ['Código postal 44100', '44100'],
    ['D-10115', '10115'],
    ['PLZ 10115', '10115'],
    ['CAP 00184', '00184'],
    [' 44 100\u00A0', '44100'],
    ['\u200B44100\u202C', '44100'],
    ['４４１００', '44100'],
    ['٤٤١٠٠', '44100'],
  ])('%j is read as %s', (typed, postcode) => {
    expect(read(postcodeSchema, typed)).toBe(postcode)
  })

  it.each([
    ['', 'required'],
    [' \u200B', 'required'],
    ['4410', 'postcode'],
    ['441000', 'postcode'],
    ['4410a', 'postcode'],
    ['00000', 'postcode'],
    ['C.P.', 'postcode'],
    ['CP CP 44100', 'postcode'],
    ['44100 44200', 'postcode'],
  ])('%j stays refused: %s', (typed, fault) => {
    expect(read(postcodeSchema, typed)).toBe(fault)
  })
})

describe('a Mexican tax number', () => {
  it.each([
    ['LOJA850101AB1', 'LOJA850101AB1'],
    ['loja-850101-ab1', 'LOJA850101AB1'],
    ['LOJA 850101 AB1', 'LOJA850101AB1'],
    ['RFC: loja850101ab1', 'LOJA850101AB1'],
    ['\u200BLOJA850101AB1', 'LOJA850101AB1'],
    ['ＬＯＪＡ８５０１０１ＡＢ１', 'LOJA850101AB1'],
    ['GODE561231GR8', 'GODE561231GR8'],
    ['ABC010229AB1', null],
    ['ABC040229AB1', 'ABC040229AB1'],
    ['A&B990101AB1', 'A&B990101AB1'],
    ['ÑAÑ990101ABA', 'ÑAÑ990101ABA'],
    ['XAXX010101000', 'XAXX010101000'],
    ['XEXX010101000', 'XEXX010101000'],
    ['ABC123', null],
    ['LOJA851301AB1', null],
    ['LOJA850230AB1', null],
    ['LOJA850100AB1', null],
    ['LO850101AB1', null],
    ['LOJAA850101AB1', null],
    ['LOJA850101AB', null],
    ['LOJA850101AB12', null],
    ['LOJA850101ABC', null],
    ['LÓPA850101AB1', null],
    ['0123456789012', null],
  ])('%j is read as %s', (typed, read) => {
    const clean = cleanTaxId(typed)
    expect(isRfc(clean) ? clean : null).toBe(read)
  })
})

describe('a code', () => {
  it.each([
    ['BIENVENIDO\u200B', 'BIENVENIDO'],
    ['\u00A0BIENVENIDO ', 'BIENVENIDO'],
    ['"BIENVENIDO"', 'BIENVENIDO'],
    ['“BIENVENIDO”', 'BIENVENIDO'],
    ['« BIENVENIDO »', 'BIENVENIDO'],
    ['\u200B‘BIENVENIDO’\uFEFF', 'BIENVENIDO'],
    ['ＢＩＥＮ１０', 'BIEN10'],
    ['bien-10', 'bien-10'],
    ['""', ''],
  ])('of a coupon, %j, is read as %j', (typed, code) => {
    expect(cleanCoupon(typed)).toBe(code)
  })

  it.each(['1234', ' 12 34 ', '12-34', '\u200B1234', '１２３４', '١٢٣٤'])('of an SMS, %j, is 1234', (typed) => {
    expect(read(smsCodeSchema, typed)).toBe('1234')
  })

  it.each(['123', '12345', '12a4', ''])('of an SMS is not %j', (typed) => {
    expect(v.is(smsCodeSchema, typed)).toBe(false)
  })
})

describe('a message and a review', () => {
  it('keep lines and emoji, and lose invisible characters', () => {
    const message = { name: 'Ana\u200B\n', email: 'ana＠example.mx', message: 'Hola\u200B\r\n👩\u200D🔧 ' }
    expect(v.parse(contactSchema('MX'), { ...message, telephone: '\u202A044 33 1234 5678\u202C' })).toMatchObject({
      name: 'Ana',
      email: 'ana@example.mx',
      telephone: '3312345678',
      message: 'Hola\n👩\u200D🔧',
    })
    expect(v.parse(contactSchema('MX'), { ...message, telephone: '\u200B' }).telephone).toBeUndefined()
    const review = { rating: 5, title: 'Muy\u00A0buena', detail: 'Uno\r\nDos\u0000', nickname: '\u202EanA' }
    expect(v.parse(reviewSchema, review)).toMatchObject({ title: 'Muy buena', detail: 'Uno\nDos', nickname: 'anA' })
    expect(v.is(reviewSchema, { ...review, nickname: '\u3164\u200B' })).toBe(false)
  })
})
