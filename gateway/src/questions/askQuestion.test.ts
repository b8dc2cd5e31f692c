import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../testing/shop.ts'
import { QUESTIONS_ASKED_MAX } from './limits.ts'

shopForEachTest()

const input = { sku: 'SKU-1', question: '¿Trae foco?', nickname: 'Ana', email: 'ana@example.mx' }
const calls = () => platform.seen.filter(({ path }) => path === '/api/ext/product_questions')
const ask = async (changes: object = {}, client = shopper) => {
  const { data, errors } = await client.query(
    `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) {
      userErrors { code field } notices { code message } clientMutationId } }`,
    { input: { ...input, ...changes } },
  )
  expect(errors).toEqual([])
  return data.askQuestion
}

describe('asking about a product', () => {
  test('sends the question, and says where the answer goes', async () => {
    expect(await ask({ question: ' ¿Trae foco? ', email: ' ana@EXAMPLE.mx ' })).toEqual({
      userErrors: [],
      notices: [
        { code: 'QUESTION_RECEIVED', message: 'Recibimos tu pregunta. Te mandamos la respuesta a ana@example.mx.' },
      ],
      clientMutationId: null,
    })
    expect(platform.written).toEqual([input])
    expect(calls()[0]?.query.toString()).not.toContain('ana')
  })

  test.each([
    [{ question: ' ' }, 'INVALID', ['question']],
    [{ question: 'x'.repeat(501) }, 'INVALID', ['question']],
    [{ nickname: '' }, 'INVALID', ['nickname']],
    [{ email: 'ana' }, 'INVALID', ['email']],
    [{ sku: 'NIX' }, 'PRODUCT_NOT_FOUND', ['sku']],
    [{ sku: '' }, 'PRODUCT_NOT_FOUND', ['sku']],
  ])('with %j is refused', async (changes, ...[code, field]) => {
    expect((await ask(changes)).userErrors).toEqual([{ code, field }])
    expect(platform.written).toEqual([])
  })

  test('is refused as the platform refuses it', async () => {
    expect((await ask({ nickname: 'spam' })).userErrors).toMatchObject([{ code: 'REFUSED' }])
  })

  test('with the same key is one question, and with another input is refused', async () => {
    const first = await ask({ clientMutationId: 'q1' })
    expect(await ask({ clientMutationId: 'q1' })).toEqual(first)
    expect(platform.written).toHaveLength(1)
    expect(calls()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}:question$/)
    expect((await ask({ question: '¿Otra?', clientMutationId: 'q1' })).userErrors[0].code).toBe('IDEMPOTENCY_MISMATCH')
  })

  test('that a guest repeats without the cookie of the lost answer has the same key towards the platform', async () => {
    await ask({ clientMutationId: 'q1' })
    await ask({ clientMutationId: 'q1' }, createGraphClient(platform.url))
    const keys = calls().map(({ headers }) => headers['idempotency-key'])
    expect(keys[1]).toBe(keys[0])
  })

  test('by the dozen is too much', async () => {
    for (let count = 0; count < QUESTIONS_ASKED_MAX; count += 1) expect((await ask()).userErrors).toEqual([])
    expect((await ask()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(platform.written).toHaveLength(QUESTIONS_ASKED_MAX)
  })

  test('is an error while the platform fails', async () => {
    platform.faults.set('/api/ext/product_questions', 503)
    expect(await errorsOf('askQuestion', input)).toEqual([
      { path: ['askQuestion'], message: expect.stringContaining('questionAsk: unavailable') },
    ])
  })
})
