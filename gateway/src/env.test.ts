import { expect, it } from 'vitest'
import { BadEnvironment, parseEnv } from './env.ts'

const SECRET = 'a-secret-of-at-least-32-characters!'

it('needs nothing in development', () => {
  expect(parseEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    GATEWAY_PORT: 4000,
    UPSTREAM_URL: 'http://127.0.0.1:5000',
    MEDIA_URL: 'http://127.0.0.1:3000/img',
    production: false,
  })
})

it('follows the ports of its neighbours', () => {
  const env = parseEnv({ WEB_PORT: '3001', PLATFORM_PORT: '5001', UPSTREAM_URL: '' })
  expect(env).toMatchObject({
    UPSTREAM_URL: 'http://127.0.0.1:5001',
    MEDIA_URL: 'http://127.0.0.1:3001/img',
    ALLOWED_ORIGINS: ['http://127.0.0.1:3001', 'http://localhost:3001'],
  })
})

it('finds its neighbours at the address on which all of them listen', () => {
  expect(parseEnv({ HOST: '192.168.1.5' })).toMatchObject({
    UPSTREAM_URL: 'http://192.168.1.5:5000',
    MEDIA_URL: 'http://192.168.1.5:3000/img',
    CACHE_FORWARD_URL: ['http://192.168.1.5:3000'],
  })
  expect(parseEnv({ HOST: '0.0.0.0' }).UPSTREAM_URL).toBe('http://127.0.0.1:5000')
})

it('reads origins as browsers write them', () => {
  const env = parseEnv({ PUBLIC_ORIGIN: 'https://Shop.example:443', ALLOWED_ORIGINS: 'https://Shop.example:443' })
  expect([env.PUBLIC_ORIGIN, env.ALLOWED_ORIGINS]).toEqual(['https://shop.example', ['https://shop.example']])
})

it('reads lists and JSON', () => {
  const digest = 'AB'.repeat(32)
  const env = parseEnv({
    SESSION_SECRET: `${SECRET}, ${SECRET}2`,
    ALLOWED_ORIGINS: 'https://a.example,https://b.example:8443',
    PARTNER_KEYS: JSON.stringify({ acme: digest }),
  })
  expect(env.SESSION_SECRET).toEqual([SECRET, `${SECRET}2`])
  expect(env.ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(env.PARTNER_KEYS).toEqual({ acme: digest.toLowerCase() })
})

it('names every bad variable and what was expected, never its value', () => {
  const bad = {
    GATEWAY_PORT: '99999',
    UPSTREAM_URL: 'platform:5000',
    PUBLIC_ORIGIN: 'https://a.example/shop',
    REDIS_URL: 'http://x',
    SESSION_SECRET: 'short-secret',
    PARTNER_KEYS: '{"acme":"plain-key"}',
    ALLOWED_ORIGINS: 'https://a.example/path',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  }
  const error = (() => {
    try {
      return parseEnv(bad)
    } catch (thrown) {
      return thrown
    }
  })()
  expect(error).toBeInstanceOf(BadEnvironment)
  const lines = (error as Error).message.split('\n')
  for (const name of Object.keys(bad))
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name}.*: expected`)))
  expect((error as Error).message).not.toMatch(/short-secret|plain-key/)
})

it('refuses one port for requests and metrics', () => {
  expect(() => parseEnv({ METRICS_PORT: '4000' })).toThrow('METRICS_PORT: expected a port other than GATEWAY_PORT')
})

it('asks for a secret in production', () => {
  expect(() => parseEnv({ NODE_ENV: 'production' })).toThrow(/SESSION_SECRET: expected/)
  // A list without a secret must not become a secret of this instance alone.
  expect(() => parseEnv({ NODE_ENV: 'production', SESSION_SECRET: ' , ' })).toThrow(/SESSION_SECRET: expected/)
  expect(parseEnv({ NODE_ENV: 'production', SESSION_SECRET: SECRET })).toMatchObject({
    production: true,
    RATE_FACTOR: 1,
  })
})
