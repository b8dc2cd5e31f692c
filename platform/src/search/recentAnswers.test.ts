import { expect, test } from 'vitest'
import { createRecentAnswers } from './recentAnswers.ts'

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
