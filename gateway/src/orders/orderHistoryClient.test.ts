import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, listName } from '../graph/connection.ts'
import { readOrderHistory } from './orderHistoryClient.ts'

const ORDERS = listName('orders', 'customer')

const order = (index: number) => ({
  increment_id: String(index),
  created_at: '2026-11-20 10:00:00',
  grand_total: 1,
  status: 'pending',
})

/** A platform with so many orders, that answers by pages and notes what it was asked. */
function platformOf(total: number, spoil: (items: object[]) => unknown[] = (items) => items) {
  const asked: { pageSize: number; currentPage: number }[] = []
  const call = (_name: string, { query }: { query: { pageSize: number; currentPage: number } }) => {
    asked.push(query)
    const from = (query.currentPage - 1) * query.pageSize
    const items = Array.from({ length: total }, (_, index) => order(index)).slice(from, from + query.pageSize)
    return Promise.resolve({ items: spoil(items), total_count: total })
  }
  return { asked, scope: { store: DEFAULT_STORE, upstream: { call } } as never }
}

const numbersOf = ({ items }: Awaited<ReturnType<typeof readOrderHistory>>) => items.map(({ number }) => Number(number))
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

test('any window is what the whole list has there, in at most two calls', async () => {
  const windows = fc.record({ total: fc.nat(60), after: fc.option(fc.nat(70)), first: fc.integer({ min: 1, max: 30 }) })
  await fc.assert(
    fc.asyncProperty(windows, async ({ total, after, first }) => {
      const { scope, asked } = platformOf(total)
      const page = await readOrderHistory(scope, { first, after: after === null ? null : cursorOf(ORDERS, after) })
      const start = after === null ? 0 : after + 1
      expect(numbersOf(page)).toEqual(range(start, Math.min(total, start + first)))
      expect(page.totalCount).toBe(total)
      expect(asked.length).toBeLessThanOrEqual(2)
    }),
  )
})

test('the page after the first is one call', async () => {
  const { scope, asked } = platformOf(25)
  await readOrderHistory(scope, { first: 10, after: cursorOf(ORDERS, 9) })
  expect(asked).toEqual([{ pageSize: 10, currentPage: 2 }])
})

test('the last ones are counted from the end', async () => {
  const { scope } = platformOf(25)
  expect(numbersOf(await readOrderHistory(scope, { last: 4 }))).toEqual([21, 22, 23, 24])
  expect(numbersOf(await readOrderHistory(platformOf(0).scope, { last: 4 }))).toEqual([])
})

test('20 are a page unless another size is said', async () => {
  const { scope, asked } = platformOf(25)
  await readOrderHistory(scope, {})
  expect(asked).toEqual([{ pageSize: 20, currentPage: 1 }])
})

test('an answer that is no list of orders fails, not a page with holes', async () => {
  const { scope } = platformOf(3, (items) => [...items.slice(1), { increment_id: null }])
  await expect(readOrderHistory(scope, {})).rejects.toMatchObject({ kind: 'invalid' })
})
