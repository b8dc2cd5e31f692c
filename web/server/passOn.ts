import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Client, type Dispatcher } from 'undici'
import { abortWhenGone } from './abortWhenGone.ts'
import { isReset } from './isReset.ts'
import { PASS_ON_SILENCE_MS } from './limits.ts'

/** Headers that belong to one connection, not to the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const NONE: ReadonlySet<string> = new Set()

/** What proxies say about a client. A stranger may write it as well, so none of it is passed on: the target's headers replace it. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-rewrite-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/

export type PassOnTarget = Readonly<{
  dispatcher: Dispatcher
  origin: string
  /** Path and query there. */
  path: string
  /** Added to the request, in place of what the visitor may have sent under these names. */
  headers: Readonly<Record<string, string>>
  /** Headers of the answer that the visitor does not get. */
  hidden?: ReadonlySet<string>
}>

/**
 * Passes a request on and its answer back, both as streams: a deferred part of an answer arrives when it is ready. When
 * the visitor leaves, the request is cancelled. Answers 502 when nobody answers.
 */
export async function passOn(request: IncomingMessage, response: ServerResponse, target: PassOnTarget): Promise<void> {
  const signal = abortWhenGone(response)
  try {
    const answer = await ask(request, target, signal)
    const { hidden = NONE } = target
    const headers = Object.entries(answer.headers).filter(([name]) => !hidden.has(name))
    response.writeHead(answer.statusCode, withoutHopByHop(Object.fromEntries(headers)))
    // A first chunk may be long in coming: the head goes ahead of it.
    response.flushHeaders()
    await pipeline(answer.body, response)
  } catch (error) {
    if (signal.aborted || response.headersSent) return void response.destroy()
    response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' })
    response.end(
      '{"errors":[{"message":"The shop does not answer just now.","extensions":{"code":"UPSTREAM_UNAVAILABLE"}}]}',
    )
    throw error
  }
}

/**
 * A kept connection may be closed by the other side in the moment that it is used again. What only reads is then asked for
 * once more, on a connection of its own: another kept one may have ended by now, too.
 */
async function ask(
  request: IncomingMessage,
  { dispatcher, origin, path, headers }: PassOnTarget,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  const options: Dispatcher.RequestOptions = {
    origin,
    path,
    method: methodOf(request),
    headers: { ...requestHeaders(request), ...headers },
    body: onlyReads ? null : request,
    signal,
    bodyTimeout: PASS_ON_SILENCE_MS,
    headersTimeout: PASS_ON_SILENCE_MS,
  }
  try {
    return await dispatcher.request(options)
  } catch (error) {
    if (!onlyReads || signal.aborted || !isReset(error)) throw error
    const fresh = new Client(origin)
    const again = fresh.request(options)
    // Ends when the answer is whole, whoever waits for it.
    void fresh.close().catch(() => {})
    return again
  }
}

function methodOf({ method }: IncomingMessage): Dispatcher.HttpMethod {
  return METHODS.find((known) => known === method) ?? 'GET'
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

function requestHeaders({ headers }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !FORWARDING.test(name))
  return withoutHopByHop(Object.fromEntries(kept))
}

function withoutHopByHop(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name.toLowerCase())) kept[name] = value
  }
  return kept
}
