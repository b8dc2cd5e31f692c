import { BODY_MAX_BYTES } from '../http/limits.ts'
import { readBytes } from '../http/readBytes.ts'
import { paramsOfBody, paramsOfSearch } from './documents/graphqlParams.ts'
import type { GatewayPlugin, Visit } from './visit.ts'

/** Reads the parameters of a GET or a POST, within the limit of a body, straight from Node's request. */
export function useRequestParams(): GatewayPlugin {
  return {
    onRequestParse({ serverContext: { visit }, setRequestParser }) {
      setRequestParser(async () => {
        const { query, operationName, variables } = (visit.params = await readParams(visit))
        return { query, operationName, variables }
      })
    },
  }
}

async function readParams({ request, search }: Visit) {
  if (request.method === 'GET') return paramsOfSearch(new URLSearchParams(search))
  return paramsOfBody((await readBytes(request, BODY_MAX_BYTES)).toString())
}
