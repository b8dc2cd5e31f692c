import type { ExecutionResult, GraphQLError } from 'graphql'
import { maskError } from './maskError.ts'
import { maskResult } from './maskResult.ts'
import type { YogaContext } from './yogaContext.ts'

type Part = Readonly<{ errors?: readonly GraphQLError[] }>
/** Reply of Yoga's executor, complete or incremental. */
type Answer = ExecutionResult &
  Readonly<{ hasNext?: boolean; incremental?: readonly Part[]; completed?: readonly Part[] }>
type Payload = Readonly<{ result: Answer; setResult: (result: Answer) => void }>

/** Masks the errors of each part of a reply; the first part carries the cost. */
export function maskParts({ graph, extensions }: YogaContext) {
  const about = { requestId: graph.requestId, log: graph.log, language: graph.store.language, extensions }
  return ({ result, setResult }: Payload): void => {
    if ('data' in result) return setResult({ ...result, ...maskResult(result, about) })
    const { incremental, completed } = result
    const masked = (parts: readonly Part[]) =>
      parts.map((part) =>
        part.errors ? { ...part, errors: part.errors.map((error) => maskError(error, about)) } : part,
      )
    setResult({
      ...result,
      ...(incremental ? { incremental: masked(incremental) } : {}),
      ...(completed ? { completed: masked(completed) } : {}),
    })
  }
}
