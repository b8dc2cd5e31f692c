import { getRequest, graphql } from 'relay-runtime'
import { abortAfter } from '../device/abortAfter.ts'
import { flattenIncremental } from '../relay/network/flattenIncremental.ts'
import type { GraphQLTransport } from '../relay/network/transport.ts'
import { TOKEN_LOCK_RETRY_MS } from './limits.ts'

const ASK_TIMEOUT_MS = 10_000

const document = graphql`
  query askSessionQuery {
    viewer {
      # eslint-disable-next-line relay/unused-fields
      customer {
        __typename
      }
    }
  }
`

/**
 * Asks the gateway whether the session may be used: it refreshes the customer's token if possible. False when it
 * reports that the session has ended; true as well without an answer, as the state is unknown then.
 */
export async function askSession(transport: GraphQLTransport): Promise<boolean> {
  const { id, name } = getRequest(document).params
  if (typeof id !== 'string') return true
  try {
    const signal = abortAfter(ASK_TIMEOUT_MS)
    for await (const chunk of transport({ id, name, variables: {}, signal })) {
      const errors = flattenIncremental(chunk)?.[0]?.errors ?? []
      return !errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
    }
  } catch {
    // No answer.
  }
  return true
}

/** Asks after a pause: for a change that was refused while another request may be refreshing the token. */
export async function askSessionSoon(transport: GraphQLTransport): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, TOKEN_LOCK_RETRY_MS))
  return askSession(transport)
}
