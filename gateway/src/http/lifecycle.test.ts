import { afterEach, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

describe('health', () => {
  const open: TestGateway[] = []
  afterEach(async () => {
    for (const gateway of open.splice(0)) await gateway.close()
  })

  it('tells families and the shared store, and counts what was asked', async () => {
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
