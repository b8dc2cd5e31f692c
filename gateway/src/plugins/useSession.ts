import { Kind } from 'graphql'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import type { Operation } from '../operations/operation.ts'
import { isSecure } from './caller/isSecure.ts'
import { readSessionHeaders } from './session/sessionHeaders.ts'
import { readSession, writeSession } from './session/sessionTransport.ts'
import { type GatewayPlugin, known, setHeaders } from './visit.ts'
import type { OpenSession } from '../session/createSession.ts'
import { SessionEnded } from '../session/sessionEnded.ts'

/**
 * Opens the session of the request before execution, and seals a changed one into the reply's head, before its first
 * byte. Refuses mutations of a session that has ended or was replaced.
 */
export function useSession(services: CoreServices): GatewayPlugin {
  return {
    onContextBuilding({ context: { visit } }) {
      const { store, messageLanguage } = known(visit.caller)
      const operation = known(visit.operation)
      return readSession(visit.request, store, services).then((session) => {
        refuseMoved(session, operation)
        refuseEnded(session, operation, messageLanguage)
        visit.session = session
      })
    },
    async onExecutionResult({ context: { visit } }) {
      const { request, response, graph } = visit
      if (graph === undefined || graph.signal.aborted) return
      const session = known(visit.session)
      if (session.isEnded) setHeaders(visit, ENDED_SESSION)
      await writeSession(request, response, {
        store: graph.store,
        session,
        device: graph.device,
        services,
        secure: isSecure(request, services.env),
        isApps: readSessionHeaders(request.headers).kind !== 'cookie',
      })
    },
  }
}

/** Mutations that need no session: if the reply was lost, they are retried with the session from before it. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'login',
  'createAccount',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmailChange',
  'undoEmailChange',
])

/**
 * Refuses a mutation whose session was replaced meanwhile, in another tab: nothing was changed, and the browser has its
 * new session when it retries. Throws RequestRefusal 503, as for a short outage.
 */
function refuseMoved(session: OpenSession, { isMutation, definition }: Operation): void {
  if (!session.isMoved || !isMutation || hasOnly(definition, WITHOUT_SESSION)) return
  const message = 'The session was just replaced. Retry with the new session.'
  throw new RequestRefusal([new GatewayError('UPSTREAM_UNAVAILABLE', message)], {
    status: 503,
    headers: { 'retry-after': '1' },
  })
}

/** Response header that reports an ended session to pages before they parse the reply. */
const ENDED_SESSION: Readonly<Record<string, string>> = { 'x-session-state': 'ended' }

/** Mutations allowed to an ended session: those that open an account, and `logout`, which makes it a guest's. */
const OF_ENDED_SESSION: ReadonlySet<string> = new Set([...WITHOUT_SESSION, 'logout'])

/**
 * Refuses a mutation of an ended session, until its shopper signs in again or, by `logout`, continues as a guest:
 * otherwise it would silently change another cart. Throws RequestRefusal 401.
 */
function refuseEnded(session: OpenSession, { isMutation, definition }: Operation, language: MessageLanguage): void {
  if (!session.isEnded || !isMutation || hasOnly(definition, OF_ENDED_SESSION)) return
  throw new RequestRefusal([new SessionEnded(language)], {
    status: 401,
    headers: { ...ENDED_SESSION, 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}

function hasOnly({ selectionSet }: Operation['definition'], names: ReadonlySet<string>): boolean {
  return selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && names.has(selection.name.value))
}
