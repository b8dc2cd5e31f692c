import type { ExecutionResult } from 'graphql'
import { maskError } from './maskError.ts'
import type { CallReport } from '../../upstream/callReport.ts'
import type { QuotaReport } from '../rateLimit/quota.ts'

/** Extensions of a reply, beside its data. */
export type AnswerExtensions = Readonly<{
  cost: Readonly<{ requested: number; maximum: number }> & Partial<QuotaReport>
  /** REST calls of the reply, in development only. */
  upstream?: readonly CallReport[]
}>

type About = Parameters<typeof maskError>[1] & Readonly<{ extensions: () => AnswerExtensions }>

/** Returns the reply with masked errors and added extensions. */
export function maskResult(result: ExecutionResult, { extensions, ...about }: About): ExecutionResult {
  const errors = result.errors?.map((error) => maskError(error, about))
  return { ...(errors ? { errors } : {}), data: result.data ?? null, extensions: { ...extensions() } }
}
