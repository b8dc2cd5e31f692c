import { expect, test, vi } from 'vitest'
import { Memo, onceOf } from './memo.ts'

test('each key is computed once, also to null', () => {
  const work = vi.fn((key: string) => (key === 'a' ? 1 : null))
  const memo = new Memo<string, number | null>(2)
  expect(['a', 'b', 'a', 'b'].map((key) => memo.recall(key, work))).toEqual([1, null, 1, null])
  expect(work).toHaveBeenCalledTimes(2)
})

test('it starts over when there are too many', () => {
  const work = vi.fn((key: number) => key)
  const memo = new Memo<number, number>(2)
  for (const key of [1, 2, 3, 3, 1]) memo.recall(key, work)
  expect(work.mock.calls).toEqual([[1], [2], [3], [1]])
})

test('a value of an object is computed once per object, also to null', () => {
  const work = vi.fn(({ sku }: { sku: string | null }) => sku)
  const skuOf = onceOf(work)
  const [sofa, nothing] = [{ sku: 'SOFA' }, { sku: null }]
  expect([sofa, nothing, sofa, nothing, { ...sofa }].map(skuOf)).toEqual(['SOFA', null, 'SOFA', null, 'SOFA'])
  expect(work).toHaveBeenCalledTimes(3)
})
