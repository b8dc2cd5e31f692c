import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/freePort.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/startProcess.ts'
import type { Target } from './measure.ts'

const INDEX = 'vue_storefront_catalog'

/** The limiter stays on and counts; it only does not refuse, or there would be nothing to measure. */
const RATE_FACTOR_OUT_OF_REACH = '1000000'

export type Contestants = Readonly<{
  platform: string
  rest: string
  gateway: Target
  /** The gateway without its short cache of public replies. */
  gatewayUncached: Target
  plain: Target
  stop(): Promise<void>
}>

/** Platform, the replay of its answers, and the servers to compare in front of it: each a process of its own. */
export async function startContestants(): Promise<Contestants> {
  const processes: RunningProcess[] = []
  const start = async (options: Parameters<typeof startProcess>[0]) => {
    const started = await startProcess(options)
    processes.push(started)
    return started
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-bench-'))
  const platform = `http://127.0.0.1:${await freePort()}`
  await start({
    main: 'platform/src/main.ts',
    env: { DATA_DIR: dataDirectory, PLATFORM_PORT: new URL(platform).port },
    readyUrl: `${platform}/health/live`,
  })
  const rest = `http://127.0.0.1:${await freePort()}`
  await start({
    main: 'bench/gateway/restReplay.ts',
    parameters: [platform, new URL(rest).port],
    env: {},
    readyUrl: `${rest}/__calls`,
  })

  const key = randomBytes(16).toString('hex')
  const secret = randomBytes(32).toString('hex')
  const withoutCache = await endpointsWithoutCache(dataDirectory)
  const startGateway = async (name: string, env: Readonly<Record<string, string>>): Promise<Target> => {
    const url = `http://127.0.0.1:${await freePort()}`
    const { pid } = await start({
      main: 'gateway/src/main.ts',
      env: {
        NODE_ENV: 'production',
        SESSION_SECRET: secret,
        GATEWAY_PORT: new URL(url).port,
        UPSTREAM_URL: rest,
        DATA_DIR: dataDirectory,
        PARTNER_KEYS: JSON.stringify({ bench: createHash('sha256').update(key).digest('hex') }),
        RATE_FACTOR: RATE_FACTOR_OUT_OF_REACH,
        ...env,
      },
      readyUrl: `${url}/health/live`,
    })
    return { name, url: `${url}/graphql`, pid, headers: { 'x-api-key': key } }
  }
  const plainUrl = `http://127.0.0.1:${await freePort()}`
  const plain = await start({
    main: 'bench/gateway/plainYoga.ts',
    parameters: [rest, new URL(plainUrl).port, INDEX],
    env: { NODE_ENV: 'production' },
    readyUrl: `${plainUrl}/graphql?query={__typename}`,
  })
  return {
    platform,
    rest,
    gateway: await startGateway('gateway', {}),
    gatewayUncached: await startGateway('gateway, no cache', { ENDPOINTS_FILE: withoutCache }),
    plain: { name: 'plain Yoga', url: `${plainUrl}/graphql`, pid: plain.pid, headers: {} },
    stop: async () => {
      for (const one of processes.reverse()) await one.stop()
    },
  }
}

/** A file that turns the short cache of public replies off. What changes slowly (categories, tax, attributes) stays held. */
async function endpointsWithoutCache(folder: string): Promise<string> {
  const file = join(folder, 'endpoints.json')
  const rows = Object.fromEntries(['catalogueSearch', 'stockList', 'urlMap'].map((name) => [name, { cacheMs: 0 }]))
  await writeFile(file, JSON.stringify(rows))
  return file
}
