import { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { identifyCaller } from './caller/identifyCaller.ts'
import type { GatewayPlugin } from './visit.ts'

/**
 * Identifies the caller by the request's headers: its key, its store, the format that it reads. A fault of the headers
 * is refused by the next plugin, after its fee.
 */
export function useCaller({ env }: Pick<CoreServices, 'env'>): GatewayPlugin {
  return {
    onRequestParse({ serverContext: { visit } }) {
      try {
        const caller = identifyCaller({ env }, visit.request)
        visit.caller = caller
        const { mediaType, multipart } = caller.accepts
        // Yoga chooses its format by this header, whose weights count no longer.
        visit.request.headers.accept = multipart === null ? mediaType : `multipart/mixed, ${mediaType}`
      } catch (fault) {
        if (!(fault instanceof RequestRefusal)) throw fault
        visit.headerFault = fault
      }
    },
  }
}
