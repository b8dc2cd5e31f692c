import type { ExecutionResult } from 'graphql'
import { maskError } from '../graph/maskError.ts'
import type { CallReport } from '../upstream/callReport.ts'
import type { QuotaReport } from './quota.ts'

/** What is told about an answer beside its data. */
export type AnswerExtensions = Readonly<{
  cost: Readonly<{ requested: number; maximum: number }> & Partial<QuotaReport>
  /** In development: each REST call that the answer took. */
  upstream?: readonly CallReport[]
}>

type About = Parameters<typeof maskError>[1] & Readonly<{ extensions: () => AnswerExtensions }>

/** The answer with its errors masked and its extensions added. */
export function maskResult(result: ExecutionResult, { extensions, ...about }: About): ExecutionResult {
  const errors = result.errors?.map((error) => maskError(error, about))
  return { ...(errors ? { errors } : {}), data: result.data ?? null, extensions: { ...extensions() } }
}
