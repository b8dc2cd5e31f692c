import { expect, it } from 'vitest'
import { createTotalsLoader } from './totalsLoader.ts'

it('reads once until the request writes, or has another cart', async () => {
  let calls = 0
  let writes = 0
  const session = { cartToken: 'one' }
  const upstream = { call: async () => ({ grand_total: (calls += 1) }), writes: () => writes }
  const totals = createTotalsLoader({ session, upstream } as never)
  const read = async () => (await totals())?.grand_total
  expect([await read(), await read()]).toEqual([1, 1])
  writes = 1
  expect([await read(), await read()]).toEqual([2, 2])
  session.cartToken = 'two'
  expect(await read()).toBe(3)
})
