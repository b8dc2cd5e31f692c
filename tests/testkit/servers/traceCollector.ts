import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Attribute = Readonly<{ key: string; value: Readonly<{ stringValue?: string; intValue?: number }> }>
type SentSpan = Readonly<{
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: readonly Attribute[]
}>
type SentTraces = Readonly<{
  resourceSpans: readonly Readonly<{
    resource: Readonly<{ attributes: readonly Attribute[] }>
    scopeSpans: readonly Readonly<{ spans: readonly SentSpan[] }>[]
  }>[]
}>

/** A span as the collector received it. */
export type CollectedSpan = Omit<SentSpan, 'attributes'> &
  Readonly<{ service: string; attributes: Readonly<Record<string, string | number | undefined>> }>

export type TraceCollector = Readonly<{
  url: string
  /** Everything received so far, as it came. */
  received: () => string
  spans: () => readonly CollectedSpan[]
  stop: () => Promise<void>
}>

/** Starts a server that takes traces as an OpenTelemetry collector does: by OTLP over HTTP, in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  const server: Server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces' || request.method !== 'POST') return response.writeHead(404).end()
    bodies.push(await text(request))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body))),
    stop: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function spansOf({ resourceSpans }: SentTraces): readonly CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'])
    const spans = scopeSpans.flatMap((scope) => scope.spans)
    return spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) }))
  })
}

function valuesOf(attributes: readonly Attribute[]): CollectedSpan['attributes'] {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
}
