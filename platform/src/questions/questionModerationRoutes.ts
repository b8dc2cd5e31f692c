import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { storeOrDefault } from '../stores.ts'
import { ANSWER_MAX_CHARACTERS, PENDING_QUESTIONS_MAX } from './limits.ts'
import { findSoldProduct } from './questionRepository.ts'
import { sendAnswer } from './sendAnswer.ts'

const tags = ['questions']
const PATH = '/api/ext/question_moderation'
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Decision = Type.Union([
  Type.Object({ id: Id, answer: Type.String({ minLength: 1, maxLength: ANSWER_MAX_CHARACTERS, pattern: '\\S' }) }),
  Type.Object({ id: Id, status: Type.Literal('rejected') }),
])
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const DECIDING = `\`{ id, answer }\` publishes a question with its answer, and mails the answer to who asked, once: an
answer can be changed later without another mail. \`{ id, status: "rejected" }\` takes a question off the lists. ${KEY}`

/** Registers the routes by which the shop's people answer questions. Without the key they answer 403. */
export function registerQuestionModeration(app: App, db: Kysely<Schema>, key: string): void {
  const pending = { tags, summary: 'Questions without an answer, oldest first', description: KEY }
  app.get(PATH, { schema: pending }, async (request) => {
    requireModerator(request, key)
    const waiting = db.selectFrom('product_question').where('status', '=', 'pending')
    const fields = ['id', 'store_code', 'sku', 'question', 'nickname', 'created_at'] as const
    return success(await waiting.select(fields).orderBy('id').limit(PENDING_QUESTIONS_MAX).execute())
  })
  const deciding = { tags, summary: 'Answer or reject a question', description: DECIDING, body: Decision }
  app.put(PATH, { schema: deciding }, async (request) => {
    requireModerator(request, key)
    const { body } = request
    const change =
      'answer' in body
        ? { status: 'answered' as const, answer: body.answer.trim(), answered_at: new Date() }
        : { status: 'rejected' as const, answer: null, answered_at: null }
    await db.transaction().execute(async (transaction) => {
      const question = await transaction
        .updateTable('product_question')
        .set(change)
        .where('id', '=', body.id)
        .returningAll()
        .executeTakeFirst()
      if (question === undefined) throw new PlatformError(404, `No such question: ${body.id}`)
      const store = storeOrDefault(question.store_code)
      const product = await findSoldProduct(transaction, store, question.sku)
      await sendAnswer(transaction, store, { question, product })
    })
    return success({ id: body.id, status: change.status })
  })
}
