import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AppendingProxy,
  hasHaproxy,
  startAppendingProxy,
  startHaproxy,
} from '../testkit/proxies/appendingProxy.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'

const TRIES_MAX = 40
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }'

type From = Readonly<{ address: string; headers?: Readonly<Record<string, string>> }>

/** Signs in with a wrong password at an account of its own, from a loopback address of this machine. */
async function guess(shop: string, attempt: string, { address, headers }: From): Promise<string> {
  const input = { email: `${attempt}@guess.example`, password: 'Clave-inventada-1' }
  const sent = request(`${shop}/graphql`, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
  })
  sent.end(JSON.stringify({ query: LOGIN, variables: { input } }))
  const body = await new Promise<string>((resolve, reject) => {
    sent.on('response', (response) => void text(response).then(resolve, reject)).on('error', reject)
  })
  return /"code":"(\w+)"/.exec(body)?.[1] ?? body
}

describe.each([
  ['a proxy that appends to the header', startAppendingProxy, '127.0.1'],
  ...(hasHaproxy ? [['haproxy, which adds a header line', startHaproxy, '127.0.2'] as const] : []),
] as const)('behind %s', (_name, startProxy, network) => {
  let web: RunningProcess
  let proxy: AppendingProxy
  beforeAll(async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    web = await startProcess({
      main: 'web/server/main.ts',
      env: { WEB_PORT: String(port), GATEWAY_URL: sharedShop().gateway, TRUST_PROXY: '1', REDIS_URL: '' },
      readyUrl: `${url}/health/ready`,
    })
    proxy = await startProxy(url)
  })
  afterAll(async () => {
    await proxy?.close()
    await web?.stop()
  })

  it('made-up first hops do not give more tries, and another shopper is not locked', async () => {
    const guesser = `${network}.7`
    const codes: string[] = []
    while (codes.length < TRIES_MAX && codes.at(-1) !== 'TOO_MANY_ATTEMPTS') {
      const tries = codes.length
      const headers = { 'x-forwarded-for': `203.0.113.${tries}`, 'x-real-ip': `203.0.113.${tries}` }
      codes.push(await guess(proxy.url, `${network}-${tries}`, { address: guesser, headers }))
    }
    expect(codes[0]).toBe('SIGN_IN_REFUSED')
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    expect(await guess(proxy.url, `${network}-other`, { address: `${network}.8` })).toBe('SIGN_IN_REFUSED')
  })
})
