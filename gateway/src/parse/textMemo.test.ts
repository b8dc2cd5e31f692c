import { expect, it, vi } from 'vitest'
import { TextMemo } from './textMemo.ts'

const GENERATION_MS = 1_000

/** A memo, a clock, and how often each text was read. */
function watchedMemo(maxCharacters: number) {
  const clock = { now: 0 }
  const memo = new TextMemo<string>({ maxCharacters, generationMs: GENERATION_MS, now: () => clock.now })
  const read = vi.fn((text: string) => `read ${text}`)
  const recall = (text: string, times = 1) => {
    for (let time = 0; time < times; time += 1) expect(memo.recall(text, read)).toBe(`read ${text}`)
  }
  const readings = (text: string) => read.mock.calls.filter(([one]) => one === text).length
  return { clock, recall, readings }
}

const long = (name: string) => name.padEnd(1_000, '.')

it('reads a text once from the second time on', () => {
  const { recall, readings } = watchedMemo(100_000)
  recall('uno', 3)
  recall('dos')
  recall('uno', 3)
  expect([readings('uno'), readings('dos')]).toEqual([2, 1])
})

it('evicts an entry that was not read in a generation, and keeps the others', () => {
  const { clock, recall, readings } = watchedMemo(100_000)
  recall('kept', 2)
  recall('forgotten', 2)
  for (let generation = 1; generation <= 3; generation += 1) {
    clock.now = generation * GENERATION_MS
    recall('kept')
  }
  recall('forgotten')
  expect([readings('kept'), readings('forgotten')]).toEqual([2, 3])
})

it('adds nothing to a generation that is full, and finds what was there before', () => {
  const { clock, recall, readings } = watchedMemo(10_000)
  recall(long('kept'), 2)
  for (let number = 0; number < 20; number += 1) recall(long(String(number)), 2)
  recall(long('too late'), 5)
  recall(long('kept'))
  expect([readings(long('too late')), readings(long('kept'))]).toEqual([5, 2])
  clock.now = GENERATION_MS
  recall(long('too late'), 5)
  expect(readings(long('too late'))).toBe(7)
})

it('is not filled by two texts that it takes for each other', () => {
  const { recall, readings } = watchedMemo(10_000)
  for (let time = 0; time < 100; time += 1) recall(long('one begins like').padEnd(1_001, String(time % 2)))
  recall(long('kept'), 3)
  expect(readings(long('kept'))).toBe(2)
})

it('is filled by what was seen once, too', () => {
  const { recall, readings } = watchedMemo(10_000)
  for (let number = 0; number < 100; number += 1) recall(`other ${number}`)
  recall('too late', 3)
  expect(readings('too late')).toBe(3)
})
