import { describe, expect, test } from 'vitest'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { createQuestionLoader, toQuestionKey } from './questionLoader.ts'
import { productQuestions } from './productQuestions.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

type Asked = Readonly<{ skus: string; from: number; size: number }>
type Reply = (query: Asked) => unknown

const question = (number: number) => ({
  id: number,
  question: `¿Pregunta ${number}?`,
  nickname: 'Ana',
  answer: `Respuesta ${number}`,
  asked_at: '2026-10-02T10:30:00.000Z',
  answered_at: '2026-10-03T10:30:00.000Z',
})
const all = Array.from({ length: 60 }, (_none, at) => question(at + 1))
/** Platform on which the product `A` has 60 questions, and every other one none. */
const sixty: Reply = ({ skus, from, size }) =>
  skus.split(',').includes('A') ? [{ sku: 'A', total: 60, questions: all.slice(from, from + size) }] : []

/** Loaders on a platform that replies so, and the calls that it gets. */
function on(reply: Reply) {
  const calls: Asked[] = []
  const call = async (_name: string, { query }: { query: Asked }) => {
    calls.push(query)
    return reply(query)
  }
  const questions = createQuestionLoader({ store: DEFAULT_STORE, upstream: { call } } as never)
  const page = (sku: string, given: object = {}) =>
    productQuestions({ sku }, given, { loaders: { questions } } as never)
  return { calls, questions, page }
}

describe('the questions of a product', () => {
  test('are a page of what the shop has answered', async () => {
    const found = await on(sixty).page('A', { first: 2 })
    expect(found).toMatchObject({ totalCount: 60, offset: 0, items: [{}, { question: '¿Pregunta 2?' }] })
    expect(found?.items[0]).toEqual({
      question: '¿Pregunta 1?',
      nickname: 'Ana',
      askedAt: '2026-10-02T10:30:00.000Z',
      answer: 'Respuesta 1',
      answeredAt: '2026-10-03T10:30:00.000Z',
    })
  })

  test('reach over the parts in which the platform sends them, and are read from the end', async () => {
    const found = await on(sixty).page('A', { last: 15 })
    expect(found?.items.map((item) => item.question)).toEqual(all.slice(45).map((item) => item.question))
  })

  test('of many products are one call, and those without any are empty', async () => {
    const { page, calls } = on(sixty)
    const found = await Promise.all(['A', 'B', 'C', 'A'].map((sku) => page(sku, { first: 1 })))
    expect(found.map((list) => list?.totalCount)).toEqual([60, 0, 0, 60])
    expect(calls).toEqual([{ skus: 'A,B,C', from: 0, size: 50 }])
  })

  test('are null on a platform without questions', async () => {
    const lacking = on(() => {
      throw new UpstreamRefusal({
        endpoint: 'questionList',
        status: 404,
        message: '',
        result: null,
        reason: 'missingEndpoint',
      })
    })
    expect(await lacking.page('A')).toBeNull()
  })

  test.each([[{}], [[{ sku: 'A', total: 1, questions: [{ question: '¿?', answer: null }] }]]])(
    'are an error if the platform sends %j',
    async (result) => {
      await expect(on(() => result).questions.load(toQuestionKey({ sku: 'A', from: 0 }))).rejects.toThrow(
        'questionList',
      )
    },
  )
})
