import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'

/** The limiter stays on and counts; it only does not refuse, or there would be nothing to measure. */
export const RATE_FACTOR_OUT_OF_REACH = '1000000'
const KEY_BYTES = 16
const SECRET_BYTES = 32
/** Data in the short cache of public replies, which is turned off. Categories, tax and attributes stay cached. */
const HELD_SHORTLY = ['catalogueSearch', 'stockList', 'urlMap'] as const

export type MeasuredGateway = Readonly<{
  url: string
  pid: number
  headers: Readonly<Record<string, string>>
  stop(): Promise<void>
}>

type Wanted = Readonly<{ upstream: string; keepsReplies: boolean }>

/** Starts gateways as they run in production; all with one key and one secret, so that a session of one is good at the others. */
export function createGatewayStarter(folder: string): (wanted: Wanted) => Promise<MeasuredGateway> {
  const key = randomBytes(KEY_BYTES).toString('hex')
  const shared = {
    NODE_ENV: 'production',
    SESSION_SECRET: randomBytes(SECRET_BYTES).toString('hex'),
    DATA_DIR: folder,
    PARTNER_KEYS: JSON.stringify({ bench: createHash('sha256').update(key).digest('hex') }),
    RATE_FACTOR: RATE_FACTOR_OUT_OF_REACH,
  }
  return async ({ upstream, keepsReplies }) => {
    const url = `http://127.0.0.1:${await freePort()}`
    const endpoints: Readonly<Record<string, string>> = keepsReplies
      ? {}
      : { ENDPOINTS_FILE: await endpointsWithoutCache(folder) }
    const { pid, stop } = await startProcess({
      main: 'gateway/src/main.ts',
      env: { ...shared, ...endpoints, GATEWAY_PORT: new URL(url).port, UPSTREAM_URL: upstream },
      // Not while it still reads ahead: that would be measured too.
      readyUrl: `${url}/health/ready`,
    })
    return { url, pid, headers: { 'x-api-key': key }, stop }
  }
}

async function endpointsWithoutCache(folder: string): Promise<string> {
  const file = join(folder, 'endpoints.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(HELD_SHORTLY.map((name) => [name, { cacheMs: 0 }]))))
  return file
}
