import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { canonicalEmail } from '../customers/customerRepository.ts'
import { Email } from '../typed/isEmail.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { requireStore } from '../stores.ts'
import {
  ASKER_MAX_CHARACTERS,
  QUESTION_LIST_FROM_MAX,
  QUESTION_LIST_MAX_SKUS,
  QUESTION_LIST_SIZE,
  QUESTION_MAX_CHARACTERS,
} from './limits.ts'
import { findSoldProduct, listQuestions } from './questionRepository.ts'

const tags = ['questions']
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const ListQuery = Type.Object({
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${QUESTION_LIST_MAX_SKUS}` })),
  from: Type.Integer({ minimum: 0, maximum: QUESTION_LIST_FROM_MAX, default: 0 }),
  size: Type.Integer({ minimum: 0, maximum: QUESTION_LIST_SIZE, default: QUESTION_LIST_SIZE }),
  storeCode: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const Asked = Type.Object({
  sku: line(255),
  question: line(QUESTION_MAX_CHARACTERS),
  nickname: line(ASKER_MAX_CHARACTERS),
  email: Email,
})
const LISTING = `Returns the answered questions of each SKU, newest answer first, as \`[{ sku, total, questions }]\`. SKUs
without questions are left out. No question has the address of its writer.`
const ASKING = `Stores a question. It is listed once the shop's people have answered it; the answer is mailed to
\`email\`. With a user token, the question belongs to the customer. With \`Idempotency-Key\`, the request can be repeated
safely.`

/** Registers the routes that list answered questions about products and take new ones. */
export function registerQuestionRoutes(app: App, db: Kysely<Schema>): void {
  const listing = { tags, summary: 'Answered questions about products', description: LISTING, querystring: ListQuery }
  app.get('/api/ext/product_questions', { schema: listing }, async (request) => {
    const { from, size, storeCode } = request.query
    const skus = requireSkus(request.query.skus, QUESTION_LIST_MAX_SKUS)
    return success(await listQuestions(db, requireStore(storeCode), { skus, from, size }))
  })
  const asking = { tags, summary: 'Ask about a product', description: ASKING, querystring: TokenQuery, body: Asked }
  app.post('/api/ext/product_questions', { schema: asking }, async (request) => {
    const store = requireStore(request.query.storeCode)
    const token = userTokenOf(request)
    const customerId = token === null ? null : (await requireBearer(db, token, new Date())).customerId
    const { sku, question, nickname, email } = request.body
    return carryOutOnce(db, readIdempotency(request, `question:${customerId ?? 'guest'}`), async (transaction) => {
      if ((await findSoldProduct(transaction, store, sku)) === undefined)
        throw new PlatformError(404, `No such product: ${sku}`)
      const kept = await transaction
        .insertInto('product_question')
        .values({
          store_code: store.code,
          sku,
          question: question.trim(),
          nickname: nickname.trim(),
          email: canonicalEmail(email),
          customer_id: customerId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return success({ id: kept.id, status: 'pending' })
    })
  })
}
