import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { outboxPage } from './outboxPage.ts'
import { renderMessage } from './renderMessage.ts'

const NEWEST = 100
/** Nothing that a mail holds may load or run: styles alone are shown. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/outbox`, for developers: messages as they are sent. JSON for programs, a page for a browser. */
export function registerOutboxRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const querystring = Type.Object({ recipient: Type.Optional(Type.String()) })
  const description = '`body` is the HTML part of a mail, `text` the plain-text part. For an SMS, both hold its text.'
  const schema = { tags: ['outbox'], summary: 'Mails and messages sent, newest first', description, querystring }
  app.get('/outbox', { schema }, async (request, reply) => {
    const { recipient } = request.query
    const stored = await db
      .selectFrom('outbox')
      .selectAll()
      .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute()
    const messages = stored.map(({ content, ...message }) => {
      if (message.channel === 'sms') return { ...message, text: message.body }
      const { html, text } = renderMessage({ ...message, content }, shopOrigin)
      return { ...message, body: html, text }
    })
    if (request.headers.accept?.includes('text/html') !== true) return messages
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY)
    return outboxPage(messages)
  })
}
