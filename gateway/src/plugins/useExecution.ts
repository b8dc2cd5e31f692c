import {
  type ExecutionArgs,
  type ExecutionResult,
  experimentalExecuteIncrementally,
  type GraphQLSchema,
  type InitialIncrementalExecutionResult,
  type SubsequentIncrementalExecutionResult,
} from 'graphql'
import type { CoreServices } from '../http/coreServices.ts'
import { type CompiledOperation, compileOperation } from '../operations/compileOperation.ts'
import { COMPILE_AFTER_REQUESTS } from '../operations/limits.ts'
import type { Operation } from '../operations/operation.ts'
import { partsFormat } from './answers/negotiateMediaType.ts'
import { type GatewayPlugin, known } from './visit.ts'

type Options = Readonly<{
  /** False executes every operation the ordinary way. Replies are the same, which a test verifies. */
  compiles: boolean
}>

/**
 * Chooses the executor: the compiled operation once it is worth it; graphql 17 itself for parts in its own format; else
 * Yoga's.
 */
export function useExecution({ schema }: Pick<CoreServices, 'schema'>, { compiles }: Options): GatewayPlugin {
  return {
    onExecute({ context: { visit }, executeFn, setExecuteFn }) {
      const [operation, graph] = [known(visit.operation), known(visit.graph)]
      const format = partsFormat(operation, known(visit.caller).accepts)
      const compiled = format === null && compiles ? compiledFor(schema, operation) : null
      const execute = format === 'incrementalSpec=v0.2' ? executeInParts : executeFn
      // Resolvers see the shop's own context, not Yoga's.
      if (compiled) setExecuteFn(() => compiled(graph, known(visit.admitted).coerced))
      else setExecuteFn((args) => execute({ ...args, contextValue: graph }))
    },
  }
}

type Part = InitialIncrementalExecutionResult | SubsequentIncrementalExecutionResult

/**
 * Executes with graphql 17 itself, whose parts have the newer format: `pending`, `incremental` with `id`, `completed`.
 * Yoga's own executor uses the older one. Resolves to a complete result if nothing is deferred.
 */
async function executeInParts(args: ExecutionArgs): Promise<ExecutionResult | AsyncGenerator<Part, void>> {
  const result = await experimentalExecuteIncrementally(args)
  return 'initialResult' in result ? partsOf(result.initialResult, result.subsequentResults) : result
}

async function* partsOf(
  first: InitialIncrementalExecutionResult,
  others: AsyncIterable<SubsequentIncrementalExecutionResult>,
): AsyncGenerator<Part, void> {
  yield first
  yield* others
}

/**
 * Returns the compiled operation once it has been requested often enough to be worth it; null before, and if it cannot
 * be compiled.
 */
function compiledFor(schema: GraphQLSchema, operation: Operation): CompiledOperation | null {
  if (operation.compiled !== undefined) return operation.compiled
  operation.requests += 1
  if (operation.requests < COMPILE_AFTER_REQUESTS) return null
  operation.compiled = compileOperation(schema, operation.plainDocument, operation.definition)
  return operation.compiled
}
