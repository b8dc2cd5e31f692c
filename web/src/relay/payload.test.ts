import { expect, test } from 'vitest'
import { readPayload } from './payload.ts'

test('an answer stays what it is', () => {
  expect(readPayload({ data: { a: 1 } })).toEqual({ data: { a: 1 } })
})

test('keeps the errors of a partial answer', () => {
  const errors = [{ message: 'no stock', path: ['product', 'stock'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]
  expect(readPayload({ data: { product: null }, errors })).toEqual({ data: { product: null }, errors })
})

test.each([[null], [[]], ['text'], [{}], [{ hasNext: false }], [{ data: null, errors: [{ message: 'x' }] }]])(
  '%j is no payload',
  (answer) => {
    expect(readPayload(answer)).toBeNull()
  },
)
