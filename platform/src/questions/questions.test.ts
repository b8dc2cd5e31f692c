import { describe, expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { findStore } from '../stores.ts'
import { seedQuestions } from './seedQuestions.ts'

const platform = withPlatform()
const MODERATOR = { 'x-moderation-key': 'mk-test' }
const MODERATION = '/api/ext/question_moderation'

const ask = (fields: Record<string, unknown> = {}, query = '', headers?: Record<string, string>) =>
  platform.post(
    `/api/ext/product_questions${query}`,
    { sku: 'LAMP', question: '¿Trae foco?', nickname: 'Ana', email: 'Ana@Preguntas.example', ...fields },
    headers,
  )
const idOf = async (fields?: Record<string, unknown>, query = '') =>
  Number((await ask(fields, query)).body.result!.id as unknown)
const decide = (body: object, headers: Record<string, string> = MODERATOR) => platform.put(MODERATION, body, headers)
const list = async (query: string) =>
  (await platform.get(`/api/ext/product_questions?${query}`)).body.result as unknown as Json[]
const mailsTo = async (recipient: string) =>
  (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as Json[]

describe('a question', () => {
  test('is listed once it is answered, without the address of who asked, who is mailed the answer once', async () => {
    const id = await idOf()
    expect(await list('skus=LAMP')).toEqual([])
    expect((await platform.get(MODERATION, MODERATOR)).body.result).toMatchObject([
      { id, sku: 'LAMP', question: '¿Trae foco?' },
    ])
    expect((await decide({ id, answer: ' Sí, uno. ' })).body).toEqual({ code: 200, result: { id, status: 'answered' } })
    expect((await platform.get(MODERATION, MODERATOR)).body.result).toEqual([])
    const listed = await list('skus=LAMP')
    expect(listed).toMatchObject([{ sku: 'LAMP', total: 1, questions: [{ id, nickname: 'Ana', answer: 'Sí, uno.' }] }])
    expect(JSON.stringify(listed).toLowerCase()).not.toContain('preguntas.example')
    await decide({ id, answer: 'Sí, uno de 9 W.' })
    const mails = await mailsTo('ana@preguntas.example')
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Respondimos tu pregunta sobre /) }])
    expect(mails[0]!.body).toContain('Sí, uno.')
    await decide({ id, status: 'rejected' })
    expect(await list('skus=LAMP')).toEqual([])
    expect(await mailsTo('ana@preguntas.example')).toHaveLength(1)
  })

  test('about a product that is no longer sold is answered in a mail without its name', async () => {
    const { db } = platform.database()
    const id = await idOf({ sku: 'PIL', email: 'eva@preguntas.example' }, '?storeCode=de')
    const sold = db.updateTable('catalogue_document').where('index_name', '=', 'vue_storefront_catalog_de').where('sku', '=', 'PIL') // prettier-ignore
    await sold.set({ status: 2 }).execute()
    await decide({ id, answer: 'Ja.' })
    await sold.set({ status: 1 }).execute()
    const mails = await mailsTo('eva@preguntas.example')
    expect(mails).toMatchObject([{ subject: 'Deine Frage ist beantwortet' }])
    expect(mails[0]!.body).not.toContain('/p/')
  })

  test('of a customer is theirs; a token that has ended asks nothing', async () => {
    const ana = await asCustomer(platform, 'ana@questions.example')
    const id = await idOf({}, `?token=${ana.token}`)
    const kept = platform.database().db.selectFrom('product_question').select('customer_id').where('id', '=', id)
    expect((await kept.executeTakeFirstOrThrow()).customer_id).not.toBeNull()
    expect((await ask({}, '?token=expired')).status).toBe(401)
  })

  test('sent again under its key is the same; another one under it is refused', async () => {
    const key = { 'idempotency-key': 'question-1' }
    const first = await ask({ question: '¿Una?' }, '', key)
    expect((await ask({ question: '¿Una?' }, '', key)).body).toEqual(first.body)
    expect((await ask({ question: '¿Otra?' }, '', key)).status).toBe(409)
  })

  test('belongs to its store, and stays when the questions of the seed are written again', async () => {
    const german = findStore('de')!
    const id = await idOf({ question: 'Mit Lampe?' }, '?storeCode=de')
    await decide({ id, answer: 'Ja.' })
    const seeded = { sku: 'LAMP', question: 'Alt?', nickname: 'Uwe', answer: 'Nein.' }
    const [askedAt, answeredAt] = [new Date('2026-01-01'), new Date('2026-01-02')]
    const { db } = platform.database()
    for (let times = 0; times < 2; times += 1) await seedQuestions(db, german, [{ ...seeded, askedAt, answeredAt }])
    expect(await list('skus=LAMP')).toEqual([])
    expect(await list('skus=LAMP&storeCode=de')).toMatchObject([
      { total: 2, questions: [{ question: 'Mit Lampe?' }, { question: 'Alt?', answered_at: expect.any(String) }] },
    ])
    expect(await list('skus=LAMP&storeCode=de&from=1&size=1')).toMatchObject([
      { total: 2, questions: [{ question: 'Alt?' }] },
    ])
  })

  test.each([
    ['an unknown product', { sku: 'NOPE' }, 404],
    ['a product that is no longer sold', { sku: 'VIEJO' }, 404],
    ['blanks', { question: '   ' }, 400],
    ['a text without end', { question: 'x'.repeat(501) }, 400],
    ['no name', { nickname: '' }, 400],
    ['no address', { email: 'ana' }, 400],
    ['two addresses', { email: 'a@b.mx, c@d.mx' }, 400],
  ])('with %s is refused', async (_what, fields, status) => {
    expect((await ask(fields)).status).toBe(status)
  })
})

test.each([{}, { 'x-moderation-key': 'mk-tesT' }])('moderation of questions with %j is refused', async (headers) => {
  const id = await idOf()
  expect((await decide({ id, answer: 'Sí.' }, headers as Record<string, string>)).status).toBe(403)
  expect((await platform.get(MODERATION, headers as Record<string, string>)).status).toBe(403)
})

test('a moderator answers questions that there are, with words', async () => {
  expect((await decide({ id: 2_000_000_000, answer: 'Sí.' })).status).toBe(404)
  expect((await decide({ id: 1, answer: '  ' })).status).toBe(400)
  expect((await decide({ id: 1, status: 'answered' })).status).toBe(400)
})

test.each(['', 'skus=LAMP&size=51', 'skus=LAMP&from=-1', 'skus=LAMP&storeCode=xx'])(
  'the list of questions is refused for %j',
  async (query) => {
    expect((await platform.get(`/api/ext/product_questions?${query}`)).status).toBe(400)
  },
)
