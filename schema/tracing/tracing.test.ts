import { once } from 'node:events'
import { createServer } from 'node:http'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { beforeEach, describe, expect, it } from 'vitest'
import { traceCall } from './traceCall.ts'
import { traceIds } from './traceIds.ts'
import { traceRequest } from './traceRequest.ts'

const exporter = new InMemorySpanExporter()

function call(send: (headers: Readonly<Record<string, string>>) => Promise<number>) {
  const headers: Readonly<Record<string, string>> = { accept: 'x' }
  return traceCall({
    method: 'GET',
    template: '/cart/{id}',
    origin: 'https://shop.example',
    headers,
    send,
    statusOf: (status) => status,
  })
}

describe('without a collector', () => {
  it('a call is made with its own headers, and a log line has no ids', async () => {
    await call((headers) => {
      expect(headers).toEqual({ accept: 'x' })
      return Promise.resolve(200)
    })
    expect(traceIds()).toEqual({})
  })
})

describe('with a collector', () => {
  beforeEach(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager())
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
    return () => {
      exporter.reset()
      context.disable()
      propagation.disable()
      trace.disable()
    }
  })

  const spans = () =>
    exporter.getFinishedSpans().map(({ name, attributes, status }) => ({ name, attributes, failed: status.code === 2 }))

  it('a call carries the trace, and its span has the pattern of the path', async () => {
    let sent: Readonly<Record<string, string>> = {}
    await call((headers) => {
      sent = headers
      expect(traceIds()).toEqual({ trace_id: expect.stringMatching(/^[0-9a-f]{32}$/), span_id: expect.any(String) })
      return Promise.resolve(200)
    })
    expect(sent).toEqual({ accept: 'x', traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) })
    expect(spans()).toEqual([
      {
        name: 'GET /cart/{id}',
        failed: false,
        attributes: {
          'http.request.method': 'GET',
          'url.template': '/cart/{id}',
          'server.address': 'shop.example',
          'server.port': 443,
          'http.response.status_code': 200,
        },
      },
    ])
  })

  it('a call that fails rejects as it did, and its span has the name of the error alone', async () => {
    const failure = new TypeError('token=K7Q2ZP')
    await expect(call(() => Promise.reject(failure))).rejects.toBe(failure)
    expect(spans()).toMatchObject([{ failed: true, attributes: { 'error.type': 'TypeError' } }])
    expect(JSON.stringify(spans())).not.toContain('K7Q2ZP')
  })

  it('a refused call is marked as failed', async () => {
    await call(() => Promise.resolve(404))
    expect(spans()).toMatchObject([{ failed: true }])
  })

  async function answer(url: string, options: Readonly<{ isTrusted: boolean; status?: number }>) {
    const server = createServer((request, response) =>
      traceRequest(
        { request, response },
        { path: url.split('?')[0]!, trust: () => options.isTrusted, routeOf: () => '/wishlist/:code' },
        () => void response.writeHead(options.status ?? 200).end(),
      ),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    await (await fetch(`http://127.0.0.1:${port}${url}`, { headers: { traceparent } })).text()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    return exporter.getFinishedSpans()[0]!
  }

  it('a request continues the trace of a trusted proxy', async () => {
    const span = await answer('/wishlist/K7Q2ZP?token=K7Q2ZP', { isTrusted: true })
    expect(span.spanContext().traceId).toBe('a'.repeat(32))
    expect(span.name).toBe('GET /wishlist/:code')
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'url.path': '/wishlist/***',
      'http.route': '/wishlist/:code',
      'http.response.status_code': 200,
    })
  })

  it('a request of a stranger begins a trace of its own, whatever it claims', async () => {
    const span = await answer('/wishlist/x', { isTrusted: false })
    expect(span.spanContext().traceId).not.toBe('a'.repeat(32))
    expect(span.parentSpanContext).toBeUndefined()
  })

  it.each([
    [500, 2],
    [404, 0],
  ])('an answer of %i has the span status %i', async (status, code) => {
    expect((await answer('/x', { isTrusted: true, status })).status.code).toBe(code)
  })
})
