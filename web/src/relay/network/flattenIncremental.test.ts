import { expect, test } from 'vitest'
import { flattenIncremental } from './flattenIncremental.ts'

test('an answer in one piece stays what it is', () => {
  expect(flattenIncremental({ data: { a: 1 } })).toEqual([{ data: { a: 1 } }])
})

test('keeps the errors of a partial answer', () => {
  const errors = [{ message: 'no stock', path: ['product', 'stock'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]
  expect(flattenIncremental({ data: { product: null }, errors })).toEqual([{ data: { product: null }, errors }])
})

test('the first of several pieces is not final', () => {
  expect(flattenIncremental({ data: { a: 1 }, hasNext: true })).toEqual([
    { data: { a: 1 }, extensions: { is_final: false } },
  ])
})

test('each part of a chunk becomes a payload of its own, only the last of the last chunk is final', () => {
  const part = (label: string) => ({ data: { id: label }, path: ['product'], label })
  const read = (hasNext: boolean) =>
    flattenIncremental({ incremental: [part('a'), part('b')], hasNext })?.map(({ label, extensions }) => [
      label,
      extensions?.['is_final'],
    ])
  expect(read(true)).toEqual([
    ['a', false],
    ['b', false],
  ])
  expect(read(false)).toEqual([
    ['a', false],
    ['b', true],
  ])
})

test('a failed part leaves the others alone', () => {
  const payloads = flattenIncremental({
    incremental: [
      { data: { id: 'a' }, path: ['product'], label: 'a' },
      { data: null, path: ['product'], label: 'b', errors: [{ message: 'down' }] },
    ],
    hasNext: false,
  })
  expect(payloads?.map(({ label, extensions }) => [label, extensions?.['is_final']])).toEqual([['a', true]])
})

test('the closing chunk carries nothing', () => {
  expect(flattenIncremental({ hasNext: false })).toEqual([])
})

test.each([[null], [[]], ['text'], [{}], [{ data: null, errors: [{ message: 'x' }] }]])('%j is no payload', (chunk) => {
  expect(flattenIncremental(chunk)).toBeNull()
})
