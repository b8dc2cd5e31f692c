import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import { maskError } from './maskError.ts'
import { GRAPHQL_RESPONSE, type MediaType } from './negotiateMediaType.ts'
import { type Quota, quotaHeaders, quotaReport } from '../rateLimit/quota.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

type About = Readonly<{
  mediaType: MediaType
  requestId: string
  log: Logger
  language: MessageLanguage
  maximumCost: number
  quota: Quota | null
}>

/** Reply of a request that was not executed, and the code of its first error. */
export type RefusalAnswer = Readonly<{
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
export function refusalAnswer(thrown: unknown, about: About): RefusalAnswer {
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
