import type { CoreServices } from '../http/coreServices.ts'
import { corsHeaders, preflightHeaders } from './corsHeaders.ts'
import { type GatewayPlugin, setHeaders } from './visit.ts'

/** Names the request on every reply, lets the allowed origins read it, and answers preflights. */
export function useCors({ env }: Pick<CoreServices, 'env'>): GatewayPlugin {
  return {
    onRequest({ serverContext: { visit }, fetchAPI, ...hook }) {
      const { headers, method } = visit.request
      setHeaders(visit, { 'x-request-id': visit.requestId, ...corsHeaders(headers, env.ALLOWED_ORIGINS) })
      if (method !== 'OPTIONS') return
      const init = { status: 204, headers: preflightHeaders(headers['access-control-request-headers']) }
      hook.endResponse(new fetchAPI.Response(null, init))
    },
  }
}
