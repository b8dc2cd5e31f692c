import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import type { GatewayEnv } from '../env.ts'
import type { ReceiptProofs } from '../orders/receiptProof.ts'
import type { Device } from '../session/device.ts'
import type { Session } from '../session/session.ts'
import type { SharedStore } from '../sharedStore/sharedStore.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import type { Deadline } from '../upstream/deadline.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createLoaders } from './loaders.ts'
import type { SharedReads } from './sharedReads.ts'

/** What one request is about, before the loaders that read on its behalf. */
export type RequestScope = Readonly<{
  store: StoreDefinition
  session: Session
  upstream: Upstream
  deadline: Deadline
  log: Logger
  requestId: string
  /** Whom to count tries and cost against, beside the session. */
  address: string
  device: Device
  /** Aborted when the client has gone. */
  signal: AbortSignal
  sharedStore: SharedStore
  env: GatewayEnv
  receiptProofs: ReceiptProofs
  sharedReads: SharedReads
}>

/** What every resolver receives, made once per request. */
export type GraphContext = ReturnType<typeof createContext>

/** Adds how the store sells, and the loaders of a request's scope: their caches live as long as the request. */
export function createContext(scope: RequestScope) {
  const settings = settingsOf(scope.env.STORE_SETTINGS, scope.store)
  return { ...scope, settings, loaders: createLoaders({ ...scope, settings }) }
}
