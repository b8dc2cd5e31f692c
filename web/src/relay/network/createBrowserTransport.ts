import { announceSessionEnd } from './sessionSignal.ts'
import { ANSWER_TIMEOUT_MS } from '../limits.ts'
import { NetworkFailure, failureKindOfStatus } from '../NetworkFailure.ts'
import { retryAfterMs } from './retryAfterMs.ts'
import { ACCEPTED_TYPES, CLIENT_HEADER, type GraphQLRequest, type GraphQLTransport, STORE_HEADER } from './transport.ts'

type BrowserTransportOptions = Readonly<{ storeCode: string; fetch: typeof fetch }>

/**
 * Sends operations from the browser to its own origin, which proxies them to the gateway. An answer that is not whole
 * after `ANSWER_TIMEOUT_MS` fails as `unreachable`: on a connection that is dead, a browser waits for minutes.
 */
export function createBrowserTransport(options: BrowserTransportOptions): GraphQLTransport {
  return async function* send(request) {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, ANSWER_TIMEOUT_MS)
    request.signal.onabort = abort
    try {
      yield* answersOf({ ...request, signal: controller.signal }, options)
    } finally {
      clearTimeout(timer)
    }
  }
}

async function* answersOf(request: GraphQLRequest, options: BrowserTransportOptions): AsyncGenerator<unknown> {
  const response = await post(request, options)
  announceSessionEnd(response.headers)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/mixed')) yield* readParts(request, response)
  else if (type.includes('json')) yield await readJson(request, response)
  else throw failureOf(request, response)
}

async function post(request: GraphQLRequest, { storeCode, fetch }: BrowserTransportOptions): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      signal: request.signal,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: ACCEPTED_TYPES,
        [CLIENT_HEADER]: 'web',
        [STORE_HEADER]: storeCode,
      },
      body: JSON.stringify({ id: request.id, variables: request.variables }),
    })
  } catch (cause) {
    throw new NetworkFailure('unreachable', { operation: request.name, cause })
  }
}

async function readJson(request: GraphQLRequest, response: Response): Promise<unknown> {
  if (response.status === 429 || response.status === 503) throw failureOf(request, response)
  try {
    return await response.json()
  } catch (cause) {
    throw new NetworkFailure(response.ok ? 'unreachable' : failureKindOfStatus(response.status), {
      operation: request.name,
      cause,
    })
  }
}

/** Reads a multipart answer; its reader loads with the first one. */
async function* readParts(request: GraphQLRequest, response: Response): AsyncGenerator<unknown> {
  const { meros } = await import('meros/browser')
  const parts = await meros<unknown>(response)
  if (parts instanceof Response) throw new NetworkFailure('invalid', { operation: request.name })
  try {
    for await (const part of parts) yield part.body
  } catch (cause) {
    throw new NetworkFailure('unreachable', { operation: request.name, cause })
  }
}

function failureOf(request: GraphQLRequest, { status, headers }: Response): NetworkFailure {
  return new NetworkFailure(failureKindOfStatus(status), {
    operation: request.name,
    requestId: headers.get('x-request-id'),
    // The clock of the device may be wrong by days.
    retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.parse(headers.get('date') ?? '') || Date.now()),
  })
}
