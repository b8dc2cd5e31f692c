import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createGracefulStop } from '@hogar/schema/http/gracefulStop.ts'
import { localOrigin } from '@hogar/schema/http/localOrigin.ts'
import { strictTransport } from '@hogar/schema/http/strictTransport.ts'
import type { Logger } from 'pino'
import { warmUpStores } from './catalogue/categories/warmUpStores.ts'
import type { GatewayEnv } from './env.ts'
import { createContext } from './app/context.ts'
import { createSchema, withIncrementalDelivery } from './app/createSchema.ts'
import { resolvers } from './app/resolvers.ts'
import { createSharedReads } from './app/sharedReads.ts'
import type { CoreServices } from './http/coreServices.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { createLog } from './http/createLog.ts'
import { createVisit } from './plugins/visit.ts'
import { createGraphqlServer } from './yoga.ts'
import { readPlaygroundTabs } from './plugins/playground/readPlaygroundTabs.ts'
import { routeMetrics, routeRequest } from './http/routeRequest.ts'
import { traceRequests } from './http/traceRequests.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { createOperationCache } from './operations/operationCache.ts'
import { readPersistedOperations } from './operations/persistedOperations.ts'
import { createRegisteredDocuments } from './operations/registeredDocuments.ts'
import { createReceiptProofs } from './orders/createReceiptProofs.ts'
import { createAnalyticsIds } from './session/analyticsIds.ts'
import { createDevices } from './session/device.ts'
import { createSessionSeal } from './session/sessionSeal.ts'
import { sessionSecrets } from './session/sessionSecrets.ts'
import { createFallbackStore } from './cache/createFallbackStore.ts'
import { createMemoryStore } from './cache/createMemoryStore.ts'
import { createRedisStore } from './cache/createRedisStore.ts'
import type { SharedStore } from './cache/sharedStore.ts'
import { createInvalidator } from './rest/createInvalidator.ts'
import { logLastReplies } from './rest/replies/logLastReplies.ts'
import { createPlatformClient } from './rest/platformClient.ts'
import { readEndpoints } from './rest/readEndpoints.ts'

type Options = Readonly<{
  env: GatewayEnv
  log?: Logger
  /** False executes every operation without compiling it. Replies are the same, which a test verifies. */
  compiles?: boolean
  /** Resolvers in place of the shop's own, for tests of the request path. */
  resolvers?: Parameters<typeof createSchema>[0]
  sharedStore?: SharedStore
  /** Maximum time to fill the caches before the gateway is ready; 0 by default. */
  warmUpMaxMs?: number
}>

export type Gateway = ReturnType<typeof createGateway>

/** Creates a gateway that does not listen yet. One process may hold several. */
export function createGateway(options: Options) {
  const { warmUpMaxMs: maxMs = 0 } = options
  const warmUp = { isOver: maxMs === 0 }
  const lifecycle = { isWarm: () => warmUp.isOver, isStopping: () => graceful.isStopping() }
  const services = { ...createServices(options), ...lifecycle }
  const { env, client, sharedStore, invalidator } = services
  const closing = new AbortController()
  const beginWarmUp = () => {
    if (warmUp.isOver) return
    void warmUpStores(services, { maxMs, signal: closing.signal }).finally(() => (warmUp.isOver = true))
  }
  const playground = env.production ? null : readPlaygroundTabs(join(OPERATIONS, 'examples'))
  const yoga = createGraphqlServer(services, { playground, compiles: options.compiles ?? true })
  const route = routeRequest(services, async (request, response, search) =>
    yoga(request, response, { visit: createVisit(request, response, search) }),
  )
  const handler = env.OTEL_EXPORTER_OTLP_ENDPOINT ? traceRequests(env.TRUST_PROXY, route) : route
  const server = createHttpServer(handler, { log: services.log, headers: strictTransport(env.PUBLIC_ORIGIN) })
  const graceful = createGracefulStop(server)
  const metricsServer = createHttpServer(routeMetrics(services), { log: services.log })
  return {
    /**
     * Request handler for a server that the caller owns: without the limits on URL, headers and time that `listen`
     * sets.
     */
    handler,
    /** Starts to listen. Port 0 takes a free one; returns the address. Rejects if the port is taken. */
    async listen(port: number, host: string): Promise<string> {
      if (env.METRICS_PORT !== undefined) await listen(metricsServer, env.METRICS_PORT, host)
      await listen(server, port, host)
      beginWarmUp()
      return addressOf(server.address(), host)
    },
    /**
     * Serves for `delayMs` while not ready, then finishes running requests, within 10 s in all, and releases all
     * resources.
     */
    async close({ delayMs = 0 }: { delayMs?: number } = {}): Promise<void> {
      await graceful.stop(delayMs)
      closing.abort()
      metricsServer.close()
      metricsServer.closeAllConnections()
      await client.close()
      await invalidator.close()
      await sharedStore.close()
    },
  }
}

const OPERATIONS = join(import.meta.dirname, '../../schema/operations')

function createServices(options: Options): Omit<CoreServices, 'isWarm' | 'isStopping'> {
  const { env } = options
  const secrets = sessionSecrets(env)
  const metrics = createMetrics()
  const schema = withIncrementalDelivery(createSchema(options.resolvers ?? resolvers))
  const persisted = readPersistedOperations(env.OPERATIONS_FILE ?? join(OPERATIONS, 'storefront.json'), {
    reload: !env.production,
  })
  const log = options.log ?? createLog(env)
  const client = createPlatformClient({
    url: env.UPSTREAM_URL,
    endpoints: readEndpoints(env.ENDPOINTS_FILE),
    tokenInHeader: env.TOKEN_IN_HEADER,
    refreshesTokens: env.AUTO_REFRESH_TOKENS,
    observe: metrics.callDone,
    onLastReply: logLastReplies(log),
    isNotifiedOfChanges: () => env.CACHE_INVALIDATION_KEY !== undefined && invalidator.isHearing(),
  })
  const sharedReads = createSharedReads(client)
  const invalidator = createInvalidator({
    redisUrl: env.REDIS_URL,
    drop: (dropped) => {
      client.publicReplies.drop(dropped)
      sharedReads.clear()
    },
  })
  const sharedStore = options.sharedStore ?? openSharedStore(env.REDIS_URL, { onFallback: metrics.storeFellBack, log })
  return {
    env,
    schema,
    metrics,
    log,
    operations: createOperationCache(schema, persisted.hasText, env.production),
    persisted,
    registered: createRegisteredDocuments(sharedStore),
    seal: createSessionSeal(secrets),
    devices: createDevices(secrets),
    analyticsIds: createAnalyticsIds(secrets),
    receiptProofs: createReceiptProofs(secrets),
    sharedStore,
    client,
    sharedReads,
    createContext,
    invalidator,
  }
}

/** Opens Redis if instances share one, with memory as a fallback; else memory alone. */
function openSharedStore(
  redisUrl: string | undefined,
  options: Parameters<typeof createFallbackStore>[1],
): SharedStore {
  return redisUrl ? createFallbackStore(createRedisStore(redisUrl), options) : createMemoryStore()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  return localOrigin(host, typeof address === 'object' && address !== null ? address.port : 0)
}
