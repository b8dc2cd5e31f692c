import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** Longest time that a stopping platform waits for its collector. */
const STOP_MAX_MS = 2_000

/**
 * Starts to export the platform's traces by OTLP over HTTP, in JSON. The exporter reads address, headers and time-out
 * from the `OTEL_EXPORTER_OTLP_*` variables. `share` of the traces that begin here are recorded. Returns a function that
 * exports the rest: it takes 2 s at most and never rejects.
 */
export function startTracing(share: number, onError: (error: unknown) => void): () => Promise<void> {
  setGlobalErrorHandler(onError)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hogar-platform' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, STOP_MAX_MS)
    await Promise.race([provider.shutdown().catch(onError), late])
    clearTimeout(timer)
  }
}
