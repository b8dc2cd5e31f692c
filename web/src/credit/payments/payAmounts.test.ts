import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, fromCents, isPayable, readAmount, toCents } from './payAmounts.ts'
import { centsOf, firstChoice, sumOf } from './payChoice.ts'

test.each([
  ['129.89', 12_989],
  [' 1 ', 100],
  ['1.5', 150],
  ['$282.00', 28_200],
  ['1,234.50', 123_450],
  ['3065.77', 306_577],
])('%j is an amount', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test.each(['', ' ', '129,89', '1.999', '1.', '.5', '-5', '+5', '1e3', '0x10', '12,34', '１２', '12 pesos', '99999999'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)

test('cents are never lost: sums are those of whole cents', () => {
  expect(sumOf(['0.10', '0.20', '129.89', '1000.01'])).toBe('1130.20')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_999_999 }), { maxLength: 20 }), (cents) => {
      expect(toCents(sumOf(cents.map(fromCents)))).toBe(cents.reduce((sum, one) => sum + one, 0))
      for (const one of cents) expect(readAmount(fromCents(one))).toBe(one)
    }),
  )
})

test('a payment is from 1.00 to what settles the credit, of which less can be owed', () => {
  const bounds = boundsOf('3065.77')
  expect([99, 100, 306_577, 306_578].map((cents) => isPayable(cents, bounds))).toEqual([false, true, true, false])
  expect(isPayable(67, boundsOf('0.67'))).toBe(true)
  expect(isPayable(null, bounds)).toBe(false)
})

const PAYABLE = { id: 'i:1', due: '129.89', most: '3065.77', bounds: boundsOf('3065.77') }
const start = { draft: null, isOnly: true }

test('what is due is chosen first, all of it where nothing is due; a single credit is ticked', () => {
  expect(firstChoice(PAYABLE, start)).toEqual({ isTicked: true, way: 'due', text: '' })
  expect(firstChoice({ ...PAYABLE, due: null }, { ...start, isOnly: false })).toMatchObject({
    isTicked: false,
    way: 'payoff',
  })
})

test('the way back finds the amounts that were chosen', () => {
  const lines = [{ invoiceId: 'i:1', amount: '200.50', way: 'other' as const }]
  const draft = { accountId: 'a:1', key: 'k', lines }
  expect(firstChoice(PAYABLE, { draft, isOnly: false })).toEqual({ isTicked: true, way: 'other', text: '200.50' })
  expect(firstChoice({ ...PAYABLE, id: 'i:2' }, { draft, isOnly: false }).isTicked).toBe(false)
})

test('each way has its amount', () => {
  const ways = ['due', 'payoff', 'other'] as const
  expect(ways.map((way) => centsOf(PAYABLE, { isTicked: true, way, text: '129.90' }))).toEqual([
    12_989, 306_577, 12_990,
  ])
})
