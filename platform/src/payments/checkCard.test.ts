import { expect, test } from 'vitest'
import { checkCard } from './checkCard.ts'

const TODAY = '2026-11-20'
const GOOD = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123', holder: 'Ana López' }
const check = (card: Partial<typeof GOOD>) => checkCard({ ...GOOD, ...card }, TODAY)

test.each([{}, { number: '378282246310005', code: '1234' }, { expiry: '0130' }, { number: '5555-5555-5555-4444' }])(
  'a card that can be one is accepted (%o)',
  (card) => {
    expect(check(card)).toEqual({ kind: 'accepted' })
  },
)

test.each([
  ['a digit that was mistyped', { number: '4242 4242 4242 4241' }, 'number'],
  ['too few digits', { number: '4242 4242' }, 'number'],
  ['letters', { number: '4242 4242 4242 424x' }, 'number'],
  ['a month that is over', { expiry: '10/26' }, 'expiry'],
  ['a month that there is not', { expiry: '13/27' }, 'expiry'],
  ['a year too far away', { expiry: '01/60' }, 'expiry'],
  ['a code of two digits', { code: '12' }, 'code'],
  ['an empty name', { holder: '  ' }, 'holder'],
])('%s is reported at its field', (_, card, field) => {
  expect(check(card)).toEqual({ kind: 'faulty', fields: [field] })
})

test.each([
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'funds'],
])('%s is the card of a bank that says no', (number, reason) => {
  expect(check({ number })).toEqual({ kind: 'refused', reason })
})
