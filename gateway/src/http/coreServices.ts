import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayEnv } from '../env.ts'
import type { GraphContext } from '../app/context.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { OperationCache } from '../operations/operationCache.ts'
import type { PersistedOperations } from '../operations/persistedOperations.ts'
import type { RegisteredDocuments } from '../operations/registeredDocuments.ts'
import type { ReceiptProofs } from '../orders/createReceiptProofs.ts'
import type { AnalyticsIds } from '../session/analyticsIds.ts'
import type { Devices } from '../session/device.ts'
import type { SessionSeal } from '../session/sessionSeal.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { Invalidator } from '../rest/createInvalidator.ts'
import type { PlatformClient } from '../rest/platformClient.ts'

/** Services that exist once per gateway and serve every request. */
export type CoreServices = Readonly<{
  env: GatewayEnv
  log: Logger
  schema: GraphQLSchema
  client: PlatformClient
  invalidator: Invalidator
  sharedStore: SharedStore
  operations: OperationCache
  persisted: PersistedOperations
  registered: RegisteredDocuments
  seal: SessionSeal
  devices: Devices
  analyticsIds: AnalyticsIds
  receiptProofs: ReceiptProofs
  sharedReads: RequestScope['sharedReads']
  /** Creates the context of one operation, with its loaders. */
  createContext: (scope: RequestScope) => GraphContext
  metrics: Metrics
  /** Returns true once the caches have been filled at start, or the time for it has passed. */
  isWarm: () => boolean
  /** Returns true once the gateway is stopping: it still replies, but is not ready. */
  isStopping: () => boolean
}>
