import { createYoga } from 'graphql-yoga'
import type { CoreServices } from './http/coreServices.ts'
import type { PlaygroundTab } from './plugins/playground/readPlaygroundTabs.ts'
import { useAnswer } from './plugins/useAnswer.ts'
import { useCacheHeaders } from './plugins/useCacheHeaders.ts'
import { useCaller } from './plugins/useCaller.ts'
import { useCors } from './plugins/useCors.ts'
import { useExecution } from './plugins/useExecution.ts'
import { useGraphContext } from './plugins/useGraphContext.ts'
import { useHeldCost } from './plugins/useHeldCost.ts'
import { useMetrics } from './plugins/useMetrics.ts'
import { useOperations } from './plugins/useOperations.ts'
import { usePlayground } from './plugins/usePlayground.ts'
import { useQueryLimits } from './plugins/useQueryLimits.ts'
import { useRequestFee } from './plugins/useRequestFee.ts'
import { useRequestParams } from './plugins/useRequestParams.ts'
import { useSession } from './plugins/useSession.ts'
import { useTracing } from './plugins/useTracing.ts'
import { useTrustedDocuments } from './plugins/useTrustedDocuments.ts'
import type { ServerContext } from './plugins/visit.ts'

type Options = Readonly<{
  /** Tabs of the playground; null for a gateway without one. */
  playground: readonly PlaygroundTab[] | null
  /** False executes every operation the ordinary way, for comparison. */
  compiles: boolean
}>

/**
 * Creates the GraphQL server. Every GraphQL request takes this path, from top to bottom: the playground, persisted
 * operations, complete replies and replies in parts.
 */
export function createGraphqlServer(services: CoreServices, { playground, compiles }: Options) {
  return createYoga<ServerContext>({
    schema: services.schema,
    plugins: [
      useMetrics(services), // Counts every request, refused ones too.
      useCors(services), // Names every reply and answers preflights.
      playground !== null && usePlayground(playground), // In development, for a browser that opens the address.
      useCaller(services), // Key, store and format: everything after depends on them.
      useRequestFee(services), // Before the body is read, so that a flood of bodies costs little.
      useRequestParams(), // The bounded body, read once.
      useTrustedDocuments(services), // An id or a hash becomes a text that this caller may send.
      useOperations(services), // The text becomes an operation, parsed and validated once.
      useQueryLimits(services), // Before a session is opened or anything executed.
      useSession(services), // Opened before execution, sealed before the first byte.
      useHeldCost(), // After the session, which pays too.
      useGraphContext(services), // Last before execution: nothing is refused from here on.
      useExecution(services, { compiles }), // Compiled, in parts, or as Yoga does it.
      useTracing(services), // Around the chosen executor; does nothing without a collector.
      useCacheHeaders(), // After execution, when session, errors and tags are known.
      useAnswer(services), // Masks errors and writes the body.
    ],
    // The plugins above do these themselves.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    maxRequestBodySize: false,
    multipart: false,
    parserAndValidationCache: false,
  })
}
