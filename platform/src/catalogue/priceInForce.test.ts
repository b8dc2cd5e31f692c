import { expect, it } from 'vitest'
import { priceInForce } from './priceInForce.ts'

const AT = { now: new Date('2026-06-15T12:00:00Z'), country: 'MX' } as const
const priceOf = (fields: Record<string, unknown>) => priceInForce({ id: 1, sku: 'A', ...fields }, AT).price
const chair = (fields: Record<string, unknown>, ...children: readonly object[]) =>
  priceOf({ type_id: 'configurable', ...fields, configurable_children: children })

it('is that of the cheapest enabled variant, whatever the parent says and whether or not an offer has dates', () => {
  const [red, blue, gone] = [{ id: 2, sku: 'B', price: 50 }, { id: 3, sku: 'C', price: 80, special_price: 40 }, { id: 4, sku: 'D', price: 10, status: 2 }] // prettier-ignore
  expect(chair({ price: 100, final_price: 100 }, red, gone)).toBe(50)
  expect(chair({ price: 100, final_price: 90 }, red, blue, gone)).toBe(40)
  expect(chair({ price: 0 }, gone, red)).toBe(50)
  expect(chair({ price: 100 }, red, { ...blue, special_to_date: '2026-06-15' })).toBe(40)
  expect(chair({ price: 100 }, red, { ...blue, special_to_date: '2026-06-14' })).toBe(50)
})

it('is the final price of other products, and of one whose variants say none', () => {
  expect(priceOf({ price: 100, final_price: 90 })).toBe(90)
  expect(chair({ price: 100, final_price: 90 })).toBe(90)
  expect(chair({ price: 100, final_price: 90 }, { id: 2, sku: 'B', price: 0 })).toBe(90)
})
