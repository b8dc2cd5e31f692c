import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseAddress } from './parseAddress.ts'
import { proxyTrustSchema } from './proxyTrust.ts'
import { readClient } from './readClient.ts'

const clientOf = (trust: string, peer: string, headers: Readonly<Record<string, string | string[]>> = {}) =>
  readClient({ socket: { remoteAddress: peer }, headers }, v.parse(proxyTrustSchema, trust))
const addressOf = (trust: string, peer: string, forwarded: string) =>
  clientOf(trust, peer, { 'x-forwarded-for': forwarded }).address

test.each([
  ['none', '127.0.0.1', '192.0.2.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['loopback', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['loopback', '::1', 'faked, 192.0.2.1', '192.0.2.1'],
  ['loopback', '::1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['loopback', '192.0.2.9', '192.0.2.1', '192.0.2.9'],
  ['loopback', '127.0.0.1', '', '127.0.0.1'],
  ['1', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['2', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['2', '10.0.0.1', '', '10.0.0.1'],
  ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['10.0.0.0/8', '192.0.2.9', '192.0.2.1', '192.0.2.9'],
  ['10.0.0.1', '10.0.0.2', '192.0.2.1', '10.0.0.2'],
  ['loopback, fd00::/8', 'fd00::7', '203.0.113.9, 2001:DB8:0::1, ::1', '2001:db8::1'],
])('trusting %s, from %s, forwarded for "%s": %s', (...[trust, peer, forwarded, expected]) => {
  expect(addressOf(trust, peer, forwarded)).toBe(expected)
})

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  [' , 192.0.2.1 ,, ', '192.0.2.1'],
  ['203.0.113.9, unknown', '127.0.0.1'],
  ['203.0.113.9, _hidden', '127.0.0.1'],
  ['203.0.113.9, [::', '127.0.0.1'],
  ['203.0.113.9, 192.0.2.1:x', '127.0.0.1'],
  ['203.0.113.9, 192.0.2', '127.0.0.1'],
])('of "%s" a believed proxy is understood as %s', (forwarded, expected) => {
  expect(addressOf('loopback', '127.0.0.1', forwarded)).toBe(expected)
})

test('several header lines are one list', () => {
  expect(clientOf('1', '10.0.0.1', { 'x-forwarded-for': ['203.0.113.9', '192.0.2.1'] }).address).toBe('192.0.2.1')
})

test('a connection without an address is unknown', () => {
  expect(clientOf('loopback', '').address).toBe('unknown')
})

test('scheme and host come from a believed peer alone', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Shop.Example' }
  expect(clientOf('loopback', '127.0.0.1', headers)).toMatchObject({ scheme: 'https', forwardedHost: 'shop.example' })
  for (const [trust, peer] of [
    ['none', '127.0.0.1'],
    ['loopback', '192.0.2.9'],
  ] as const) {
    expect(clientOf(trust, peer, headers)).toMatchObject({ scheme: 'http', forwardedHost: null })
  }
})

test.each([
  ['1', 'http, https', 'https'],
  ['1', 'https, http', 'http'],
  ['2', 'http, https, http', 'https'],
  ['2', 'https', 'https'],
  ['1', 'javascript', 'http'],
])('behind %s proxies the scheme of "%s" is %s', (trust, header, scheme) => {
  const headers = { 'x-forwarded-for': '192.0.2.1, 10.0.0.2', 'x-forwarded-proto': header }
  expect(clientOf(trust, '10.0.0.1', headers).scheme).toBe(scheme)
})

test('a host that no address can be built with is none', () => {
  expect(clientOf('1', '10.0.0.1', { 'x-forwarded-host': '[::::]' }).forwardedHost).toBeNull()
})

test.each([
  'all',
  'yes',
  '',
  '0',
  '10',
  'loopback,',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '10.0.0',
  '1,2',
])('TRUST_PROXY=%s is refused', (text) => {
  expect(v.is(proxyTrustSchema, text)).toBe(false)
})

test('what a client writes in front of what its proxies append changes nothing', () => {
  const hop = fc.ipV4()
  fc.assert(
    fc.property(fc.string(), fc.array(fc.oneof(hop, fc.string())), hop, (junk, claimed, real) => {
      const forwarded = [junk, ...claimed, real].join(', ')
      expect(addressOf('1', '10.0.0.1', forwarded)).toBe(real)
      expect(addressOf('2', '10.0.0.1', `${forwarded}, 10.0.0.2`)).toBe(real)
    }),
  )
})

test('what is read is always an address, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.webAuthority()), (text) => {
      const address = parseAddress(text)
      if (address !== null) expect(parseAddress(address)).toBe(address)
    }),
    { numRuns: 2_000 },
  )
})
