import { cacheHeaders, NOT_STORED } from './answers/cacheHeaders.ts'
import { type GatewayPlugin, known, setHeaders } from './visit.ts'

/** Lets caches store the reply to a public read by GET, with its tags; forbids it for every other executed request. */
export function useCacheHeaders(): GatewayPlugin {
  return {
    onExecutionResult({ context: { visit }, result }) {
      if (visit.graph === undefined) return
      const asked = { caller: known(visit.caller), operation: known(visit.operation) }
      const { tags, isOutdated = false } = visit
      const hasErrors = result !== undefined && 'errors' in result
      const answer = { session: known(visit.session), hasErrors, isOutdated, tags }
      const headers = cacheHeaders(asked, answer)
      visit.isShared = headers !== NOT_STORED
      setHeaders(visit, headers)
    },
  }
}
