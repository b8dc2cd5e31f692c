import { expect, it } from 'vitest'
import { SEEN_TEXTS } from '../limits.ts'
import { createSeenTexts } from './seenTexts.ts'

function watched() {
  const clock = { now: 5_000 }
  return { clock, ...createSeenTexts(1_000, () => clock.now) }
}

it('knows a text from the second time on', () => {
  const { isKnown } = watched()
  expect([isKnown('a'), isKnown('b'), isKnown('a'), isKnown(''), isKnown('')]).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})

it('knows it for a generation at least, and for two at most', () => {
  const { clock, isKnown } = watched()
  isKnown('begins the first')
  clock.now += 999
  isKnown('late')
  clock.now += 1_000
  expect(isKnown('late')).toBe(true)
  clock.now += 1_000
  expect([isKnown('late'), isKnown('begins the first')]).toEqual([true, false])
})

it('knows nothing after a long silence', () => {
  const { clock, isKnown } = watched()
  isKnown('a')
  clock.now += 2_000
  expect(isKnown('a')).toBe(false)
})

it('distinguishes nearly all texts, and forgets only where there are too many', () => {
  const { isKnown } = watched()
  const texts = Array.from({ length: SEEN_TEXTS / 16 }, (_, index) => `/list?from=${index}`)
  expect(texts.filter((text) => isKnown(text))).toEqual([])
  const known = texts.filter((text) => isKnown(text))
  expect(known.length).toBeGreaterThan(texts.length * 0.9)
  for (let index = 0; index < SEEN_TEXTS * 8; index += 1) isKnown(`other ${index}`)
  expect(texts.filter((text) => isKnown(text)).length).toBeLessThan(texts.length * 0.01)
})
