import { describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { mailsTo } from '../testkit/shoppers/mailbox.ts'
import { nextAddress } from '../testkit/graph/nextAddress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()
const KEY = { 'x-moderation-key': 'moderator-of-hogar', 'content-type': 'application/json' }
const MODERATION = `${platform}/api/ext/question_moderation`

const ASK = `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { userErrors { code field } notices { code } } }`
const LIST = `query ($sku: String!) { product(by: { sku: $sku }) { questions(first: 5) { totalCount
  nodes { question nickname askedAt answer answeredAt } } } }`

async function ask(fields: object) {
  const input = { question: '¿Cabe en un elevador?', nickname: 'Ana', email: newEmail(), ...fields }
  const { data, text } = await asGuest(gateway).send(ASK, { input }, { 'x-forwarded-for': nextAddress() })
  if (!data) throw new Error(text)
  return data['askQuestion'] as { userErrors: object[]; notices: object[] }
}
async function questionsOf(sku: string, store = 'hogar') {
  const { product } = (await asGuest(gateway, store).run(LIST, { sku })) as {
    product: { questions: { totalCount: number; nodes: { question: string; answer: string }[] } }
  }
  return product.questions
}

describe('a question about a product', () => {
  it('is listed once the shop has answered it, and its answer is mailed', async () => {
    const [ware] = await plentifulWares(gateway, 1)
    const sku = ware?.sku ?? ''
    const [email, question] = [newEmail(), `¿Cabe en un elevador? ${crypto.randomUUID()}`]
    expect(await ask({ sku, email, question })).toEqual({ userErrors: [], notices: [{ code: 'QUESTION_RECEIVED' }] })
    expect((await questionsOf(sku)).nodes.filter((one) => one.question === question)).toEqual([])

    const pending = (await (await fetch(MODERATION, { headers: KEY })).json()) as {
      result: { id: number; question: string }[]
    }
    const id = pending.result.find((one) => one.question === question)?.id
    const body = JSON.stringify({ id, answer: 'Sí, va desarmado.' })
    expect((await fetch(MODERATION, { method: 'PUT', headers: KEY, body })).status).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Respondimos tu pregunta sobre /),
    ])
    // A reply may be cached for some seconds.
    await expect
      .poll(async () => (await questionsOf(sku)).nodes, { timeout: 40_000, interval: 1_000 })
      .toContainEqual(expect.objectContaining({ question, nickname: 'Ana', answer: 'Sí, va desarmado.' }))
    expect(JSON.stringify(await questionsOf(sku))).not.toContain(email)
  }, 60_000)

  it.each([
    [{ sku: 'NIX' }, 'PRODUCT_NOT_FOUND', ['sku']],
    [{ question: ' ' }, 'INVALID', ['question']],
    [{ question: 'x'.repeat(501) }, 'INVALID', ['question']],
    [{ nickname: '' }, 'INVALID', ['nickname']],
    [{ email: 'ana' }, 'INVALID', ['email']],
  ])('with %j is refused', async (fields, ...[code, field]) => {
    expect((await ask({ sku: 'SOFA-BRUMA', ...fields })).userErrors).toEqual([{ code, field }])
  })

  it.each([
    ['hogar', '¿Cabe por una puerta de 80 cm?'],
    ['de', 'Passt es durch eine 80 cm breite Tür?'],
    ['it', 'Passa da una porta di 80 cm?'],
  ])('of the demo catalogue is in the language of the store %s', async (store, question) => {
    const { totalCount, nodes } = await questionsOf('SOFA-BRUMA', store)
    expect(totalCount).toBeGreaterThanOrEqual(2)
    expect(nodes.map((one) => one.question)).toContain(question)
  })

  it('costs a list of products one call', async () => {
    const reply = await asGuest(gateway).send(
      '{ search(term: "sofá", first: 10) { nodes { sku questions(first: 1) { totalCount } } } }',
    )
    expect(reply.errors).toBeUndefined()
    const { upstream } = reply.extensions as { upstream: { endpoint: string }[] }
    expect(upstream.filter(({ endpoint }) => endpoint === 'questionList')).toHaveLength(1)
  })
})
