import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SeenCart, cartChanges } from './cartChanges.ts'

const sofa = { id: 'a', name: 'Sofá Oslo', quantity: 1, unitPrice: '100.00' }
const lamp = { id: 'b', name: 'Lámpara', quantity: 2, unitPrice: '50.00' }
const seen: SeenCart = { lines: [sofa, lamp], shippingTitle: 'Estándar', paymentTitle: 'SPEI', total: '200.00' }

test('what is as it was seen is no change, however it is written', () => {
  expect(cartChanges(seen, { ...seen, lines: [sofa, { ...lamp, unitPrice: '50.0' }], total: '200' })).toEqual([])
})

test('says which line went, came, or costs or counts something else, and the total last', () => {
  const now = {
    ...seen,
    lines: [
      { ...lamp, quantity: 1, unitPrice: '60.00' },
      { id: 'c', name: 'Mesa', quantity: 1, unitPrice: '10.00' },
    ],
    total: '70.00',
  }
  expect(cartChanges(seen, now)).toEqual([
    { kind: 'lineGone', name: 'Sofá Oslo' },
    { kind: 'quantity', name: 'Lámpara', from: 2, to: 1 },
    { kind: 'price', name: 'Lámpara', from: '50.00', to: '60.00' },
    { kind: 'lineNew', name: 'Mesa' },
    { kind: 'total', from: '200.00', to: '70.00' },
  ])
})

test('a delivery or payment method that is gone or another is reported', () => {
  expect(cartChanges(seen, { ...seen, shippingTitle: null, paymentTitle: 'Efectivo' })).toEqual([
    { kind: 'shipping', from: 'Estándar', to: null },
    { kind: 'payment', from: 'SPEI', to: 'Efectivo' },
  ])
})

test('a total that was not known is no surprise', () => {
  expect(cartChanges({ ...seen, total: null }, seen)).toEqual([])
  expect(cartChanges(seen, { ...seen, total: null })).toEqual([])
})

const line = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  name: fc.string(),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 0, max: 999 }).map((cents) => (cents / 100).toFixed(2)),
})
const carts = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ id }) => id }),
  shippingTitle: fc.constantFrom('x', 'y', null),
  paymentTitle: fc.constantFrom('x', 'y', null),
  total: fc.constantFrom('1.00', '2.00', null),
})

test('lines that are removed from one cart to another are added in the other direction', () => {
  fc.assert(
    fc.property(carts, carts, (a, b) => {
      const count = (from: SeenCart, to: SeenCart, kind: string) =>
        cartChanges(from, to).filter((change) => change.kind === kind).length
      expect(cartChanges(a, a)).toEqual([])
      expect(count(a, b, 'lineGone')).toBe(count(b, a, 'lineNew'))
      expect(count(a, b, 'price')).toBe(count(b, a, 'price'))
    }),
  )
})
