import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/freePort.ts'
import { createDatabase } from '@hogar/tests/testkit/shopDatabase.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from '@hogar/tests/testkit/upstreamProxy.ts'

/** The limiter stays on and counts; it only does not refuse, or there would be nothing to measure. */
const RATE_FACTOR_OUT_OF_REACH = '1000000'
/** The short cache of public replies is off: each request costs what it costs. */
const UNCACHED = Object.fromEntries(['catalogueSearch', 'stockList'].map((name) => [name, { cacheMs: 0 }]))

export type Catalogue = Readonly<{
  products: number
  platform: string
  gateway: string
  /** The same gateway, whose calls pass by and are written down. */
  watchedGateway: string
  calls: UpstreamProxy['calls']
  headers: Readonly<Record<string, string>>
  stop(): Promise<void>
}>

/** A platform with so many products on a PostgreSQL database of its own, and a gateway before it. */
export async function startCatalogue(products: number): Promise<Catalogue> {
  const database = await createDatabase(`hogar_bench_${products}_${process.pid}`)
  const processes: RunningProcess[] = []
  const start = async (options: Parameters<typeof startProcess>[0]) => {
    processes.push(await startProcess(options))
  }
  const folder = await mkdtemp(join(tmpdir(), 'hogar-bench-'))
  const endpoints = join(folder, 'endpoints.json')
  await writeFile(endpoints, JSON.stringify(UNCACHED))
  const platform = `http://127.0.0.1:${await freePort()}`
  await start({
    main: 'platform/src/main.ts',
    env: {
      DATABASE_URL: database.url,
      SEED_PRODUCTS: String(products),
      DATA_DIR: folder,
      PLATFORM_PORT: new URL(platform).port,
    },
    readyUrl: `${platform}/health/ready`,
  })
  const key = randomBytes(16).toString('hex')
  const startGateway = async (upstream: string) => {
    const url = `http://127.0.0.1:${await freePort()}`
    await start({
      main: 'gateway/src/main.ts',
      env: {
        NODE_ENV: 'production',
        SESSION_SECRET: randomBytes(32).toString('hex'),
        GATEWAY_PORT: new URL(url).port,
        UPSTREAM_URL: upstream,
        ENDPOINTS_FILE: endpoints,
        PARTNER_KEYS: JSON.stringify({ bench: createHash('sha256').update(key).digest('hex') }),
        RATE_FACTOR: RATE_FACTOR_OUT_OF_REACH,
      },
      readyUrl: `${url}/health/live`,
    })
    return url
  }
  const watcher = await startUpstreamProxy(() => platform)
  return {
    products,
    platform,
    gateway: await startGateway(platform),
    watchedGateway: await startGateway(watcher.url),
    calls: watcher.calls,
    headers: { 'x-api-key': key },
    stop: async () => {
      for (const one of processes.reverse()) await one.stop()
      await watcher.close()
      await database.drop()
    },
  }
}
