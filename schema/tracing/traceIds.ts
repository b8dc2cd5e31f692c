import { isSpanContextValid, trace } from '@opentelemetry/api'

/** Returns the ids of the span in which a log line is written, as fields of the line; none without tracing. */
export function traceIds(): Readonly<{ trace_id?: string; span_id?: string }> {
  const span = trace.getActiveSpan()?.spanContext()
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
