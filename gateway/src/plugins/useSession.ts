import type { CoreServices } from '../http/coreServices.ts'
import { isSecure } from './caller/isSecure.ts'
import { ENDED_SESSION, refuseEnded, refuseMoved } from './session/refuseSession.ts'
import { readSessionHeaders } from './session/sessionHeaders.ts'
import { readSession, writeSession } from './session/sessionTransport.ts'
import { type GatewayPlugin, known, setHeaders } from './visit.ts'

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
