import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'
import { CALL_COST } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let gateway: TestGateway
beforeAll(async () => {
  platform = await startFakePlatform()
  for (let at = 0; at < 40; at += 1)
    platform.series.push({ slug: `s-${at}`, value: String(800 + at), title: `S ${at}` })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
})
afterAll(async () => {
  await gateway.close()
  await platform.close()
})

test.each([
  'allSeries { products(first: 1) { totalCount } }',
  'allSeries { a: products(first: 1) { totalCount } b: products(first: 2) { totalCount facets { attribute } } }',
  'store { rootCategory { children { products(first: 1) { totalCount } children { products(first: 1) { totalCount } } } } }',
])('an operation costs at least as much as its REST calls: %s', async (selection) => {
  const before = platform.seen.length
  const { body } = await gateway.post({ query: `{ ${selection} }` })
  expect(body.errors).toBeUndefined()
  const calls = platform.seen.length - before
  expect(calls).toBeGreaterThan(2)
  expect(body.extensions).toMatchObject({
    cost: { requested: expect.toSatisfy((cost: number) => cost >= calls * CALL_COST) },
  })
})
