import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { cacheHeaders } from '../plugins/answers/cacheHeaders.ts'
import { CACHE_TAGS_MAX } from './limits.ts'
import { parseEnv } from '../env.ts'
import { clientAddress, isHttps, shopOrigin } from '../plugins/caller/clientAddress.ts'
import { partnerOfKey } from '../plugins/caller/identifyCaller.ts'
import { storeOfRequest } from '../plugins/caller/storeOfRequest.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

const { TRUST_PROXY: loopback } = parseEnv({})

describe('clientAddress', () => {
  it.each([
    ['192.0.2.9', '192.0.2.1', '192.0.2.9'],
    ['127.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['127.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '', '0:0:0:0::/64'],
  ])('from %s, forwarded for "%s": %s', (peer, forwarded, expected) => {
    expect(clientAddress(request(peer, { 'x-forwarded-for': forwarded }), loopback)).toBe(expected)
  })

  it('believes in HTTPS and in a host only from whom it trusts', () => {
    const headers = { host: 'gateway', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' }
    expect(isHttps(request('127.0.0.1', headers), loopback)).toBe(true)
    expect(isHttps(request('192.0.2.9', headers), loopback)).toBe(false)
    expect(isHttps(request('127.0.0.1'), loopback)).toBe(false)
    expect(shopOrigin(request('127.0.0.1', headers), loopback)).toBe('https://shop.example')
    expect(shopOrigin(request('192.0.2.9', headers), loopback)).toBe('http://gateway')
  })
})

describe('storeOfRequest', () => {
  it.each([
    ['viu', 'shop.example', 'viu'],
    [undefined, 'viu.shop.example:4000', 'viu'],
    ['de', 'viu.shop.example', 'de'],
    [undefined, 'it.example', 'hogar'],
    [undefined, 'tienda.example', 'mavi'],
    ['de', 'tienda.example', 'de'],
    [undefined, '127.0.0.1:4000', 'hogar'],
    ['', undefined, 'hogar'],
  ])('header %s on host %s is %s', (header, host, code) => {
    expect(storeOfRequest({ header, host, hosts: new Map([['tienda.example', 'mavi']]) }).code).toBe(code)
  })

  it('refuses a store that does not exist', () => {
    expect(() => storeOfRequest({ header: 'nope', host: undefined, hosts: new Map() })).toThrow('X-Store')
  })
})

it('knows a partner by the digest of the key', () => {
  const digests = { acme: createHash('sha256').update('key').digest('hex') }
  expect([partnerOfKey('key', digests), partnerOfKey('key', digests)]).toEqual(['acme', 'acme'])
  expect(partnerOfKey(undefined, digests)).toBeNull()
  for (const other of ['other', 'other', 'ke', 'key ']) expect(() => partnerOfKey(other, digests)).toThrow()
  expect(() => partnerOfKey('key', { other: digests.acme.replace(/^./, 'x') })).toThrow()
})

describe('cacheHeaders', () => {
  const operation = { isPublic: true, isIncremental: false }
  const read = {
    caller: { method: 'GET', partner: null, messageLanguage: 'es-MX' as const, accepts: { multipart: null } },
    operation,
  }
  const tags = new Set(['product', 'P1', 'C20'])
  const stranger = { session: { isKnown: false, isChanged: false }, hasErrors: false, isOutdated: false, tags }

  it('lets all caches keep a whole public answer, with its cache tags', () => {
    expect(cacheHeaders(read, stranger)).toEqual({
      'cache-control': expect.stringMatching(/^public, max-age=\d+, s-maxage=\d+/),
      'x-vs-cache-tags': 'product P1 C20',
    })
    expect(cacheHeaders(read, { ...stranger, tags: new Set() })).not.toHaveProperty('x-vs-cache-tags')
  })

  it('lets all caches keep a whole answer to an operation that could come in parts', () => {
    const whole = { ...read, operation: { ...operation, isIncremental: true } }
    expect(cacheHeaders(whole, stranger)['cache-control']).toMatch(/^public/)
  })

  it('names only kinds and letters when there are too many tags', () => {
    const many = new Set(['product', ...Array.from({ length: CACHE_TAGS_MAX }, (_item, index) => `P${index}`)])
    expect(cacheHeaders(read, { ...stranger, tags: many })['x-vs-cache-tags']).toBe('product P')
  })

  it.each([
    ['a POST', { ...read, caller: { ...read.caller, method: 'POST' } }, stranger],
    ['a partner', { ...read, caller: { ...read.caller, partner: 'acme' } }, stranger],
    ['what depends on the session', { ...read, operation: { ...operation, isPublic: false } }, stranger],
    [
      'an answer in parts',
      {
        caller: { ...read.caller, accepts: { multipart: 'deferSpec=20220824' as const } },
        operation: { ...operation, isIncremental: true },
      },
      stranger,
    ],
    ['a known session', read, { ...stranger, session: { isKnown: true, isChanged: false } }],
    ['a new session', read, { ...stranger, session: { isKnown: false, isChanged: true } }],
    ['an answer with a hole', read, { ...stranger, hasErrors: true }],
    ['an answer with an outdated part', read, { ...stranger, isOutdated: true }],
  ])('keeps %s from all caches', (_name, asked, answer) => {
    expect(cacheHeaders(asked, answer)).toEqual({ 'cache-control': 'private, no-store' })
  })
})
