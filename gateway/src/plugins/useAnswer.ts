import { GraphQLError } from 'graphql'
import { handleStreamOrSingleExecutionResult, isAsyncIterable } from 'graphql-yoga'
import type { Logger } from 'pino'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { COST_MAX_PARTNER, COST_MAX_SHOP } from '../limits/limits.ts'
import { encodeBody } from './answers/encodeBody.ts'
import { maskError, originOf } from './answers/maskError.ts'
import { type Executed, maskResult } from './answers/maskResult.ts'
import { GRAPHQL_RESPONSE, JSON_RESPONSE, type MediaType } from './answers/negotiateMediaType.ts'
import { type Quota, quotaHeaders, quotaReport } from './rateLimit/quota.ts'
import type { RateMeter } from './rateLimit/rateMeter.ts'
import { type GatewayPlugin, known, setHeaders, type Visit } from './visit.ts'

/**
 * Writes the reply. Masks every error of an executed operation, part by part, and adds its cost; anything thrown before
 * is a refusal, with the HTTP status of its fault.
 */
export function useAnswer({ log }: Pick<CoreServices, 'log'>): GatewayPlugin {
  return {
    onExecute({ context: { visit } }) {
      return {
        onExecuteDone: (payload) =>
          handleStreamOrSingleExecutionResult<object>(payload, ({ result, setResult }) =>
            setResult(maskResult(result, { ...aboutOf(visit, log), extensions: known(visit.extensions) })),
          ),
      }
    },
    onResultProcess({ serverContext: { visit }, result, ...hook }) {
      if (isAsyncIterable(result)) {
        visit.outcome = 'ok'
        setQuota(visit)
        const { resultProcessor: writeParts } = hook
        if (writeParts) hook.setResultProcessor(withFormat(writeParts, visit), 'multipart/mixed')
        return undefined
      }
      const reply = (answer: RefusalAnswer) => {
        visit.outcome = answer.code
        hook.setResultProcessor((_result, fetchAPI) => {
          writeAnswer(visit, answer)
          return new fetchAPI.Response(null, { status: answer.status })
        }, mediaTypeOf(visit))
      }
      // Batches are not supported, which makes one result of each request.
      const single = (Array.isArray(result) ? result[0] : result) ?? {}
      return 'data' in single ? reply(executedAnswer(single, visit)) : refused(single, visit, log).then(reply)
    },
  }
}

/**
 * Writes the reply to Node's response, which Yoga then leaves alone. Node sends a text together with the head: one write
 * to the socket in place of two.
 */
function writeAnswer({ request, response }: Visit, { status, headers, body }: RefusalAnswer): void {
  if (response.headersSent || response.destroyed) return
  const encoded = encodeBody(body, request.headers['accept-encoding'])
  response.writeHead(status, { ...headers, ...encoded.headers }).end(encoded.content)
}

type ResultProcess = Parameters<NonNullable<GatewayPlugin['onResultProcess']>>[0]
type ResultProcessor = NonNullable<ResultProcess['resultProcessor']>

function executedAnswer(result: Executed, visit: Visit): RefusalAnswer {
  setQuota(visit)
  return {
    status: 200,
    headers: { 'content-type': `${mediaTypeOf(visit)}; charset=utf-8` },
    body: JSON.stringify(result),
    code: result.errors === undefined ? 'ok' : 'errors',
  }
}

/** Returns the refusal of what was thrown, after its surcharge: that may be refused for the rate limit in its place. */
async function refused({ errors = [] }: Executed, visit: Visit, log: Logger): Promise<RefusalAnswer> {
  const { caller, meter } = visit
  const thrown = await chargeRefusal(meter, originOf(errors[0] ?? ABORTED))
  return refusalAnswer(thrown, {
    ...aboutOf(visit, log),
    mediaType: mediaTypeOf(visit),
    maximumCost: caller?.partner ? COST_MAX_PARTNER : COST_MAX_SHOP,
    quota: meter?.quota() ?? null,
  })
}

/** Stands for the error of a client that is gone, which Yoga drops. */
const ABORTED = new GatewayError('BAD_USER_INPUT', 'The request was aborted.')

async function chargeRefusal(meter: RateMeter | undefined, thrown: unknown): Promise<unknown> {
  if (meter === undefined || !(thrown instanceof RequestRefusal) || !thrown.isFault) return thrown
  try {
    await meter.refuse()
    return thrown
  } catch (tooMuch) {
    return tooMuch
  }
}

/** Adds the format of the parts to `Content-Type`: clients choose their parser by it. */
function withFormat(writeParts: ResultProcessor, visit: Visit): ResultProcessor {
  return async (parts, fetchAPI, acceptedMediaType) => {
    const response = await writeParts(parts, fetchAPI, acceptedMediaType)
    const format = known(visit.caller).accepts.multipart
    if (format !== null) response.headers.set('content-type', `multipart/mixed; boundary="-"; ${format}`)
    return response
  }
}

function aboutOf({ requestId, caller, session }: Visit, log: Logger) {
  const isGuest = session !== undefined && session.userToken === null && !session.isEnded
  return { requestId, log, language: caller?.messageLanguage ?? DEFAULT_STORE.language, isGuest }
}

function mediaTypeOf({ caller }: Visit): MediaType {
  return caller?.accepts.mediaType ?? JSON_RESPONSE
}

/** Sets the quota headers, except in a reply that caches may store: the next reader is another caller. */
function setQuota(visit: Visit): void {
  if (visit.isShared) return
  const quota = known(visit.meter).quota()
  if (quota !== null) setHeaders(visit, quotaHeaders(quota))
}

type About = Readonly<{
  mediaType: MediaType
  requestId: string
  log: Logger
  language: MessageLanguage
  isGuest: boolean
  maximumCost: number
  quota: Quota | null
}>

/** Reply of a request that was not executed, and the code of its first error. */
type RefusalAnswer = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  code: string
}>

/**
 * Returns a reply with errors and no `data`, since nothing was executed. Without an HTTP status of its own,
 * `application/json` replies 200 and `application/graphql-response+json` 400, as GraphQL over HTTP requires. Anything
 * but a RequestRefusal is a mistake, masked, with 500.
 */
function refusalAnswer(thrown: unknown, about: About): RefusalAnswer {
  const { mediaType, requestId, maximumCost, quota } = about
  const refusal = thrown instanceof RequestRefusal ? thrown : mistake(thrown, about)
  const errors = refusal.faults.map(({ message, locations, extensions }) => ({
    message,
    ...(locations ? { locations } : {}),
    extensions: { ...extensions, requestId },
  }))
  const [first] = refusal.faults
  const cost = {
    requested: refusal.requested,
    maximum: maximumCost,
    ...(quota === null ? {} : quotaReport(quota, Date.now())),
  }
  const code = first?.extensions['code']
  return {
    status: refusal.status ?? (mediaType === GRAPHQL_RESPONSE ? 400 : 200),
    headers: {
      ...(quota === null ? {} : quotaHeaders(quota)),
      ...refusal.headers,
      'content-type': `${mediaType}; charset=utf-8`,
      'cache-control': 'no-store',
    },
    body: JSON.stringify({ errors, extensions: { cost } }),
    code: typeof code === 'string' ? code : 'INTERNAL',
  }
}

function mistake(thrown: unknown, about: About): RequestRefusal {
  const error: GraphQLError = maskError(thrown, about)
  return new RequestRefusal([error], { status: 500 })
}
