// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { nameHistoryEntry } from './nameHistoryEntry.ts'

beforeEach(() => history.replaceState(null, ''))

test('gives every entry another name', () => {
  nameHistoryEntry(history)
  const first: unknown = history.state.key
  history.pushState(null, '')
  nameHistoryEntry(history)
  expect(first).toBeTypeOf('string')
  expect(history.state.key).not.toBe(first)
})

test('keeps the name that an entry has, and what else it remembers', () => {
  history.replaceState({ key: 'a', idx: 3 }, '')
  nameHistoryEntry(history)
  expect(history.state).toEqual({ key: 'a', idx: 3 })
  history.replaceState({ idx: 4 }, '')
  nameHistoryEntry(history)
  expect(history.state).toMatchObject({ idx: 4 })
})
