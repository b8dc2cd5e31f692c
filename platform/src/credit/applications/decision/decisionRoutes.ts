import { Type } from 'typebox'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../limits.ts'
import { decideNow } from './decideNow.ts'

const DECISIONS = ['APPROVED', 'PARTIALLY_APPROVED', 'DENIED', 'NEEDS_FILES'] as const
const Params = Type.Object({ incrementId: Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS }) })
const Body = Type.Object({ decision: Type.Optional(Type.Union(DECISIONS.map((status) => Type.Literal(status)))) })
const DECIDING = `Not in production: the public contract has no such call. Decides an application in review at once, by the
rules, or as \`decision\` says.`

/** `PUT /api/ext/credit_requests/{incrementId}/decision`, for developers: plays the office that decides. */
export function registerDecisionRoutes(app: App, parts: ApplicationParts): void {
  const schema = {
    tags: ['credit'],
    summary: 'Decide an application',
    description: DECIDING,
    params: Params,
    body: Body,
  }
  // A call without a body leaves the decision to the rules.
  const preValidation = async (request: { body: unknown }) => {
    request.body ??= {}
  }
  app.put('/api/ext/credit_requests/:incrementId/decision', { schema, preValidation }, async ({ params, body }) => {
    const asked = { folio: params.incrementId, status: body.decision, now: new Date() }
    const row = await decideNow(parts, asked)
    return success({ incrementId: row.folio, estado: row.status, aprobado: row.approved && Number(row.approved) })
  })
}
