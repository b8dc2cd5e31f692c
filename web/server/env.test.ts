import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('everything has a default', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    gatewayUrl: 'http://127.0.0.1:4000',
    upstreamUrl: 'http://127.0.0.1:5000',
  })
})

test('an empty variable counts as none', () => {
  expect(parseEnv({ WEB_PORT: '' }).port).toBe(3000)
})

test('addresses follow the ports of the neighbours', () => {
  expect(parseEnv({ GATEWAY_PORT: '4100', PLATFORM_PORT: '5100' })).toMatchObject({
    gatewayUrl: 'http://127.0.0.1:4100',
    upstreamUrl: 'http://127.0.0.1:5100',
  })
})

test('neighbours are at the address on which all of them listen', () => {
  expect(parseEnv({ HOST: 'fd00::2' })).toMatchObject({
    gatewayUrl: 'http://[fd00::2]:4000',
    upstreamUrl: 'http://[fd00::2]:5000',
  })
})

test('hosts name stores', () => {
  expect([...parseEnv({ STORE_HOSTS: 'viu.example=viu, Mavi.example:8080=mavi' }).storeHosts]).toEqual([
    ['viu.example', 'viu'],
    ['mavi.example:8080', 'mavi'],
  ])
})

test('every bad variable is named with what was expected', () => {
  const start = () => parseEnv({ WEB_PORT: 'http', GATEWAY_URL: 'gateway', STORE_HOSTS: 'a=nowhere', NODE_ENV: 'live' })
  expect(start).toThrow(/WEB_PORT: expected a port/)
  expect(start).toThrow(/GATEWAY_URL: expected an origin/)
  expect(start).toThrow(/STORE_HOSTS: expected codes of stores/)
  expect(start).toThrow(/NODE_ENV: expected development/)
  expect(() => parseEnv({ TRUST_PROXY: 'all' })).toThrow(/TRUST_PROXY: expected none, loopback, the number of proxies/)
  for (const SILENT_LOGIN_PATH of ['app', '/app?x', '//evil.example', '/a/../b'])
    expect(() => parseEnv({ SILENT_LOGIN_PATH }), SILENT_LOGIN_PATH).toThrow(/SILENT_LOGIN_PATH: expected a path/)
})
