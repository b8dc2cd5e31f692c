import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from './createApp.ts'

type Health = Readonly<{
  db: Kysely<Schema>
  /** Whether searches would be answered at once: a large catalogue takes longer to read than callers wait. */
  isWarm: () => boolean
}>

/** `/health/live`: the process runs. `/health/ready`: it can serve, its database and its searches included. */
export function registerHealthRoutes(app: App, { db, isWarm }: Health): void {
  const tags = ['health']
  app.get('/health/live', { schema: { tags, summary: 'The process runs' }, logLevel: 'silent' }, async () => ({
    status: 'live',
  }))
  app.get(
    '/health/ready',
    { schema: { tags, summary: 'The platform can serve' }, logLevel: 'silent' },
    async (_request, reply) => {
      if (!isWarm()) {
        reply.code(503)
        return { status: 'reading the catalogue' }
      }
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
