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

/** Longest time that a stopping process waits for its collector. */
const STOP_MAX_MS = 2_000

export type TracingOptions = Readonly<{
  /** Name of this server in its traces; `OTEL_SERVICE_NAME` takes precedence. */
  service: string
  /** Share of the traces that are recorded, 0 to 1; a trace that a caller has begun is recorded if the caller says so. */
  share: number
  /** Called when traces could not be exported. They are lost; the server works on. */
  onError: (error: unknown) => void
}>

/**
 * Starts to export the traces of this process by OTLP over HTTP, in JSON. The exporter reads address, headers and
 * time-out from the `OTEL_EXPORTER_OTLP_*` variables. Returns a function that exports the rest, for a process that
 * stops: it takes 2 s at most and never rejects.
 */
export function startTracing({ service, share, onError }: TracingOptions): () => Promise<void> {
  setGlobalErrorHandler(onError)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
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
