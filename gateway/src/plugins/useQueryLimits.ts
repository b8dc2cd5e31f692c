import type { CoreServices } from '../http/coreServices.ts'
import { admitOperation } from './admitOperation.ts'
import { registerDocument } from './documents/documentOf.ts'
import { type GatewayPlugin, known } from './visit.ts'

/**
 * Refuses an operation that this caller may not run with these variables: its cost, its method, introspection, values
 * that do not fit. Registers the document of an admitted one, if the client asked for it.
 */
export function useQueryLimits(services: CoreServices): GatewayPlugin {
  return {
    onContextBuilding({ context: { visit } }) {
      const [params, caller] = [known(visit.params), known(visit.caller)]
      const asked = { operation: known(visit.operation), text: known(visit.text), variables: params.variables }
      visit.admitted = admitOperation(services, asked, caller)
      return registerDocument(services, params, caller)
    },
  }
}
