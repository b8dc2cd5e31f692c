import { expect, it } from 'vitest'
import { chargeOf, reservedCost } from './charge.ts'
import { REQUEST_COST } from './limits.ts'

it('charges every request at least its fee', () => {
  expect(chargeOf({ requested: 0, calls: 0, bytes: 0 })).toBe(REQUEST_COST)
})

it('charges a fiftieth of the requested cost, plus upstream calls and bytes', () => {
  const cached = chargeOf({ requested: 2_500, calls: 0, bytes: 0 })
  expect(cached).toBe(REQUEST_COST + 50)
  expect(chargeOf({ requested: 2_500, calls: 3, bytes: 100_000 })).toBe(cached + 30 + 200)
})

it('holds a tenth of what an operation may cost', () => {
  expect([reservedCost(4), reservedCost(5_000)]).toEqual([0, 500])
})
