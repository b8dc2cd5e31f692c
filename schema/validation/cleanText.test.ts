import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCoupon } from './cleanCoupon.ts'
import { cleanEmail, isEmail } from './cleanEmail.ts'
import { cleanPostcode } from './cleanPostcode.ts'
import { cleanCode, cleanLines, cleanText } from './cleanText.ts'
import { cleanTaxId } from './taxId.ts'

describe('cleanText', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['An\u0303o', 'Año'],
    ['e\u200B\u0301', 'é'],
    ['\u202AAna\u202C', 'Ana'],
    ['\u2066Ana\u2069', 'Ana'],
    ['A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['\u200B\u200E\u200F', ''],
    ['Büro\u00ADdrehstuhl', 'Bürodrehstuhl'],
    ['Ana\u00A0López', 'Ana López'],
    ['Ana\u2003\u3000López', 'Ana  López'],
    ['Ana\tLópez', 'Ana López'],
    ['Ana\r\nLópez', 'Ana López'],
    ['Ana\u2028López', 'Ana López'],
    ['\u3164\u2800', ''],
    ['A\u0000n\u0007a\u009F', 'Ana'],
    ['\uD83DAna', '\uFFFDAna'],
    ['Ana\uDE00', 'Ana\uFFFD'],
    // What joiners are for.
    ['👩\u200D🔧', '👩\u200D🔧'],
    ['👩🏽\u200D🔧', '👩🏽\u200D🔧'],
    ['🏳\uFE0F\u200D🌈', '🏳\uFE0F\u200D🌈'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    // What they are not for.
    ['A\u200Dna\u200C', 'Ana'],
    ['👩\u200D', '👩'],
    ['می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    ['½ m² Ａ', '½ m² Ａ'],
  ])('makes %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it('keeps the lines of a text that has some', () => {
    expect(cleanLines('Hola\r\n\r\nse\u200B rompió\u2029\tuna pata\v\u0000. ')).toBe('Hola\n\nse rompió\n una pata\n.')
  })

  it.each([
    ['ＡＢＣ１２３', 'ABC123'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟘𝟙𝟡𝟎𝟗', '01909'],
    ['A\u200D\u200CB', 'AB'],
    ['ana＠example．mx', 'ana@example.mx'],
  ])('reads the code %j as %j', (text, clean) => {
    expect(cleanCode(text)).toBe(clean)
  })

  const odd = fc.constantFrom(
    '\u200B',
    '\u200C',
    '\u200D',
    '\u202A',
    '\u00A0',
    '\u0000',
    '\u0301',
    '\uD83D',
    '\uFE0F',
    '\r',
    '\n',
    '\u2028',
    '👩',
    'ی',
    '٣',
    '´',
    '＠',
    '"',
    '-',
    '.',
    '@',
    '<',
    '>',
    '+',
    '52',
    'C.P.',
    'mailto:',
    'RFC:',
  )
  const anything = fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ maxLength: 4 })), { maxLength: 12 })
    .map((parts) => parts.join(''))

  it.each([
    ['cleanText', cleanText],
    ['cleanLines', cleanLines],
    ['cleanCode', cleanCode],
    ['cleanCoupon', cleanCoupon],
    ['cleanPostcode', cleanPostcode],
    ['cleanTaxId', cleanTaxId],
  ])('cleans in one go: %s', (_name, clean) => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once).toBe(once.trim())
        expect(once).not.toMatch(
          /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\0\t\r]|\p{Cs}/u,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('reads an address as itself', () => {
    const part = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(..."aZ9+&.-'ü＠\u200B ß。٣".split('')) })
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const email = cleanEmail(`mailto:${local}@${domain}.mx`)
        if (isEmail(email)) expect(cleanEmail(email)).toBe(email)
      }),
      { numRuns: 500 },
    )
  })

  it.each([['\u200D'], ['\u200C\u00E9'], ['"'], ['é"'], ['<'], ['+'], ['٣ ']])(
    'takes its time from the length alone: %j',
    (part) => {
      const long = `x${part.repeat(200_000 / part.length)}x`
      const started = performance.now()
      for (const clean of [cleanText, cleanLines, cleanCode, cleanCoupon, cleanPostcode, cleanTaxId, cleanEmail])
        clean(long)
      expect(performance.now() - started).toBeLessThan(3_000)
    },
  )
})
