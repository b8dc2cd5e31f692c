import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const URL = '/api/ext/colonies'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: { code: number; result: unknown }

beforeEach(async () => {
  answer = { code: 200, result: [{ colony: 'Del Valle Centro' }, { colony: ' Insurgentes San Borja ' }] }
  platform = await startFakeServer((_request, response) => json(response, answer, answer.code))
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const ask = async (postcode: string) => {
  const { data, errors } = await shopper.query('query ($of: String!) { suburbs(postcode: $of) }', { of: postcode })
  return { suburbs: data.suburbs, errors }
}
const asked = () => platform.seen.filter(({ path }) => path === URL)

test('suburbs of a postal code are the platform’s', async () => {
  expect(await ask('03100')).toEqual({ suburbs: ['Del Valle Centro', 'Insurgentes San Borja'], errors: [] })
  expect(asked().map(({ method, body }) => [method, body])).toEqual([['POST', '{"postalCode":"03100"}']])
})

test.each(['', '310', '031000', 'Centro', '03100&x=1'])('%j has none, and makes no upstream call', async (postcode) => {
  expect(await ask(postcode)).toEqual({ suburbs: [], errors: [] })
  expect(asked()).toEqual([])
})

test('each is listed once; what is no name is left out', async () => {
  answer.result = [{ colony: 'Centro' }, { colony: 'Centro' }, { colony: ' ' }, null, {}]
  expect((await ask('72000')).suburbs).toEqual(['Centro'])
})

test.each([
  { code: 503, result: 'down' },
  { code: 200, result: 'OK' },
])('null where they cannot be read: $result', async (refusal) => {
  answer = refusal
  const { suburbs, errors } = await ask('03100')
  expect(suburbs).toBeNull()
  expect(errors).toMatchObject([{ path: ['suburbs'] }])
})
