import type { Kysely } from 'kysely'
import { createDatabaseProbe } from '../database/createDatabaseProbe.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from './createApp.ts'

type Health = Readonly<{
  db: Kysely<Schema>
  /** Whether searches would be answered at once: a large catalogue takes longer to read than callers wait. */
  isWarm: () => boolean
  /** True once the process was asked to stop: it still answers, and is not ready any more. */
  isStopping: () => boolean
}>

const READINESS = `Returns 503 while the process stops or reads the catalogue, and while the database does not answer
within two seconds, is read-only or has no free disk space. \`database\` names the state of the database. Returns 200
after recovery.`

/** `/health/live`: the process runs. `/health/ready`: it can serve, its database and its searches included. */
export function registerHealthRoutes(app: App, { db, isWarm, isStopping }: Health): void {
  // Clients that keep connections open move to another process by themselves.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  const tags = ['health']
  const probeDatabase = createDatabaseProbe(db)
  app.get('/health/live', { schema: { tags, summary: 'Liveness of the process' }, logLevel: 'silent' }, async () => ({
    status: 'live',
  }))
  app.get(
    '/health/ready',
    { schema: { tags, summary: 'Readiness of the platform', description: READINESS }, logLevel: 'silent' },
    async (_request, reply) => {
      if (isStopping()) {
        reply.code(503)
        return { status: 'stopping' }
      }
      if (!isWarm()) {
        reply.code(503)
        return { status: 'reading the catalogue' }
      }
      const database = await probeDatabase()
      if (database === 'ready') return { status: 'ready' }
      reply.code(503)
      return { status: 'database unavailable', database }
    },
  )
  app.get('/api/', { schema: { tags, summary: 'Version' } }, async () => ({ version: '1.0.0' }))
}
