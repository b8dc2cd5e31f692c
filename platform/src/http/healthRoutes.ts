import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from './createApp.ts'

/** `/health/live`: the process runs. `/health/ready`: it can serve, its database included. */
export function registerHealthRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['health']
  app.get('/health/live', { schema: { tags, summary: 'The process runs' }, logLevel: 'silent' }, async () => ({
    status: 'live',
  }))
  app.get(
    '/health/ready',
    { schema: { tags, summary: 'The platform can serve' }, logLevel: 'silent' },
    async (_request, reply) => {
      try {
        await sql`select 1`.execute(db)
        return { status: 'ready' }
      } catch {
        reply.code(503)
        return { status: 'database unavailable' }
      }
    },
  )
  app.get('/api/', { schema: { tags, summary: 'Version' } }, async () => ({ version: '1.0.0' }))
}
