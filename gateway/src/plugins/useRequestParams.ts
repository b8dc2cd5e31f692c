import { paramsOfBody, paramsOfSearch } from './documents/graphqlParams.ts'
import { readBody } from './readBody.ts'
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
  return request.method === 'GET' ? paramsOfSearch(new URLSearchParams(search)) : paramsOfBody(await readBody(request))
}
