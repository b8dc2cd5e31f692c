import type { GraphQLSchema } from 'graphql'
import { type CompiledOperation, compileOperation } from './compileOperation.ts'
import { COMPILE_AFTER_REQUESTS } from './limits.ts'
import type { Operation } from './operation.ts'

/** The operation as a function, once it has come often enough to be worth it; null until then, and when it cannot be. */
export function compiledFor(schema: GraphQLSchema, operation: Operation): CompiledOperation | null {
  if (operation.compiled !== undefined) return operation.compiled
  operation.requests += 1
  if (operation.requests < COMPILE_AFTER_REQUESTS) return null
  operation.compiled = compileOperation(schema, operation.plainDocument, operation.definition)
  return operation.compiled
}
