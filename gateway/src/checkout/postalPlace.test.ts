import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: { code: number; result: unknown } | null

beforeEach(async () => {
  answer = {
    code: 200,
    result: { postcode: '06700', cities: ['Cuauhtémoc'], suburbs: ['Roma Norte', 'Roma Norte', ''] },
  }
  platform = await startFakeServer(({ path }, response) => {
    if (path === '/api/ext/colonies') return json(response, { code: 200, result: [{ colony: 'Roma Norte' }] })
    if (answer) return json(response, answer, answer.code)
    response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const ask = (of: string) =>
  shopper.query('query ($of: String!) { postalPlace(postcode: $of) { postcode regionCode region cities suburbs } }', {
    of,
  })

test('a postal code has region, towns and suburbs', async () => {
  const { data, errors } = await ask('C.P. 06700')
  expect(errors).toEqual([])
  expect(data.postalPlace).toEqual({
    postcode: '06700',
    regionCode: 'CMX',
    region: 'Ciudad de México',
    cities: ['Cuauhtémoc'],
    suburbs: ['Roma Norte'],
  })
  expect(platform.seen.map(({ method, path }) => [method, path])).toEqual([['GET', '/api/ext/postal-code/06700']])
})

test('a platform may name the region itself; a name that is none is not passed on', async () => {
  answer = { code: 200, result: { region_code: 'MEX', cities: 'Toluca', suburbs: null } }
  expect((await ask('06700')).data.postalPlace).toMatchObject({ regionCode: 'MEX', cities: [], suburbs: [] })
  answer = { code: 200, result: { region_code: 'XX' } }
  expect((await ask('06701')).data.postalPlace).toMatchObject({ regionCode: 'CMX' })
})

test('reads suburbs only from a platform without the call', async () => {
  answer = null
  const { data, errors } = await ask('06700')
  expect(errors).toEqual([])
  expect(data.postalPlace).toMatchObject({ regionCode: 'CMX', cities: [], suburbs: ['Roma Norte'] })
})

test.each(['', '310', 'Centro', '../../x'])('%j has no place, and makes no upstream call', async (postcode) => {
  expect((await ask(postcode)).data.postalPlace).toMatchObject({ regionCode: null, cities: [], suburbs: [] })
  expect(platform.seen).toEqual([])
})

test('null where it cannot be read', async () => {
  answer = { code: 503, result: 'down' }
  const { data, errors } = await ask('06700')
  expect(data.postalPlace).toBeNull()
  expect(errors).toMatchObject([{ path: ['postalPlace'] }])
})
