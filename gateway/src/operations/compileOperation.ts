import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery } from 'graphql-jit'

/** An operation as a function, and its answer's serialiser. */
export type CompiledOperation = Readonly<{
  execute(context: unknown, variables: Readonly<Record<string, unknown>>): ExecutionResult | Promise<ExecutionResult>
  /** For an answer without errors: `{"data":…}`. */
  stringify(result: ExecutionResult): string
}>

/**
 * Compiles an operation of a validated document. Null for what the compiler does not know, which then is executed the
 * ordinary way. `@defer` and `@stream` have to be gone: the compiler overlooks them.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledOperation | null {
  const compiled = compileQuery(schema, document, operationName ?? '', { customJSONSerializer: true })
  if (!isCompiled(compiled)) return null
  return {
    execute: (context, variables) => compiled.query(undefined, context, variables),
    stringify: (result) => compiled.stringify(result),
  }
}

function isCompiled(compiled: CompiledQuery | ExecutionResult): compiled is CompiledQuery {
  return 'query' in compiled
}
