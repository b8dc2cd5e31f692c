import { request as send } from 'undici'
import { afterEach, beforeEach, expect } from 'vitest'
import { startFakePlatform } from './startFakePlatform.ts'
import { type TestGateway, startTestGateway } from './startTestGateway.ts'

export const HOST = 'https://pay.example/shop'
export const ADD =
  'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { cart { hash } userErrors { code } } }'

/** Fake platform and gateway of the running test: two stores have their checkout on another host. */
export let platform: Awaited<ReturnType<typeof startFakePlatform>>
export let gateway: TestGateway

/** Starts both before each test of the file that calls it. */
export function externalCheckoutForEachTest(): void {
  beforeEach(async () => {
    platform = await startFakePlatform()
    const settings = { hogar: { externalCheckoutUrl: HOST }, de: { externalCheckoutUrl: HOST } }
    gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, STORE_SETTINGS: JSON.stringify(settings) } })
  })
  afterEach(async () => {
    await gateway.close()
    await platform.close()
  })
}

/** Opens a browser with its cookie. */
export function openBrowser() {
  let cookie = ''
  const keep = (headers: Headers) => {
    cookie = headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  return {
    cookie: () => cookie,
    ask: async (query: string) => {
      const reply = await gateway.post({ query }, { cookie })
      keep(reply.headers)
      expect(reply.body.errors).toBeUndefined()
      return reply.body.data as Record<string, { cart: { lines: { sku: string }[] } | null; userErrors: unknown[] }>
    },
    // Without `fetch`, which sets its own mode header.
    leave: async (headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') => {
      const address = `${gateway.address}/checkout/external`
      const { statusCode, headers: got, body } = await send(address, { method, headers: { cookie, ...headers } })
      const text = await body.text()
      const reply = { status: statusCode, headers: new Headers(got as Record<string, string>), text }
      keep(reply.headers)
      return reply
    },
  }
}
