import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { escapeHtml } from './escapeHtml.ts'

const NEWEST = 100

/** `/outbox`, for developers: what the platform would have sent. JSON for programs, a page for a browser. */
export function registerOutboxRoutes(app: App, db: Kysely<Schema>): void {
  const querystring = Type.Object({ recipient: Type.Optional(Type.String()) })
  app.get(
    '/outbox',
    { schema: { tags: ['outbox'], summary: 'Mails and messages sent, newest first', querystring } },
    async (request, reply) => {
      const { recipient } = request.query
      const messages = await db
        .selectFrom('outbox')
        .selectAll()
        .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute()
      if (request.headers.accept?.includes('text/html') !== true) return messages
      const articles = messages.map(
        (message) =>
          `<article><h2>${escapeHtml(message.subject)}</h2><p>${escapeHtml(message.channel)} to ${escapeHtml(message.recipient)}, ${message.created_at.toISOString()}</p>${message.body}</article><hr>`,
      )
      reply.type('text/html; charset=utf-8')
      return `<!doctype html><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${articles.join('') || '<p>Nothing has been sent.</p>'}`
    },
  )
}
