import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { STORES } from '@hogar/schema/stores.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { type SeenRequest, json, startFakeServer } from '../testing/startFakeServer.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

const readiness = async ({ address }: TestGateway) => {
  const response = await fetch(`${address}/health/ready`)
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('health', () => {
  const open: TestGateway[] = []
  afterEach(async () => {
    for (const gateway of open.splice(0)) await gateway.close()
  })

  it('reports families and the shared store, and counts requests', async () => {
    const gateway = await startTestGateway({ resolvers: sketchResolvers })
    open.push(gateway)
    await gateway.post({ query: '{ store { code } }' })
    const ready = await fetch(`${gateway.address}/health/ready`)
    expect(await ready.json()).toMatchObject({ status: 'ok', families: { catalogue: 'closed' }, sharedStore: 'ok' })
    expect((await fetch(`${gateway.address}/health/live`)).status).toBe(200)
    const metrics = await (await fetch(`${gateway.address}/metrics`)).text()
    expect(metrics).toContain('hogar_graphql_request_seconds_count{operation="unpersisted",status="ok"} 1')
    expect(metrics).toContain('hogar_upstream_breaker_open{family="catalogue"} 0')
    expect((await fetch(`${gateway.address}/nope`)).status).toBe(404)
  })

  it('is ready once it has read ahead what every page of every store needs, each once', async () => {
    const platform = await startFakePlatform()
    const gateway = await startTestGateway({ warmUpMaxMs: 10_000, env: { UPSTREAM_URL: platform.url } })
    open.push(gateway)
    expect(await readiness(gateway)).toMatchObject({ status: 503, body: { status: 'warming up' } })
    await expect.poll(async () => (await readiness(gateway)).status).toBe(200)
    const read = platform.seen.map(({ path }) => path.split('/').slice(3, 5).join(' '))
    const entities = ['category', 'attribute', 'cms_block', 'taxrule', 'product']
    expect(read.toSorted()).toEqual(
      STORES.flatMap(({ catalogueIndex }) => entities.map((entity) => `${catalogueIndex} ${entity}`)).toSorted(),
    )
    platform.seen.length = 0
    const query =
      '{ store { rootCategory { name products(first: 1) { facets { label } } } } cmsBlock(identifier: "pie-de-pagina") { title } }'
    expect((await gateway.post({ query })).body.errors).toBeUndefined()
    expect(platform.seen.map(({ path }) => path.split('/')[4])).toEqual(['product'])
    await platform.close()
  })

  it.each([
    ['refuses everything', (_request: SeenRequest, response: ServerResponse) => json(response, {}, 500)],
    ['does not answer at all', () => undefined],
  ])('becomes ready over a platform that %s', async (_how, answer) => {
    const platform = await startFakeServer(answer)
    const gateway = await startTestGateway({ warmUpMaxMs: 400, env: { UPSTREAM_URL: platform.url } })
    open.push(gateway)
    await expect.poll(async () => (await readiness(gateway)).body, { timeout: 5_000 }).toMatchObject({ status: 'ok' })
    await platform.close()
  })

  it('becomes ready without a platform, and closes while it waits for one', async () => {
    const alone = await startTestGateway({ warmUpMaxMs: 10_000 })
    open.push(alone)
    await expect.poll(async () => (await readiness(alone)).status, { timeout: 5_000 }).toBe(200)
    const silent = await startFakeServer(() => undefined)
    const waiting = await startTestGateway({ warmUpMaxMs: 60_000, env: { UPSTREAM_URL: silent.url } })
    await expect.poll(() => silent.seen.length).toBeGreaterThan(0)
    await waiting.close()
    await silent.close()
  })

  it('a closing gateway finishes what it has begun', async () => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => (finish = resolve))
    let begun = () => {}
    const started = new Promise<void>((resolve) => (begun = resolve))
    const slow = { ...sketchResolvers.Query, store: async () => (begun(), await waiting, { code: 'late' }) }
    const gateway = await startTestGateway({ resolvers: { ...sketchResolvers, Query: slow } })
    const answer = gateway.post({ query: '{ store { code } }' })
    await started
    const closed = gateway.close()
    finish()
    expect((await answer).body.data).toEqual({ store: { code: 'late' } })
    await closed
    await expect(fetch(gateway.address)).rejects.toThrow()
  })
})

describe('odd requests', () => {
  it.each([
    ['GET /health/live HTTP/1.1\r\nhost: a:99999', 400],
    ['GET /graphql HTTP/1.1\r\nhost: [::::]\r\naccept: text/html', 400],
    ['GET /graphql HTTP/1.1\r\nhost: 256.256.256.256\r\naccept: text/html', 400],
    ['GET http://[/graphql HTTP/1.1\r\nhost: a', 400],
    ['OPTIONS * HTTP/1.1\r\nhost: a', 400],
    ['GET //health/live HTTP/1.1\r\nhost: a', 200],
    ['GET /\\[ HTTP/1.1\r\nhost: a', 404],
  ])('answers %j with %i, and the next one', async (head, status) => {
    const gateway = await startTestGateway({ resolvers: sketchResolvers })
    const { hostname, port } = new URL(gateway.address)
    const socket = connect(Number(port), hostname)
    socket.end(`${head}\r\nconnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((await fetch(`${gateway.address}/health/live`)).status).toBe(200)
    await gateway.close()
  })
})
