import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'graphql-yoga'
import type { GraphContext } from '../app/context.ts'
import type { RequestRefusal } from '../errors/requestRefusal.ts'
import type { Operation } from '../operations/operation.ts'
import type { OpenSession } from '../session/createSession.ts'
import type { AnswerExtensions } from './answers/maskResult.ts'
import type { Caller } from './caller/identifyCaller.ts'
import type { GraphqlParams } from './documents/graphqlParams.ts'
import type { RateMeter } from './rateLimit/rateMeter.ts'
import { requestIdOf } from './requestIdOf.ts'

/** Variables and estimated cost of an operation that may run. */
export type Admitted = Readonly<{
  /** Variables after coercion, with defaults filled in. */
  coerced: Readonly<Record<string, unknown>>
  cost: Readonly<{ requested: number; maximum: number }>
}>

/** State of one GraphQL request. Each plugin sets its part, for the plugins after it. */
export type Visit = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Query string of the address, without `?`. */
  readonly search: string
  readonly requestId: string
  readonly startedAt: number
  caller?: Caller
  /** Fault of the request's headers, thrown once the request has been charged. */
  headerFault?: RequestRefusal
  meter?: RateMeter
  params?: GraphqlParams
  /** Text of the document. */
  text?: string
  operation?: Operation
  admitted?: Admitted
  session?: OpenSession
  /** Context of the resolvers: set once nothing can be refused any more. */
  graph?: GraphContext
  extensions?: () => AnswerExtensions
  /** Cache tags of the public replies that the answer is made of. */
  tags: Set<string>
  /** True if a last good reply replaced one that the platform failed to give. */
  isOutdated?: boolean
  /** True if caches between gateway and client may store the reply: it must hold nothing of its caller. */
  isShared?: boolean
  /** Outcome for metrics: `ok`, `errors`, or the code of a refusal. */
  outcome?: string
}

/** Context that the HTTP server hands to Yoga. */
export type ServerContext = Readonly<{ visit: Visit }>

export type GatewayPlugin = Plugin<ServerContext, ServerContext>

/** Creates the state of a request that has just arrived. */
export function createVisit(request: IncomingMessage, response: ServerResponse, search: string): Visit {
  const requestId = requestIdOf(request.headers['x-request-id'])
  return { request, response, search, requestId, startedAt: performance.now(), tags: new Set() }
}

/** Returns a part that an earlier plugin has set. Throws if the plugins are in the wrong order. */
export function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('A plugin reads what a later one sets.')
  return part
}

/** Sets headers of the reply, whatever its body will be. */
export function setHeaders({ response }: Visit, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
}
