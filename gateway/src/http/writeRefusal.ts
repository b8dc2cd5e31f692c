import type { ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import type { Language } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import { maskError } from './graphql/maskError.ts'
import { GRAPHQL_RESPONSE, type MediaType } from './graphql/negotiateMediaType.ts'
import { type Quota, quotaHeaders, quotaReport } from './rateLimit/quota.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'

type About = Readonly<{
  mediaType: MediaType
  requestId: string
  log: Logger
  language: Language
  maximumCost: number
  quota: Quota | null
}>

/**
 * Writes a reply with errors and no `data`, since nothing was executed. Without an HTTP status of its own,
 * `application/json` replies 200 and `application/graphql-response+json` 400, as GraphQL over HTTP requires.
 */
export function writeRefusal(response: ServerResponse, thrown: unknown, about: About): string {
  const { mediaType, requestId, maximumCost, quota } = about
  const refusal = thrown instanceof RequestRefusal ? thrown : mistake(thrown, about)
  const errors = refusal.errors.map(({ message, locations, extensions }) => ({
    message,
    ...(locations ? { locations } : {}),
    extensions: { ...extensions, requestId },
  }))
  const [first] = refusal.errors
  const cost = {
    requested: refusal.requested,
    maximum: maximumCost,
    ...(quota === null ? {} : quotaReport(quota, Date.now())),
  }
  const body = JSON.stringify({ errors, extensions: { cost } })
  if (!response.headersSent) {
    response.writeHead(refusal.status ?? (mediaType === GRAPHQL_RESPONSE ? 400 : 200), {
      ...(quota === null ? {} : quotaHeaders(quota)),
      ...refusal.headers,
      'content-type': `${mediaType}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
  }
  response.end(body)
  const code = first?.extensions['code']
  return typeof code === 'string' ? code : 'INTERNAL'
}

function mistake(thrown: unknown, about: About): RequestRefusal {
  const error: GraphQLError = maskError(thrown, about)
  return new RequestRefusal([error], { status: 500 })
}
