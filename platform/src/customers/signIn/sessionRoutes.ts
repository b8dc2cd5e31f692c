import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { endSessions, listSessions, requireBearer } from './sessions.ts'
import { TokenQuery, userTokenOf } from './userToken.ts'

const tags = ['customers']

/** The devices that a customer is signed in on, and signing them out. */
export function registerSessionRoutes(app: App, db: Kysely<Schema>): void {
  const signingOut = { tags, summary: 'End the session of this token', querystring: TokenQuery }
  app.post('/api/user/logout', { schema: signingOut }, async (request) => {
    const { customerId, sessionId } = await requireBearer(db, userTokenOf(request), new Date())
    await endSessions(db, customerId, { only: sessionId })
    return success(true)
  })

  const listing = { tags, summary: 'Open sessions of the customer, last used first', querystring: TokenQuery }
  app.get('/api/user/sessions', { schema: listing }, async (request) => {
    const now = new Date()
    const { customerId, sessionId } = await requireBearer(db, userTokenOf(request), now)
    const sessions = await listSessions(db, customerId, now)
    return success({
      items: sessions.map(({ id, device, created_at, used_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        used_at: used_at.toISOString(),
        is_current: id === sessionId,
      })),
    })
  })

  const ending = {
    tags,
    summary: 'End a session; `others` ends all but the current one, `all` ends every session',
    params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
    querystring: TokenQuery,
  }
  app.delete('/api/user/sessions/:sessionId', { schema: ending }, async (request) => {
    const { customerId, sessionId: own } = await requireBearer(db, userTokenOf(request), new Date())
    const { sessionId } = request.params
    if (sessionId === 'all') return success({ ended: await endSessions(db, customerId, { all: true }) })
    if (sessionId === 'others') return success({ ended: await endSessions(db, customerId, { allBut: own }) })
    const ended = await endSessions(db, customerId, { only: sessionId })
    if (ended === 0) throw new PlatformError(404, 'No such session')
    return success({ ended })
  })
}
