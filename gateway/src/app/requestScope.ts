import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { GatewayEnv } from '../env.ts'
import type { ReceiptProofs } from '../orders/createReceiptProofs.ts'
import type { Device } from '../session/device.ts'
import type { Session } from '../session/session.ts'
import type { StoreSeal } from '../session/storeSeal.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import type { Deadline } from '../rest/deadlines/deadline.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { SharedReads } from './sharedReads.ts'

/** Scope of one request, before the loaders that read on its behalf. */
export type RequestScope = Readonly<{
  store: StoreDefinition
  /** Language of error messages and notices; the store's by default. */
  messageLanguage?: MessageLanguage
  session: Session
  upstream: Upstream
  deadline: Deadline
  log: Logger
  requestId: string
  /** Client address by which attempts and cost are counted, in addition to the session. */
  address: string
  device: Device
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  sharedStore: SharedStore
  storeSeal: StoreSeal
  env: GatewayEnv
  receiptProofs: ReceiptProofs
  sharedReads: SharedReads
}>

/** Part of the request scope that loaders read with. */
export type LoaderScope = Pick<RequestScope, 'store' | 'upstream' | 'log' | 'session' | 'sharedReads'> &
  Readonly<{ settings: StoreSettings }>

/** Part of the request scope that a REST client needs to read the catalogue. */
export type PlatformScope = Pick<RequestScope, 'store'> &
  Readonly<{ upstream: Pick<Upstream, 'call'> & Partial<Pick<Upstream, 'lacks'>> }>
