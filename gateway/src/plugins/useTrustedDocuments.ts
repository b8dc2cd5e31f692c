import { whenKnown } from '../graph/maybePromise.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { documentOf } from './documents/documentOf.ts'
import { type GatewayPlugin, known } from './visit.ts'

/**
 * Finds the text of a document that is named by an id or a hash. In production, strangers run the storefront's own
 * documents alone.
 */
export function useTrustedDocuments(services: CoreServices): GatewayPlugin {
  return {
    onParams({ context: { visit }, setParams }) {
      const params = known(visit.params)
      const send = (text: string) => {
        visit.text = text
        setParams({ query: text, variables: params.variables, operationName: params.operationName })
      }
      return whenKnown(documentOf(services, params, known(visit.caller)), send)
    },
  }
}
