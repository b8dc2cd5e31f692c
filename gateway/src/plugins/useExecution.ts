import { compiledFor } from '../operations/compiledFor.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { partsFormat } from './answers/negotiateMediaType.ts'
import { executeInParts } from './executeInParts.ts'
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
    onExecute({ context: { visit }, setExecuteFn }) {
      const [operation, { coerced }] = [known(visit.operation), known(visit.admitted)]
      const format = partsFormat(operation, known(visit.caller).accepts)
      if (format === 'incrementalSpec=v0.2') setExecuteFn(executeInParts)
      if (format !== null || !compiles) return
      const compiled = compiledFor(schema, operation)
      if (compiled) setExecuteFn(({ contextValue }) => compiled(contextValue, coerced))
    },
  }
}
