import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'
import { type CollectedSpan, type TraceCollector, startTraceCollector } from '../testkit/servers/traceCollector.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

let collector: TraceCollector
let shop: Stack
beforeAll(async () => {
  collector = await startTraceCollector()
  shop = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' }, { isDirect: true })
})
afterAll(async () => {
  await shop.stop()
  await collector.stop()
})

/** Longest time that a server takes to stop. */
const STOP_MAX_MS = 10_000
/** A batch leaves a server five seconds after its first span. */
const POLL = { timeout: 30_000, interval: 500 }

/** Begins a trace as a trusted proxy does, and returns its header and a function that reads its spans. */
function beginTrace() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return {
    spanId,
    headers: { traceparent: `00-${traceId}-${spanId}-01` },
    spans: () => collector.spans().filter((span) => span.traceId === traceId),
  }
}

/** Returns a span and all that it belongs to, from the outermost, each with its server. */
function wayTo(span: CollectedSpan | undefined, spans: readonly CollectedSpan[]): readonly string[] {
  if (!span) return []
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...wayTo(parent, spans), `${span.service.replace('hogar-', '')}: ${span.name}`]
}

it('a page is one trace, from the caller through all servers to the queries', async () => {
  const trace = beginTrace()
  const page = await fetch(`${shop.web}/salas`, { headers: trace.headers })
  expect(page.status).toBe(200)
  const services = () => new Set(trace.spans().map(({ service }) => service))
  await expect.poll(() => services().size, POLL).toBe(3)
  await expect
    .poll(
      () =>
        trace
          .spans()
          .find(({ service, parentSpanId }) => service === 'hogar-storefront' && parentSpanId === trace.spanId),
      POLL,
    )
    .toMatchObject({ name: 'GET /*', attributes: { 'http.response.status_code': 200, 'url.path': '/salas' } })
  const search = (spans: readonly CollectedSpan[]) =>
    spans.find((span) => span.name === 'SELECT' && wayTo(span, spans).at(-2)?.endsWith('/_search'))
  await expect
    .poll(() => wayTo(search(trace.spans()), trace.spans()), POLL)
    .toEqual([
      'storefront: GET /*',
      'storefront: GET /graphql',
      'gateway: GET /graphql',
      expect.stringMatching(/^gateway: query \w+Query$/),
      'gateway: POST /api/catalog/{index}/{entity}/_search',
      'platform: POST /api/catalog/:index/:entity/_search',
      'platform: SELECT',
    ])
})

it('no password, token, address or value of a customer is in any trace', async () => {
  const email = newEmail()
  const browser = asBrowser('', 'hogar', shop.web)
  const [ware] = await plentifulWares(shop.gateway, 1)
  await browser.signUp(email)
  await browser.logout()
  expect((await browser.login(email, 'Otra-clave1')).userErrors).toHaveLength(1)
  expect((await browser.login(email)).userErrors).toEqual([])
  await browser.add(ware!.sku, 1)
  await fetch(`${shop.web}/checkout/shared/K7Q2ZPK7Q2ZPK7Q2ZP?token=K7Q2ZPK7Q2ZPK7Q2ZP`)
  const names = () => collector.spans().map(({ name }) => name)
  await expect.poll(() => names().filter((name) => name === 'mutation').length, POLL).toBeGreaterThanOrEqual(5)
  await expect.poll(names, POLL).toEqual(expect.arrayContaining(['POST /api/user/login', 'POST /api/cart/update']))
  await expect.poll(() => collector.received(), POLL).toContain('/checkout/shared/***')
  const secrets = [
    email,
    PASSWORD,
    'Otra-clave1',
    'K7Q2ZP',
    'token=',
    'cartId=',
    'Bearer',
    'López',
    ...sealedIn(browser.cookie()),
  ]
  expect(secrets.filter((secret) => collector.received().includes(secret))).toEqual([])
})

it('the log names the trace of a line', async () => {
  const trace = beginTrace()
  await fetch(`${shop.platform}/api/user/me?token=none`, { headers: trace.headers })
  await expect.poll(() => shop.processes.platform.output(), POLL).toContain(trace.headers.traceparent.slice(3, 35))
})

it('a collector that is away costs traces, nothing else', { timeout: 120_000 }, async () => {
  await collector.stop()
  const read = async () => (await fetch(`${shop.gateway}/graphql?query={__typename}`)).status
  expect(await read()).toBe(200)
  await expect
    .poll(() => shop.processes.gateway.output(), { ...POLL, timeout: 60_000 })
    .toContain('traces not exported')
  expect(await read()).toBe(200)
  const startedAt = performance.now()
  await shop.processes.gateway.stop()
  expect(performance.now() - startedAt).toBeLessThan(STOP_MAX_MS)
})

const sealedIn = (cookies: string) => cookies.split('; ').map((cookie) => cookie.split('=').slice(1).join('='))
