import type { CoreServices } from '../http/coreServices.ts'
import type { CallReport } from '../rest/callReport.ts'
import { replyTags } from '../rest/replies/replyTags.ts'
import { isShareable } from './answers/cacheHeaders.ts'
import { quotaReport } from './rateLimit/quota.ts'
import { clientSignal, createRequestScope } from './requestScope.ts'
import { type GatewayPlugin, known } from './visit.ts'

/**
 * Creates the context of the resolvers: deadline, REST client, loaders. Notes the REST calls, for the charge and in
 * development for the reply, and the cache tags of the data.
 */
export function useGraphContext(services: CoreServices): GatewayPlugin {
  const showsCalls = !services.env.production
  return {
    onContextBuilding({ context: { visit } }) {
      const [caller, admitted, meter] = [known(visit.caller), known(visit.admitted), known(visit.meter)]
      const { tags, response } = visit
      const calls: CallReport[] = []
      const isShared = isShareable({ caller, operation: known(visit.operation) })
      const scope = createRequestScope(services, visit.request, {
        store: caller.store,
        messageLanguage: caller.messageLanguage,
        session: known(visit.session),
        requestId: visit.requestId,
        buyerAddress: caller.buyerAddress,
        signal: clientSignal(response),
        report: (call) => {
          meter.note(call)
          if (call.isOutdated === true) visit.isOutdated = true
          if (showsCalls) calls.push({ ...call, ms: Math.round(call.ms * 10) / 10 })
        },
        onPublicReply: isShared
          ? (entity, reply) => {
              for (const tag of replyTags(entity, reply)) tags.add(tag)
            }
          : undefined,
      })
      const graph = services.createContext(scope)
      visit.graph = graph
      visit.extensions = () => {
        // A reply that caches may store must not depend on its caller.
        const quota = isShared ? null : meter.quota()
        const cost = quota === null ? admitted.cost : { ...admitted.cost, ...quotaReport(quota, Date.now()) }
        return { cost, ...(showsCalls ? { upstream: calls } : {}) }
      }
    },
  }
}
