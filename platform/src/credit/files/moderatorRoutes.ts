import { Type } from 'typebox'
import type { Database } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../../http/requireModerator.ts'
import type { ApplicationParts } from '../applications/applicationParts.ts'
import { stateRefusal } from '../applications/applicationRefusal.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../applications/limits.ts'
import { LIVE_SLOTS } from './fileRows.ts'
import { readSealed } from './fileStore.ts'

const tags = ['credit']
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const Id = Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS })
const Params = Type.Object({ id: Id })
const ListQuery = Type.Object({ incrementId: Id })
const FlagBody = Type.Object({ legible: Type.Boolean() })

/** Routes of moderators: files of an application, the content of one, and whether it is legible. */
export function registerModeratorRoutes(app: App, parts: ApplicationParts, key: string): void {
  const { db } = parts
  const list = { tags, summary: 'Files of an application', description: KEY, querystring: ListQuery }
  app.get('/api/ext/credit_files', { schema: list }, async (request) => {
    requireModerator(request, key)
    const files = await db
      .selectFrom('credit_file as file')
      .innerJoin('credit_application as application', 'application.id', 'file.application_id')
      .select(['file.id', 'file.slot', 'file.mime', 'file.bytes', 'file.received_at', 'file.flagged_at'])
      .where('application.folio', '=', request.query.incrementId)
      .orderBy('file.slot')
      .execute()
    return success({ items: files })
  })
  const reading = {
    tags,
    summary: 'Content of a file',
    description: `Every reading is recorded. ${KEY}`,
    params: Params,
  }
  app.get('/api/ext/credit_files/:id', { schema: reading }, async (request, reply) => {
    requireModerator(request, key)
    const file = await requireFile(db, request.params.id)
    await db
      .insertInto('credit_file_read')
      .values({ file_id: file.id, application_id: file.application_id, read_at: new Date() })
      .execute()
    request.log.info({ file: file.id, application: file.application_id }, 'a moderator read a credit file')
    const content = await readSealed(parts, file.path)
    reply
      .type(file.mime)
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return reply.send(content)
  })
  registerFlagging(app, db, key)
}

function registerFlagging(app: App, db: ApplicationParts['db'], key: string): void {
  const flagging = {
    tags,
    summary: 'Say whether a file is legible',
    description: `An application with a file that is not legible asks for it again when it is decided. Returns 409 when
it is decided already. ${KEY}`,
    params: Params,
    body: FlagBody,
  }
  app.put('/api/ext/credit_files/:id', { schema: flagging }, async (request) => {
    requireModerator(request, key)
    const { id, application_id: applicationId, slot } = await requireFile(db, request.params.id)
    if (LIVE_SLOTS.includes(slot)) throw new PlatformError(409, { errorMessage: 'A live test is not sent again' })
    await db.transaction().execute(async (transaction) => {
      const { status } = await transaction
        .selectFrom('credit_application')
        .select('status')
        .where('id', '=', applicationId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (status !== 'SUBMITTED') throw stateRefusal(status)
      await transaction
        .updateTable('credit_file')
        .set({ flagged_at: request.body.legible ? null : new Date() })
        .where('id', '=', id)
        .execute()
    })
    return success({ id, legible: request.body.legible })
  })
}

/** @throws PlatformError 404 for an unknown file. */
async function requireFile(db: Database, id: string) {
  const file = await db.selectFrom('credit_file').selectAll().where('id', '=', id).executeTakeFirst()
  if (file === undefined) throw new PlatformError(404, { errorMessage: 'No such file' })
  return file
}
