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
