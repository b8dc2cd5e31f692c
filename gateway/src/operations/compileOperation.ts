import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'

/**
 * An operation as a function of the request's context and its variables: coerced ones, because the compiled parser of
 * variables knows neither `@oneOf` nor the defaults of non-null types, and accepts what is coerced already.
 */
export type CompiledOperation = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>

/**
 * Compiles an operation of a validated document. Null for what the compiler does not know, which then is executed the
 * ordinary way. `@defer` and `@stream` have to be gone, because the compiler overlooks them, and `resolveType` has to
 * answer at once, because it does not wait for it; a field without a resolver has to be a plain value of its parent, no
 * promise and no function; and a list may hold errors, but no promise that can fail with others behind it, because its
 * null would come last. Its own JSON serialiser stays off: it knows no custom scalars, drops
 * fields where fragments on two types select differently below the same field, and is no faster than JSON.stringify.
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
