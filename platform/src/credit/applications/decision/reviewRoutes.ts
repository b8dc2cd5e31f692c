import { Type } from 'typebox'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { MODERATION_HEADER, requireModerator } from '../../../http/requireModerator.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { CREDENTIAL_MAX_CHARACTERS, REVIEW_LIST_MAX } from '../limits.ts'
import { decideNow } from './decideNow.ts'

const tags = ['credit']
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const Params = Type.Object({ incrementId: Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS }) })
const Body = Type.Object({ decision: Type.Union([Type.Literal('rules'), Type.Literal('DENIED')]) })
const DECIDING = `\`rules\` decides at once as the rules do on the day of the answer: an application with a file that is not
legible asks for it again. \`DENIED\` denies it. Every decision is logged with the application. Returns 404 for an unknown
folio and 409 where the application is not in review. ${KEY}`

/** Routes of moderators: applications in review, and the decision on one before its day. */
export function registerReviewRoutes(app: App, parts: ApplicationParts, key: string): void {
  const { db } = parts
  const list = {
    tags,
    summary: 'Applications in review, oldest first',
    description: `\`archivos\` are read by \`credit_files/{id}\`. Names no person. ${KEY}`,
  }
  app.get('/api/ext/credit_reviews', { schema: list }, async (request) => {
    requireModerator(request, key)
    const rows = await db
      .selectFrom('credit_application')
      .select(['id', 'folio', 'kind', 'customer_kind', 'store_code', 'amount', 'created_at', 'answer_before'])
      .where('status', '=', 'SUBMITTED')
      .orderBy('answer_before')
      .limit(REVIEW_LIST_MAX)
      .execute()
    const files = await db
      .selectFrom('credit_file')
      .select(['id', 'application_id', 'slot', 'mime', 'flagged_at'])
      .where('application_id', 'in', ['', ...rows.map(({ id }) => id)])
      .orderBy('slot')
      .execute()
    const items = rows.map((row) => ({
      incrementId: row.folio,
      storeCode: row.store_code,
      tipo: row.kind,
      cliente: row.customer_kind,
      monto: row.amount === null ? null : Number(row.amount),
      creada: row.created_at.toISOString(),
      respuesta_antes_de: row.answer_before?.toISOString() ?? null,
      archivos: files
        .filter(({ application_id: owner }) => owner === row.id)
        .map(({ id, slot, mime, flagged_at: flaggedAt }) => ({ id, slot, mime, legible: flaggedAt === null })),
    }))
    return success({ items })
  })
  const deciding = { tags, summary: 'Decide an application before its day', description: DECIDING, params: Params, body: Body } // prettier-ignore
  app.put('/api/ext/credit_reviews/:incrementId', { schema: deciding }, async (request) => {
    requireModerator(request, key)
    const { decision } = request.body
    const status = decision === 'rules' ? undefined : decision
    const row = await decideNow(parts, { folio: request.params.incrementId, status, now: new Date() })
    request.log.info({ application: row.id, decision, status: row.status }, 'a moderator decided a credit application')
    return success({ incrementId: row.folio, estado: row.status })
  })
}
