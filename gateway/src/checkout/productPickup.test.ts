import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: { code: number; result: unknown } | null

beforeEach(async () => {
  answer = null
  platform = await startFakeServer((_request, response) => {
    if (answer) return json(response, answer, answer.code)
    response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const BRANCH = { code: 'toluca', name: 'Toluca', street: 'Paseo Tollocan 400', ready_from: '2026-12-01' }

const ask = (sku: string) =>
  shopper.query(
    `query ($sku: String!) {
      pickupBranches(sku: $sku) { readyFrom branch { code } }
      again: pickupBranches(sku: $sku) { branch { code } }
    }`,
    { sku },
  )

test('a product has the branches that have it, with one call', async () => {
  answer = { code: 200, result: [BRANCH, { code: 'nameless' }, 7] }
  const { data, errors } = await ask('A,B')
  expect(errors).toEqual([])
  expect(data.pickupBranches).toEqual([{ readyFrom: '2026-12-01', branch: { code: 'toluca' } }])
  expect(platform.seen.map(({ path, query }) => [path, query.toString()])).toEqual([
    ['/api/stock/pickup', 'sku=A%5C%2CB&store=hogar&storeCode=hogar'],
  ])
})

test('a platform without the list names no branch, and no call is made for no product', async () => {
  expect(await ask('LAMP')).toMatchObject({ data: { pickupBranches: null }, errors: [] })
  const calls = platform.seen.length
  for (const none of [' ', 'LAMP\0']) expect(await ask(none)).toMatchObject({ data: { pickupBranches: [] } })
  expect(platform.seen).toHaveLength(calls)
})

test('an answer that is no list is an error of the field alone', async () => {
  answer = { code: 200, result: { items: [] } }
  const { data, errors } = await ask('LAMP')
  expect(data.pickupBranches).toBeNull()
  expect(errors.map(({ path }) => path)).toEqual([['pickupBranches'], ['again']])
})
