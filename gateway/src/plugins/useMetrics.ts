import type { CoreServices } from '../http/coreServices.ts'
import type { GatewayPlugin } from './visit.ts'

/** Counts each GraphQL request by its operation and outcome, and measures its time up to the head of the reply. */
export function useMetrics({ metrics, persisted }: Pick<CoreServices, 'metrics' | 'persisted'>): GatewayPlugin {
  return {
    onResponse({ serverContext: { visit } }) {
      const { outcome, operation, text, startedAt } = visit
      if (outcome === undefined) return
      // Only known names: a stranger must not choose a metric's labels.
      const isKnown = operation !== undefined && text !== undefined && persisted.hasText(text)
      const name = operation === undefined ? 'none' : isKnown ? operation.name : 'unpersisted'
      metrics.requestDone(name, outcome, (performance.now() - startedAt) / 1000)
    },
  }
}
