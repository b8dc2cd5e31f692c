import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'

/** An operation as a function of the request's context and its variables, as they came and found to be valid. */
export type CompiledOperation = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>

/**
 * Compiles an operation of a validated document. Null for what the compiler does not know, which then is executed the
 * ordinary way. `@defer` and `@stream` have to be gone, because the compiler overlooks them, and `resolveType` has to
 * answer at once, because it does not wait for it. Its own JSON serialiser stays off: it knows no custom scalars, drops
 * fields where fragments on two types select differently below the same field, and is no faster than JSON.stringify.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): CompiledOperation | null {
  const compiled = compileQuery(schema, document, definition.name?.value ?? '')
  if (!isCompiled(compiled)) return null
  const defaults = variableDefaults(definition)
  return (context, variables) => compiled.query(undefined, context, { ...defaults, ...variables })
}

/** The compiler takes a variable of a non-null type for missing when it is left to its default. */
function variableDefaults(definition: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}

function isCompiled(compiled: CompiledQuery | ExecutionResult): compiled is CompiledQuery {
  return 'query' in compiled
}
