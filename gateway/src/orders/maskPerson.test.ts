import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials, maskedEmail } from './maskPerson.ts'

test.each([
  [['Ana', 'López'], 'A. L.'],
  [['ángel', ' de la Cruz '], 'Á. D.'],
  [['', 'López'], 'L.'],
  [[], ''],
])('%j is %s', (names, shown) => expect(initials(names)).toBe(shown))

test.each([
  ['ana@example.mx', 'a…@example.mx'],
  ['a@b@example.mx', 'a…@example.mx'],
  ['@example.mx', null],
  ['nothing', null],
  [null, null],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown))

test('an e-mail address with several characters before the host shows only the first', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (name) => {
      expect(maskedEmail(`${name}@example.mx`)).toBe(`${name[0]}…@example.mx`)
    }),
  )
})
