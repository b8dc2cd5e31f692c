import { expect, test } from 'vitest'
import { mergeRecords, readKeptRecords } from './keptRecords.ts'

const product = (fields: Record<string, unknown>) => ({ __id: 'p', __typename: 'SimpleProduct', ...fields })

test('fields that only an earlier page has read are kept, known ones are the newer', () => {
  const merged = mergeRecords({ p: product({ name: 'Sofá', price: 1 }) }, { p: product({ price: 2 }) })
  expect(merged['p']).toEqual(product({ name: 'Sofá', price: 2 }))
})

test('records of both visits are there', () => {
  expect(Object.keys(mergeRecords({ a: product({}) }, { b: product({}) }))).toEqual(['a', 'b'])
})

test('a value that is gone now is not brought back', () => {
  expect(mergeRecords({ v: product({ cart: { __ref: 'c' } }) }, { v: product({ cart: null }) })['v']).toMatchObject({
    cart: null,
  })
})

test('caches of resolvers and what is no record are left out', () => {
  expect(readKeptRecords({ a: product({}), r: { __typename: '__RELAY_RESOLVER__' }, t: 'text', n: null })).toEqual({
    a: product({}),
  })
})

test.each([[null], ['text'], [[1]]])('%j holds no records', (value) => {
  expect(readKeptRecords(value)).toEqual({})
})
