import { describe, expect, test } from 'vitest'
import { ratingScore, scoreFacet } from './ratingScore.ts'

describe('the score of a rating', () => {
  test('puts forty reviews at 4.8 above one with five stars, and that above none', () => {
    expect(ratingScore(40, 4.8)).toBe(4.54)
    expect(ratingScore(1, 5)).toBe(3.64)
    expect(ratingScore(0, null)).toBeNull()
  })

  test('grows with the average, and with the number of good reviews', () => {
    expect(ratingScore(8, 4.6)!).toBeGreaterThan(ratingScore(8, 4.2)!)
    expect(ratingScore(9, 4.6)!).toBeGreaterThan(ratingScore(8, 4.6)!)
  })

  test('falls with the number of bad reviews', () => {
    expect(ratingScore(20, 2)!).toBeLessThan(ratingScore(2, 2)!)
  })

  test.each([
    [3, 7],
    [3, 0],
    [3, null],
    [-1, 4],
  ])('is none for %d reviews at %s', (count, average) => {
    expect(ratingScore(count, average)).toBeNull()
  })

  test('has few different values, for any reviews', () => {
    const scores = new Set<number | null>()
    for (let count = 1; count <= 2_000; count += 7)
      for (let tenths = 10; tenths <= 50; tenths += 1) scores.add(ratingScore(count, tenths / 10))
    expect(scores.size).toBeLessThan(402)
  })

  test('is read from a document that writes numbers as text too', () => {
    expect(scoreFacet({ review_count: '40', rating_average: '4.8' })).toEqual({ rating_score: ['4.54'] })
    expect(scoreFacet({ name: 'Mesa' })).toEqual({})
  })
})
