import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { graphql } from 'graphql'
import { pino } from 'pino'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import { parseEnv } from '../env.ts'
import { createContext } from '../app/context.ts'
import { createSchema } from '../app/createSchema.ts'
import { resolvers } from '../app/resolvers.ts'
import { createSharedReads } from '../app/sharedReads.ts'
import { createReceiptProofs } from '../orders/createReceiptProofs.ts'
import { createSession } from '../session/createSession.ts'
import { createStoreSeal } from '../session/storeSeal.ts'
import type { SessionData } from '../session/sessionData.ts'
import { createDevices } from '../session/device.ts'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { StoreOverrides } from '../stores/storeSettings.ts'
import type { CallReport } from '../rest/callReport.ts'
import { createUpstream } from '../rest/createUpstream.ts'
import { createDeadline } from '../rest/deadlines/deadline.ts'
import { ENDPOINTS } from '../rest/endpoints.ts'
import { createPlatformClient } from '../rest/platformClient.ts'

const schema = createSchema(resolvers)

type Answer = {
  /** Selected data, untyped: a test reads it by name, and fails if it is absent. */
  data: ReturnType<typeof JSON.parse>
  errors: readonly { message: string; path?: unknown; code: unknown }[]
  calls: Record<string, number>
}

type Options = Readonly<{
  /** Language of messages; the store's by default. */
  messageLanguage?: MessageLanguage
  /** Value of `STORE_SETTINGS`. */
  settings?: StoreOverrides
  /** Receives the message of every log line, and the line. */
  log?: (message: string, line: string) => void
  /** Shared store of other gateways; one of its own by default. */
  sharedStore?: SharedStore
  /** Time limit of an operation. */
  deadlineMs?: number
}>

/** Creates a client for one shopper: it keeps its session between queries, and counts REST calls. */
export function createGraphClient(
  platformUrl: string,
  id = `session-${Math.random()}`,
  { settings = {}, log: hear, messageLanguage, deadlineMs = 5_000, sharedStore = createMemoryStore() }: Options = {},
) {
  const client = createPlatformClient({ url: platformUrl, endpoints: ENDPOINTS, tokenInHeader: false })
  const env = parseEnv({
    NODE_ENV: 'test',
    MEDIA_URL: 'http://shop.example/img',
    STORE_SETTINGS: JSON.stringify(settings),
  })
  const sharedReads = createSharedReads(client)
  const devices = createDevices(['a secret of this test alone, not short'])
  const receiptProofs = createReceiptProofs(['a secret of this test alone, not short'])
  const storeSeal = createStoreSeal(['a secret of this test alone, not short'])
  const state: { data: SessionData | null; store: StoreDefinition } = { data: null, store: STORES[0] }

  const query = async (source: string, variableValues: Record<string, unknown> = {}): Promise<Answer> => {
    const calls: Record<string, number> = {}
    const report = ({ endpoint, cached }: CallReport) => {
      if (!cached) calls[endpoint] = (calls[endpoint] ?? 0) + 1
    }
    const empty = { cartToken: null, userToken: null, checkout: null, orders: [] }
    const session = createSession({ id, data: state.data ?? empty })
    const scope = {
      store: state.store,
      session,
      deadline: createDeadline(deadlineMs, deadlineMs),
      requestId: 'r',
      address: '192.0.2.1',
      device: devices.deviceOf(undefined),
      signal: new AbortController().signal,
      receiptProofs,
      storeSeal,
      sharedReads,
    }
    const upstream = createUpstream(client, { ...scope, report })
    const log = hear ? pino({}, { write: (line) => hear(JSON.parse(line).msg, line) }) : pino({ level: 'silent' })
    const contextValue = createContext({
      ...scope,
      ...(messageLanguage && { messageLanguage }),
      upstream,
      log,
      sharedStore,
      env,
    })
    const answer = await graphql({ schema, source, variableValues, contextValue })
    state.data = session.snapshot()
    const errors = (answer.errors ?? []).map((error) => ({
      message: error.originalError?.message ?? error.message,
      path: error.path,
      code: error.extensions.code,
    }))
    return { data: JSON.parse(JSON.stringify(answer.data ?? null)), errors, calls }
  }
  return { id, query, state, sharedStore, close: () => client.close() }
}
