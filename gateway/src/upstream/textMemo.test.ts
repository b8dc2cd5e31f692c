import { expect, it, vi } from 'vitest'
import { TextMemo } from './textMemo.ts'

it('reads a text once while it is asked for', () => {
  const memo = new TextMemo<number>(1_000)
  const read = vi.fn((text: string) => text.length)
  expect([memo.recall('uno', read), memo.recall('dos', read), memo.recall('uno', read)]).toEqual([3, 3, 3])
  expect(read.mock.calls.map(([text]) => text)).toEqual(['uno', 'dos'])
})

it('forgets what was not asked for while as many characters came as it may hold', () => {
  const memo = new TextMemo<string>(100)
  const read = vi.fn((text: string) => text)
  const text = (name: string) => name.padEnd(10, '.')
  memo.recall(text('kept'), read)
  memo.recall(text('forgotten'), read)
  for (let number = 0; number < 12; number += 1) {
    memo.recall(text(String(number)), read)
    memo.recall(text('kept'), read)
  }
  read.mockClear()
  memo.recall(text('kept'), read)
  expect(read).not.toHaveBeenCalled()
  memo.recall(text('forgotten'), read)
  expect(read).toHaveBeenCalledOnce()
})
