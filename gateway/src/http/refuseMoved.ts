import { Kind } from 'graphql'
import { GatewayError } from '../graph/gatewayError.ts'
import type { Operation } from '../operations/operation.ts'
import type { OpenSession } from '../session/createSession.ts'
import { RequestRefusal } from './requestRefusal.ts'

/** Changes that need no session: one whose answer was lost can be sent again with the session from before it. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'login',
  'createAccount',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmailChange',
  'undoEmailChange',
])

/**
 * Refuses a change that was sent with a session which has become another meanwhile, in another tab: nothing was done, and
 * the browser has its new session by the time that it tries again. Throws RequestRefusal 503, as for an outage that passes.
 */
export function refuseMoved(session: OpenSession, { isMutation, definition }: Operation): void {
  if (!session.isMoved || !isMutation) return
  const needsNone = definition.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && WITHOUT_SESSION.has(selection.name.value),
  )
  if (needsNone) return
  const message = 'The session has just become another one. Send this again with the new one.'
  throw new RequestRefusal([new GatewayError('UPSTREAM_UNAVAILABLE', message)], {
    status: 503,
    headers: { 'retry-after': '1' },
  })
}
