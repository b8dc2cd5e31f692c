import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { CoreServices } from '../http/coreServices.ts'
import { type GatewayPlugin, known } from './visit.ts'

const tracer = trace.getTracer('hogar')

/**
 * Executes each operation in a span, to which the spans of its REST calls belong. The span holds neither document nor
 * variables. It ends with the first part of a reply in parts.
 */
export function useTracing({ persisted }: Pick<CoreServices, 'persisted'>): GatewayPlugin {
  return {
    onExecute({ context: { visit }, executeFn, setExecuteFn }) {
      const server = trace.getActiveSpan()
      if (!server?.isRecording()) return
      server.setAttribute('hogar.request_id', visit.requestId)
      const { name, definition } = known(visit.operation)
      // Only known names, as for metrics: a stranger must not choose the names of spans.
      const isKnown = persisted.hasText(known(visit.text))
      const title = isKnown ? `${definition.operation} ${name}` : definition.operation
      const attributes = { 'graphql.operation.type': definition.operation, 'graphql.operation.name': name }
      setExecuteFn((args) =>
        tracer.startActiveSpan(title, { attributes }, async (span) => {
          try {
            const result = await executeFn(args)
            if ('errors' in result && result.errors?.length) span.setStatus({ code: SpanStatusCode.ERROR })
            return result
          } finally {
            span.end()
          }
        }),
      )
    },
  }
}
