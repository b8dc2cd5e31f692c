import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { ownDatabase } from './shopDatabase.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from './upstreamProxy.ts'

export type StackAddresses = Readonly<{ web: string; gateway: string; platform: string }>

export type Stack = StackAddresses &
  Readonly<{
    /** Stands between gateway and platform. */
    upstream: UpstreamProxy
    /** Stands between storefront and gateway. */
    graph: UpstreamProxy
    processes: Readonly<Record<'platform' | 'gateway' | 'web', RunningProcess>>
    /** Starts a server again, after `processes.x.stop()`, where it was. */
    restart(name: 'platform' | 'gateway' | 'web'): Promise<void>
    stop(): Promise<void>
  }>

/** The whole shop as processes of its own, on free ports and an own data folder, with a proxy between every two parts. */
export async function startStack(env: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-stack-'))
  const database = await ownDatabase()
  const ports = { platform: await freePort(), gateway: await freePort(), web: await freePort() }
  const at = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
  const upstream = await startUpstreamProxy(() => at('platform'))
  const graph = await startUpstreamProxy(() => at('gateway'))
  const shared = {
    DATA_DIR: dataDirectory,
    PLATFORM_PORT: String(ports.platform),
    GATEWAY_PORT: String(ports.gateway),
    WEB_PORT: String(ports.web),
    UPSTREAM_URL: upstream.url,
    GATEWAY_URL: graph.url,
    ...database.env,
    ...env,
  }
  const start = (name: keyof typeof ports) =>
    // Ready means of a gateway that it has read ahead: what a test counts or spoils later is the test's own.
    startProcess({ main: MAINS[name], env: { ...shared, ...OWN[name] }, readyUrl: `${at(name)}/health/ready` })

  const processes = { platform: await start('platform'), gateway: await start('gateway'), web: await start('web') }
  return {
    web: at('web'),
    gateway: at('gateway'),
    platform: at('platform'),
    upstream,
    graph,
    processes,
    restart: async (name) => {
      processes[name] = await start(name)
    },
    stop: async () => {
      await Promise.all([processes.web.stop(), processes.gateway.stop(), processes.platform.stop()])
      await Promise.all([upstream.close(), graph.close()])
      await database.drop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Pages that an earlier run has left in Redis, on a port that comes up again, would be of another shop. */
const OWN = { platform: {}, gateway: {}, web: { REDIS_URL: '' } } as const

const MAINS = { platform: 'platform/src/main.ts', gateway: 'gateway/src/main.ts', web: 'web/server/main.ts' } as const
