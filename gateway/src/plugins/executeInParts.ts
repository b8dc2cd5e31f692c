import {
  type ExecutionArgs,
  type ExecutionResult,
  experimentalExecuteIncrementally,
  type InitialIncrementalExecutionResult,
  type SubsequentIncrementalExecutionResult,
} from 'graphql'

type Part = InitialIncrementalExecutionResult | SubsequentIncrementalExecutionResult

/**
 * Executes with graphql 17 itself, whose parts have the newer format: `pending`, `incremental` with `id`, `completed`.
 * Yoga's own executor uses the older one. Resolves to a complete result if nothing is deferred.
 */
export async function executeInParts(args: ExecutionArgs): Promise<ExecutionResult | AsyncGenerator<Part, void>> {
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
