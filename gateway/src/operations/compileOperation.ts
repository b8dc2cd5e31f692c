import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'

/**
 * Compiled operation: a function of the request's context and its coerced variables. The compiled variable parser knows
 * neither `@oneOf` nor the defaults of non-null types, and accepts coerced values.
 */
export type CompiledOperation = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>

/**
 * Compiles an operation of a validated document.
 *
 * Null if the compiler does not support it, and it must be executed the ordinary way. `@defer` and `@stream` must be
 * removed before, because the compiler ignores them. `resolveType` must be synchronous, because the compiler does not
 * wait for it. A field without a resolver must be a plain value of its parent, no promise and no function. A list may
 * hold errors, but no promise that can fail with others after it, because its null would come last. The compiler's own
 * JSON serialiser is off: it knows no custom scalars, drops fields if fragments on two types select differently below
 * one field, and is no faster than JSON.stringify.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): CompiledOperation | null {
  const compiled = compileQuery(schema, document, definition.name?.value ?? '')
  if (!isCompiled(compiled)) return null
  return (context, variables) => compiled.query(undefined, context, variables)
}

function isCompiled(compiled: CompiledQuery | ExecutionResult): compiled is CompiledQuery {
  return 'query' in compiled
}
