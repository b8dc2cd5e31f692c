import type { ExecutionResult, GraphQLError } from 'graphql'
import { maskError } from './maskError.ts'
import type { CallReport } from '../../rest/callReport.ts'
import type { QuotaReport } from '../rateLimit/quota.ts'

/** Extensions of a reply, beside its data. */
export type AnswerExtensions = Readonly<{
  cost: Readonly<{ requested: number; maximum: number }> & Partial<QuotaReport>
  /** REST calls of the reply, in development only. */
  upstream?: readonly CallReport[]
}>

type About = Parameters<typeof maskError>[1] & Readonly<{ extensions: () => AnswerExtensions }>

type Part = Readonly<{ errors?: readonly GraphQLError[] }>
/** Result of an executor: complete, or a part of an incremental one. */
export type Executed = ExecutionResult &
  Readonly<{ hasNext?: boolean; incremental?: readonly Part[]; completed?: readonly Part[] }>

/** Returns a result with masked errors. A complete one, and the first part of an incremental one, get the extensions. */
export function maskResult(result: Executed, { extensions, ...about }: About): Executed {
  const { errors, data = null, ...rest } = result
  if (result.hasNext === undefined || 'data' in result) {
    const masked = errors && { errors: errors.map((error) => maskError(error, about)) }
    return { ...masked, data, ...rest, extensions: { ...extensions() } }
  }
  const { incremental, completed } = result
  const masked = (parts: readonly Part[]) =>
    parts.map((part) => (part.errors ? { ...part, errors: part.errors.map((error) => maskError(error, about)) } : part))
  return {
    ...result,
    ...(incremental ? { incremental: masked(incremental) } : {}),
    ...(completed ? { completed: masked(completed) } : {}),
  }
}
