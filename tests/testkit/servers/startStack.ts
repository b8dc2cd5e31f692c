import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHEAP_PASSWORDS } from './cheapPasswords.ts'
import { freePort } from './freePort.ts'
import { ownRedis } from './ownRedis.ts'
import { ownDatabase } from './shopDatabase.ts'
import { sharedPictures } from './sharedPictures.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from '../proxies/upstreamProxy.ts'

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

type StackOptions = Readonly<{
  /** True: the parts reach each other without the proxies, which a suite that sends much would measure instead. */
  isDirect?: boolean
}>

/** The whole shop as processes of its own, on free ports and an own data folder, with a proxy between every two parts. */
export async function startStack(
  env: Readonly<Record<string, string>> = {},
  { isDirect = false }: StackOptions = {},
): Promise<Stack> {
  await using started = new AsyncDisposableStack()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-stack-'))
  started.defer(() => rm(dataDirectory, { recursive: true, force: true }))
  await symlink(await sharedPictures(), join(dataDirectory, 'pictures'))
  const database = await ownDatabase()
  started.defer(database.drop)
  const ports = { platform: await freePort(), gateway: await freePort(), web: await freePort() }
  const at = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
  const upstream = await startUpstreamProxy(() => at('platform'))
  started.defer(upstream.close)
  const graph = await startUpstreamProxy(() => at('gateway'))
  started.defer(graph.close)
  const shared = {
    DATA_DIR: dataDirectory,
    PLATFORM_PORT: String(ports.platform),
    GATEWAY_PORT: String(ports.gateway),
    WEB_PORT: String(ports.web),
    UPSTREAM_URL: isDirect ? at('platform') : upstream.url,
    GATEWAY_URL: isDirect ? at('gateway') : graph.url,
    ...database.env,
    ...ownRedis(),
    ...env,
  }
  const running: RunningProcess[] = []
  started.defer(async () => void (await Promise.all(running.map((process) => process.stop()))))
  const start = async (name: keyof typeof ports) => {
    // Ready means of a gateway that it has read ahead: what a test counts or spoils later is the test's own.
    const readyUrl = `${at(name)}/health/ready`
    const process = await startProcess({
      main: MAINS[name],
      nodeArguments: ARGUMENTS[name],
      env: { ...shared, ...OWN[name] },
      readyUrl,
    })
    running.push(process)
    return process
  }
  const platform = await start('platform')
  // Neither waits for the other, and each waits for the platform or the disk more than it works.
  const [gateway, web] = await Promise.all([start('gateway'), start('web')])
  const processes = { platform, gateway, web }
  const all = started.move()
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
    stop: () => all.disposeAsync(),
  }
}

/** Pages that an earlier run has left in Redis, on a port that comes up again, would be of another shop. */
const OWN = { platform: {}, gateway: {}, web: { REDIS_URL: '' } } as const

const ARGUMENTS = { platform: CHEAP_PASSWORDS, gateway: [], web: [] } as const

const MAINS = { platform: 'platform/src/main.ts', gateway: 'gateway/src/main.ts', web: 'web/server/main.ts' } as const
