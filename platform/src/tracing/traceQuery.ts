import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

const tracer = trace.getTracer('hogar')
const TEXT_MAX_CHARACTERS = 2_000

/**
 * Records a query that has ended as a span of the request that made it. The span has the text of the query, in which
 * parameters stand for all values, and of an error its SQLSTATE alone. Without a recorded request, does nothing.
 */
export function traceQuery({ level, query, queryDurationMillis, ...event }: LogEvent): void {
  if (!trace.getActiveSpan()?.isRecording()) return
  const { sql } = query
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY'
  const endedAt = Date.now()
  const span = tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: endedAt - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': sql.slice(0, TEXT_MAX_CHARACTERS),
    },
  })
  if (level === 'error') {
    span.setAttribute('db.response.status_code', stateOf('error' in event ? event.error : null))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end(endedAt)
}

function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
