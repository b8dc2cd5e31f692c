import { expect, test } from 'vitest'
import { currentPrice } from './currentPrice.ts'
import { parseProduct } from './product.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const priceOf = (fields: Record<string, unknown>) =>
  currentPrice(parseProduct({ id: 1, sku: 'A', ...fields }, 'MX')!, NOW)

test.each<[string, Record<string, unknown>, number, number]>([
  ['the price alone', { price: '100.0000' }, 100, 100],
  ['a special price without dates', { price: 100, special_price: 80 }, 80, 100],
  ['a special price inside its dates', { price: 100, special_price: 80, special_from_date: '2026-06-01 00:00:00', special_to_date: '2026-07-01' }, 80, 100],
  ['a special price that is over', { price: 100, special_price: 80, special_to_date: '2026-06-15 11:59:59' }, 100, 100],
  ['a special price to come', { price: 100, special_price: 80, special_from_date: '2026-06-15 12:00:01' }, 100, 100],
  ['a final price that only repeats a special price that is over', { price: 100, special_price: 80, final_price: 80, special_to_date: '2026-01-01' }, 100, 100],
  ['a special price above the price', { price: 100, special_price: 120 }, 100, 100],
  ['a special price of 0', { price: 100, special_price: 0 }, 100, 100],
  ["a catalogue rule's final price", { price: 100, final_price: 90 }, 90, 100],
  ['a final price below an active special', { price: 100, special_price: 80, final_price: 70 }, 70, 100],
  ['a parent without a price of its own', { price: 0, final_price: 50, type_id: 'configurable' }, 50, 50],
])('%s', (...[, fields, current, regular]) => {
  expect(priceOf(fields)).toEqual({ current, regular })
}) // prettier-ignore

test('a configurable costs its cheapest enabled child', () => {
  const children = [{ sku: 'B', id: 2, price: 300 }, { sku: 'C', id: 3, price: 200, special_price: 150 }, { sku: 'D', id: 4, price: 10, status: 2 }] // prettier-ignore
  expect(priceOf({ price: 0, type_id: 'configurable', configurable_children: children })).toEqual({
    current: 150,
    regular: 200,
  })
})
