import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let gateway: TestGateway
beforeAll(async () => {
  platform = await startFakePlatform()
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
})
afterAll(async () => {
  await gateway.close()
  await platform.close()
})

const ADD = 'mutation { addCartLines(input: { lines: [{ sku: "GONE-1" }] }) { userErrors { message } } }'
const refused = async (headers: Record<string, string>) =>
  (await gateway.post({ query: ADD }, headers)).body.data?.addCartLines

it('a client that prefers English gets English messages, and a storefront those of its store', async () => {
  const english = { userErrors: [{ message: 'This product is no longer available.' }] }
  const spanish = { userErrors: [{ message: 'Este producto ya no está disponible.' }] }
  const header = { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }
  expect(await refused(header)).toEqual(english)
  expect(await refused({ ...header, 'x-hogar-client': 'playground' })).toEqual(english)
  expect(await refused({ ...header, 'x-hogar-client': 'web' })).toEqual(spanish)
  expect(await refused({})).toEqual(spanish)
})

it('an outage is reported in the language that the client prefers', async () => {
  platform.faults.set('/api/cart/create', 500)
  const query = 'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { userErrors { message } } }'
  const { body } = await gateway.post({ query }, { 'accept-language': 'en' })
  expect(body.errors?.[0]?.message).toBe(
    'This part of the store is not available at the moment. Try again in a few seconds.',
  )
})

it('caches between gateway and client hold each language by itself, and the storefront’s answers once', async () => {
  const ask = async (client: string) => {
    const headers = { 'accept-language': 'en', 'x-hogar-client': client }
    return (await gateway.get({ query: '{ product(by: { sku: "SKU-1" }) { unavailable { message } } }' }, headers))
      .headers
  }
  const [partner, storefront] = [await ask('app'), await ask('web')]
  expect([partner.get('cache-control'), storefront.get('cache-control')]).toEqual(
    Array(2).fill(expect.stringMatching(/^public/)),
  )
  expect(partner.get('vary')).toMatch(/X-Hogar-Client.*Accept-Language/)
  expect(storefront.get('vary')).toContain('X-Hogar-Client')
  expect(storefront.get('vary')).not.toContain('Accept-Language')
})
