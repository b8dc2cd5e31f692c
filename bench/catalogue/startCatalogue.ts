import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { createDatabase } from '@hogar/tests/testkit/servers/shopDatabase.ts'
import { startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from '@hogar/tests/testkit/proxies/upstreamProxy.ts'
import { type MeasuredGateway, createGatewayStarter } from '../createGatewayStarter.ts'

const SEED_TIMEOUT_SECONDS = 2_400

export type Catalogue = Readonly<{
  products: number
  /** From the first start, on an empty database, to the first answer. */
  firstStartMs: number
  platform: Readonly<{ url: string; pid: number }>
  /** As it is shipped. */
  gateway: MeasuredGateway
  /** One without shared caches: each request costs what it costs alone. */
  bareGateway: MeasuredGateway
  /** Another one, whose calls pass by and are written down. */
  watchedGateway: MeasuredGateway
  calls: UpstreamProxy['calls']
  stop(): Promise<void>
}>

/** A platform with so many products on a PostgreSQL database of its own, and gateways before it. */
export async function startCatalogue(products: number): Promise<Catalogue> {
  await using started = new AsyncDisposableStack()
  const database = await createDatabase(`hogar_bench_${products}_${process.pid}`)
  started.defer(database.drop)
  const folder = await mkdtemp(join(tmpdir(), 'hogar-bench-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const startedAt = performance.now()
  const platform = await startProcess({
    main: 'platform/src/main.ts',
    env: {
      DATABASE_URL: database.url,
      SEED_PRODUCTS: String(products),
      DATA_DIR: folder,
      PLATFORM_PORT: new URL(url).port,
      PICTURES_WARM_UP: '0',
    },
    readyUrl: `${url}/health/ready`,
    readyTimeoutSeconds: SEED_TIMEOUT_SECONDS,
  })
  const firstStartMs = performance.now() - startedAt
  started.defer(platform.stop)
  const startGateway = createGatewayStarter(folder)
  const gateway = await startGateway({ upstream: url, keepsReplies: true })
  started.defer(gateway.stop)
  const bareGateway = await startGateway({ upstream: url, keepsReplies: false })
  started.defer(bareGateway.stop)
  const watcher = await startUpstreamProxy(() => url)
  started.defer(watcher.close)
  const watchedGateway = await startGateway({ upstream: watcher.url, keepsReplies: false })
  started.defer(watchedGateway.stop)
  const all = started.move()
  return {
    products,
    firstStartMs,
    platform: { url, pid: platform.pid },
    gateway,
    bareGateway,
    watchedGateway,
    calls: watcher.calls,
    stop: () => all.disposeAsync(),
  }
}
