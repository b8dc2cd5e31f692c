import { expect, it } from 'vitest'
import { isQueuedOrder, orderPath, placedOrderOf } from './placedOrderOf.ts'

const order = { id: 'T3JkZXI=', number: '000000012', lines: [] }

it('finds the order in the answer that placed it', () => {
  expect(placedOrderOf({ kind: 'done', data: { placeOrder: { order } } })).toEqual({
    id: 'T3JkZXI=',
    number: '000000012',
  })
})

it.each([
  [{ kind: 'waiting' } as const],
  [{ kind: 'refused', userErrors: [], data: { placeOrder: { order: null } } } as const],
  [{ kind: 'done', data: { addCartLines: { cart: null } } } as const],
  [{ kind: 'done', data: { placeOrder: { order: { id: 7 } } } } as const],
])('finds none in %j', (outcome) => {
  expect(placedOrderOf(outcome)).toBeNull()
})

it('distinguishes a queued order from a refused one', () => {
  const notices = [{ code: 'ORDER_QUEUED', message: 'x' }]
  expect(isQueuedOrder({ kind: 'done', data: { placeOrder: { order: null, notices } } })).toBe(true)
  expect(isQueuedOrder({ kind: 'done', data: { placeOrder: { order, notices: [] } } })).toBe(false)
})

it('keeps an id whole in an address', () => {
  expect(orderPath({ id: 'a+b/c=' })).toBe('/order-success?order=a%2Bb%2Fc%3D')
})
