import {
  type CacheConfig,
  type FetchFunction,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { NetworkFailure, isTransient } from '../NetworkFailure.ts'
import { flattenIncremental } from './flattenIncremental.ts'
import { OVERTAKEN_READS_MAX, READ_RETRIES, READ_RETRY_BASE_MS, READ_RETRY_JITTER_SHARE } from '../limits.ts'
import { type Payload, failureOfErrors, isJsonRecord, readErrors } from '../payload.ts'
import { mendReplay } from '../replay/mendReplay.ts'
import { requirePrincipal } from './requirePrincipal.ts'
import { whenCodeIsThere } from './whenCodeIsThere.ts'
import type { PayloadRecorder } from '../replay/payloadRecorder.ts'
import type { Replay } from '../replay/replay.ts'
import type { GraphQLRequest, GraphQLTransport } from './transport.ts'

export type NetworkOptions = Readonly<{
  transport: GraphQLTransport
  /** Browser: the answers that came with the page. */
  replay?: Replay
  /** Server: records the answers to send them with the page. */
  recorder?: PayloadRecorder
  /** Aborts every request: the visitor has left. */
  signal?: AbortSignal
  /** Maximum number of retries of a read; the server leaves them to the gateway. */
  retries?: number
  wait?: (milliseconds: number) => Promise<void>
  /** Count of answered changes, inside and outside this network, and the time of the last answered read. */
  changes?: ChangeCount
}>

export type ChangeCount = { answered: number; readAt?: number }

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Creates Relay's network: answers that came with the page first, else the transport. Failures are `NetworkFailure`.
 */
export function createNetwork(options: NetworkOptions): ReturnType<typeof Network.create> {
  // Number of changes answered so far. A read requested before one of them may not include it, and must not undo it.
  const changes = options.changes ?? { answered: 0 }
  const fetchOperation: FetchFunction = (params, variables, cacheConfig) => {
    const id = persistedId(params)
    const replayed = options.replay?.take(id, variables)
    const ask = () => send(params, variables, cacheConfig)
    return replayed ? mendReplay(replayed, { ask, tries: READ_RETRIES, wait: pauseBefore }) : ask()
  }
  const pauseBefore = (attempt: number) => (options.wait ?? sleep)(pauseMs(attempt))
  const send = (params: RequestParameters, variables: Variables, cacheConfig: CacheConfig) => {
    const id = persistedId(params)
    return Observable.create<Payload>((sink) => {
      const controller = new AbortController()
      const signal = options.signal ? AbortSignal.any([controller.signal, options.signal]) : controller.signal
      const request = { id, name: params.name, variables, signal }
      const isRead = params.operationKind === 'query'
      const retries = isRead ? (options.retries ?? READ_RETRIES) : 0
      const ask = (mayRepeat: boolean): Check => {
        const askedAt = changes.answered
        return (payload, isFirst) => {
          if (isRead && isFirst && mayRepeat && changes.answered !== askedAt) throw new OvertakenRead()
          requirePrincipal(params.name, payload, cacheConfig)
        }
      }
      const emit = (payload: Payload) => {
        sink.next(payload)
        if (isRead) changes.readAt = Date.now()
        else changes.answered += 1
      }
      const ready = () => whenCodeIsThere(id, cacheConfig, signal)
      deliver(request, { ...options, retries, ask, ready }, emit).then(
        () => {
          options.recorder?.finish(id, variables)
          sink.complete()
        },
        (error: unknown) => {
          options.recorder?.fail(id, variables, error)
          sink.error(error instanceof Error ? error : new Error(String(error)))
        },
      )
      return () => controller.abort()
    })
  }
  return Network.create(fetchOperation)
}

/** Returns the milliseconds to wait before the next attempt; each wait doubles. */
function pauseMs(triesBefore: number): number {
  return READ_RETRY_BASE_MS * 2 ** triesBefore * (1 + Math.random() * READ_RETRY_JITTER_SHARE)
}

/** A change was answered during this read: its answer is outdated. */
class OvertakenRead extends Error {}

/** Throws when an answer, or its first part, must not be used. */
type Check = (payload: Payload, isFirst: boolean) => void

/** Sends a request; retries while no part has arrived and the failure is transient, or a change came in between. */
async function deliver(
  request: GraphQLRequest,
  {
    transport,
    recorder,
    retries = 0,
    wait = sleep,
    ask,
    ready,
  }: NetworkOptions & Readonly<{ ask: (mayRepeat: boolean) => Check; ready: () => Promise<void> | null }>,
  emit: (payload: Payload) => void,
): Promise<void> {
  let overtaken = 0
  let lost = 0
  for (;;) {
    let arrived = false
    const check = ask(overtaken < OVERTAKEN_READS_MAX)
    try {
      for await (const chunk of transport(request)) {
        for (const payload of payloadsOf(request.name, chunk)) {
          // Checked when it is processed, not when it arrives: a change may be answered in between.
          if (!arrived) await ready()
          check(payload, !arrived)
          arrived = true
          recorder?.record(request.id, request.variables, payload)
          emit(payload)
        }
      }
      return
    } catch (error) {
      if (error instanceof OvertakenRead) {
        overtaken += 1
        continue
      }
      if (arrived || lost >= retries || request.signal.aborted || !isTransient(error)) throw error
      await wait(pauseMs(lost))
      lost += 1
    }
  }
}

function payloadsOf(operation: string, chunk: unknown): Payload[] {
  const payloads = flattenIncremental(chunk)
  if (payloads) return payloads
  throw failureOfErrors(operation, readErrors(isJsonRecord(chunk) ? chunk['errors'] : undefined))
}

function persistedId(params: RequestParameters): string {
  if (typeof params.id === 'string') return params.id
  throw new NetworkFailure('rejected', { operation: params.name, cause: new Error('The operation is not persisted') })
}
