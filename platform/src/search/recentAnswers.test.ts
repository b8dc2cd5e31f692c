import { expect, test } from 'vitest'
import { createRecentAnswers } from './recentAnswers.ts'
import type { IndexAnswer } from './recentAnswers.ts'

const answer = (total: number) => ({ page: [], total, aggregations: {}, match: null })

test('keeps the answers that were read last, and evicts the others', () => {
  const answers = createRecentAnswers(2)
  answers.put('sofas', answer(1))
  answers.put('beds', answer(2))
  expect(answers.get('sofas')).toEqual(answer(1))
  answers.put('lamps', answer(3))
  expect(answers.get('beds')).toBeUndefined()
  expect([answers.get('sofas')?.total, answers.get('lamps')?.total]).toEqual([1, 3])
  answers.put('lamps', answer(4))
  expect(answers.get('lamps')?.total).toBe(4)
  expect(answers.get('sofas')?.total).toBe(1)
})

test('keeps fewer of large answers and of long questions', () => {
  const hits = Array.from({ length: 10_000 }, (_, id) => ({ id, score: null }))
  const buckets = Array.from({ length: 10_000 }, (_, key) => ({ key, doc_count: 1 }))
  const kept = (given: Readonly<{ name: string; answer: IndexAnswer }>) => {
    const answers = createRecentAnswers(1_000)
    const questions = Array.from({ length: 300 }, (_, at) => `${at} ${given.name}`)
    for (const question of questions) answers.put(question, given.answer)
    for (const question of questions.slice(-10)) answers.put(question, given.answer)
    return questions.filter((question) => answers.get(question) !== undefined)
  }
  expect(kept({ name: 'page', answer: answer(1) })).toHaveLength(300)
  expect(kept({ name: 'sitemap', answer: { ...answer(1), page: hits } })).toHaveLength(99)
  expect(kept({ name: 'counts', answer: { ...answer(1), aggregations: { agg_terms_sku: { buckets } } } })).toHaveLength(
    99,
  )
  expect(kept({ name: 'x'.repeat(500_000), answer: answer(1) }).at(-1)).toMatch(/^299 /)
  expect(kept({ name: 'x'.repeat(500_000), answer: answer(1) })).toHaveLength(99)
})
