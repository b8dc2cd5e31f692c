import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts'
import { encodeBody } from './encodeBody.ts'

const LONG = JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ sku: `SOFÁ-${index}` })))

describe('a body', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('is compressed by %s for “%s”', (encoding, accepted, decode) => {
    const { content, headers } = encodeBody(LONG, accepted)
    expect(headers).toEqual({ 'content-encoding': encoding, 'content-length': content.length })
    expect(content.length).toBeLessThan(Buffer.byteLength(LONG) / 4)
    expect(decode(content as Buffer).toString()).toBe(LONG)
  })

  it.each([
    ['a client that accepts none', LONG, undefined],
    ['a client that accepts others only', LONG, 'deflate, gzip;q=0'],
    ['a short one', '{"data":null}', 'br, gzip'],
  ])('is sent as it is: %s', (_case, body, accepted) => {
    const headers = { 'content-length': Buffer.byteLength(body) }
    expect(encodeBody(body, accepted)).toEqual({ content: body, headers })
  })
})

describe('a gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ resolvers: sketchResolvers })
  })
  afterAll(() => gateway.close())

  const aliases = Array.from({ length: 20 }, (_, index) => `  ${'p'.repeat(60)}${index}: store { code name }`).join(
    '\n',
  )
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ query })
    const reply = await request(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { headers: reply.headers, bytes: Buffer.from(await reply.body.arrayBuffer()) }
  }

  it('compresses an answer for a client that accepts it, and caches tell the two apart', async () => {
    const query = `{ ${aliases} }`
    const plain = await ask(query)
    const zipped = await ask(query, { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers['content-length']).toBe(String(zipped.bytes.length))
    expect(JSON.parse(gunzipSync(zipped.bytes).toString()).data).toEqual(JSON.parse(plain.bytes.toString()).data)
    for (const { headers } of [plain, zipped]) expect(headers['vary']).toContain('Accept-Encoding')
  })

  it('sends the parts of a deferred answer as they come', async () => {
    const query = '{ store { code } product(by: { sku: "A" }) { sku ... @defer(label: "late") { name } } }'
    const { headers } = await ask(query, {
      accept: 'multipart/mixed;deferSpec=20220824, application/json',
      'accept-encoding': 'br, gzip',
    })
    expect(headers['content-type']).toContain('multipart/mixed')
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('sends the playground compressed', async () => {
    const page = async (headers: Record<string, string>) => {
      const reply = await request(gateway.url, { headers: { accept: 'text/html', ...headers } })
      return { headers: reply.headers, bytes: Buffer.from(await reply.body.arrayBuffer()) }
    }
    const [plain, zipped] = [await page({}), await page({ 'accept-encoding': 'gzip, br' })]
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 3)
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
  })
})
