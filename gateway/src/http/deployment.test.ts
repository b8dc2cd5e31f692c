import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'

const open: TestGateway[] = []
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close()
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({ resolvers: sketchResolvers, env })
  open.push(gateway)
  return gateway
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test.each([
  ['https://shop.example', { 'x-forwarded-proto': 'http' }, 'max-age=31536000'],
  ['http://shop.example', { 'x-forwarded-proto': 'https' }, null],
])('with PUBLIC_ORIGIN %s a client cannot choose the scheme', async (origin, headers, transport) => {
  const gateway = await start({ PUBLIC_ORIGIN: origin })
  const response = await gateway.post({ query: '{ store { code } }' }, headers)
  expect(response.headers.get('strict-transport-security')).toBe(transport)
})

test('metrics have a port of their own where it is set, and only metrics are there', async () => {
  const port = await freePort()
  const gateway = await start({ METRICS_PORT: String(port) })
  expect((await fetch(`${gateway.address}/metrics`)).status).toBe(404)
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('hogar_upstream_breaker_open')])
  expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404)
})

test('a stopping gateway is not ready, and answers until it has been taken out', async () => {
  const gateway = await startTestGateway({ resolvers: sketchResolvers })
  const closed = gateway.gateway.close({ delayMs: 300 })
  const ready = await fetch(`${gateway.address}/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })])
  expect((await gateway.post({ query: '{ store { code } }' })).status).toBe(200)
  await closed
  await expect(fetch(gateway.address)).rejects.toThrow()
})
