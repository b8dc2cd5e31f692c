import type { ExecutionResult, GraphQLError } from 'graphql'
import { maskError } from '../graph/maskError.ts'
import { maskResult } from './maskResult.ts'
import type { YogaPassenger } from './yogaPassenger.ts'

type Part = Readonly<{ errors?: readonly GraphQLError[] }>
/** An answer, whole or in parts, as Yoga's executor gives it. */
type Answer = ExecutionResult & Readonly<{ hasNext?: boolean; incremental?: readonly Part[] }>
type Payload = Readonly<{ result: Answer; setResult: (result: Answer) => void }>

/** Masks the errors of each part of an answer; the first part tells the cost. */
export function maskParts({ graph, extensions }: YogaPassenger) {
  const about = { requestId: graph.requestId, log: graph.log, extensions }
  return ({ result, setResult }: Payload): void => {
    if (!result.incremental && !('data' in result)) return
    const mask = (errors: readonly GraphQLError[]) => errors.map((error) => maskError(error, about))
    if ('data' in result) setResult({ ...result, ...maskResult(result, about) })
    else {
      const incremental = result.incremental?.map((part) => ({
        ...part,
        ...(part.errors ? { errors: mask(part.errors) } : {}),
      }))
      setResult({ ...result, incremental })
    }
  }
}
