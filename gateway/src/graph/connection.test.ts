import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConnectionArguments, cursorOf, listName, pageInfo, pageRequest, tailWindow } from './connection.ts'

/** Reply of a server with REST windows to a connection's arguments. */
function readPage(list: readonly number[], given: ConnectionArguments) {
  const request = pageRequest(given, 'orders')
  const { offset, size } = request.kind === 'tail' ? tailWindow(request, list.length) : request
  return { list: request.list, items: list.slice(offset, offset + size), offset, totalCount: list.length }
}

/** Reference implementation of the connections specification on an array. */
function slice(
  list: readonly number[],
  { first, after, last, before }: { first?: number; after?: number; last?: number; before?: number },
) {
  let edges = list.map((value, index) => ({ value, index }))
  if (after !== undefined) edges = edges.filter(({ index }) => index > after)
  if (before !== undefined) edges = edges.filter(({ index }) => index < before)
  if (first !== undefined) edges = edges.slice(0, first)
  if (last !== undefined) edges = edges.slice(Math.max(0, edges.length - last))
  return edges
}

test('pages are what the specification says, in both directions', () => {
  const anyPage = fc.record({
    total: fc.integer({ min: 0, max: 30 }),
    count: fc.integer({ min: 1, max: 12 }),
    forwards: fc.boolean(),
    one: fc.nat(29),
    other: fc.nat(29),
    which: fc.nat(3),
  })
  fc.assert(
    fc.property(anyPage, ({ total, count, forwards, one, other, which }) => {
      const list = Array.from({ length: total }, (_, index) => index * 10)
      const cursors = {
        ...((which & 1) === 1 && one < total ? { after: one } : {}),
        ...((which & 2) === 2 && other < total ? { before: other } : {}),
      }
      const amount = forwards ? { first: count } : { last: count }
      const expected = slice(list, { ...cursors, ...amount })
      const page = readPage(list, {
        ...amount,
        ...(cursors.after === undefined ? {} : { after: cursorOf('orders', cursors.after) }),
        ...(cursors.before === undefined ? {} : { before: cursorOf('orders', cursors.before) }),
      })
      expect(page.items).toEqual(expected.map(({ value }) => value))
      const info = pageInfo(page)
      const isEmpty = expected.length === 0
      if (isEmpty) expect(info).toMatchObject({ startCursor: null, endCursor: null })
      else
        expect(info).toEqual({
          hasNextPage: expected.at(-1)!.index < total - 1,
          hasPreviousPage: expected[0]!.index > 0,
          startCursor: cursorOf('orders', expected[0]!.index),
          endCursor: cursorOf('orders', expected.at(-1)!.index),
        })
    }),
  )
})

test('twenty items when no size is given', () => {
  expect(pageRequest({}, 'orders')).toEqual({ kind: 'window', list: 'orders', offset: 0, size: 20 })
})

test.each([
  { first: 0 },
  { first: 101 },
  { last: 0 },
  { last: 101 },
  { first: 1, last: 1 },
  { after: 'x' },
  { before: '' },
  { after: Buffer.from('orders:99999999').toString('base64url') },
  { after: cursorOf('reviews', 3) },
  { before: cursorOf('reviews', 3) },
])('%j is refused', (given) => {
  expect(() => pageRequest(given, 'orders')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
})

test('lists of a kind have names of their own', () => {
  const names = [
    listName('wishes'),
    listName('wishes', '7'),
    listName('wishes', 7),
    listName('wishes', '7', 'DEFAULT'),
    listName('reviews', '7'),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(listName('wishes', '7', null)).toBe(listName('wishes', '7', undefined))
  for (const list of names) {
    const after = cursorOf(list, 3)
    expect(pageRequest({ after, first: 2 }, list)).toEqual({ kind: 'window', list, offset: 4, size: 2 })
    for (const other of names.filter((name) => name !== list)) {
      expect(() => pageRequest({ after }, other)).toThrow('`after` is not a cursor of this list.')
    }
  }
})

test('a cursor from before cursors named their list is one of every list', () => {
  const after = Buffer.from('at:3').toString('base64url')
  expect(pageRequest({ after, first: 2 }, 'orders')).toEqual({ kind: 'window', list: 'orders', offset: 4, size: 2 })
})
