import type { GraphQLSchema } from 'graphql'
import { type CompiledOperation, compileOperation } from './compileOperation.ts'
import { COMPILE_AFTER_REQUESTS } from './limits.ts'
import type { Operation } from './operation.ts'

/**
 * Returns the compiled operation once it has been requested often enough to be worth it; null before, and if it cannot
 * be compiled.
 */
export function compiledFor(schema: GraphQLSchema, operation: Operation): CompiledOperation | null {
  if (operation.compiled !== undefined) return operation.compiled
  operation.requests += 1
  if (operation.requests < COMPILE_AFTER_REQUESTS) return null
  operation.compiled = compileOperation(schema, operation.plainDocument, operation.definition)
  return operation.compiled
}
