import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { sketchResolvers } from './testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from './testing/startTestGateway.ts'

describe.each([
  ['compiled', true],
  ['through Yoga', false],
])('GraphQL over HTTP, %s', (_way, compiles) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ compiles, resolvers: sketchResolvers })
  })
  afterAll(() => gateway.close())

  const audits = serverAudits({
    url: () => gateway.url,
    // Our one house rule on top of the standard: a GET shows that it is no form and no image.
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { 'x-hogar-client': 'audit', ...(init.headers as Record<string, string>) } }),
  })

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn()
    if (result.status !== 'ok') throw new Error(`${result.status}: ${result.reason}`)
  })
})
