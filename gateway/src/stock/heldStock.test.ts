import { expect, test } from 'vitest'
import { createHeldStock } from './heldStock.ts'
import { HELD_STOCK_MAX } from './limits.ts'

const item = (quantity: number) => ({ sku: 'A', productId: 1, quantity, isInStock: true, isManaged: true })

test('is each store’s own', () => {
  const held = createHeldStock(1_000)
  held.keeper('viu')('1:A', item(4))
  held.keeper('viu')('2:B', null)
  expect([held.get('viu', '1:A')?.quantity, held.get('viu', '2:B'), held.get('hogar', '1:A')]).toEqual([
    4,
    null,
    undefined,
  ])
})

test('is good for its time and no longer, and what has ended is let go of', () => {
  let now = 0
  const held = createHeldStock(1_000, () => now)
  held.keeper('hogar')('1:A', item(4))
  now = 999
  expect(held.get('hogar', '1:A')).toEqual(item(4))
  now = 1_000
  expect(held.get('hogar', '1:A')).toBeUndefined()
  held.keeper('hogar')('2:B', null)
  expect(held.size).toBe(1)
})

test('is bounded, the oldest go first, and what was told again is new', () => {
  const held = createHeldStock(60_000, () => 0)
  const keep = held.keeper('hogar')
  for (let count = 0; count < HELD_STOCK_MAX; count += 1) keep(`${count}:A`, null)
  keep('0:A', item(1))
  keep('next:A', null)
  expect([held.size, held.get('hogar', '0:A'), held.get('hogar', '1:A')]).toEqual([HELD_STOCK_MAX, item(1), undefined])
})

test('what was read before everything was forgotten is not held after', () => {
  const held = createHeldStock(1_000)
  const keep = held.keeper('hogar')
  held.clear()
  keep('1:A', item(4))
  expect(held.get('hogar', '1:A')).toBeUndefined()
})

test('holds nothing where nothing may be held', () => {
  const held = createHeldStock(0)
  held.keeper('hogar')('1:A', item(4))
  expect(held.size).toBe(0)
})
