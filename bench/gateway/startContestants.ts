import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/freePort.ts'
import { startProcess } from '@hogar/tests/testkit/startProcess.ts'
import { createGatewayStarter } from '../createGatewayStarter.ts'
import type { Target } from './measure.ts'

const INDEX = 'vue_storefront_catalog'

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
  await using started = new AsyncDisposableStack()
  const start = async (options: Parameters<typeof startProcess>[0]) => {
    const { pid, stop } = await startProcess(options)
    started.defer(stop)
    return pid
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

  const plainUrl = `http://127.0.0.1:${await freePort()}`
  const plainPid = await start({
    main: 'bench/gateway/plainYoga.ts',
    parameters: [rest, new URL(plainUrl).port, INDEX],
    env: { NODE_ENV: 'production' },
    readyUrl: `${plainUrl}/graphql?query={__typename}`,
  })
  const startGateway = createGatewayStarter(dataDirectory)
  const gatewayTarget = async (name: string, keepsReplies: boolean): Promise<Target> => {
    const { url, pid, headers, stop } = await startGateway({ upstream: rest, keepsReplies })
    started.defer(stop)
    return { name, url: `${url}/graphql`, pid, headers }
  }
  const gateway = await gatewayTarget('gateway', true)
  const gatewayUncached = await gatewayTarget('gateway, no cache', false)
  const all = started.move()
  return {
    platform,
    rest,
    gateway,
    gatewayUncached,
    plain: { name: 'plain Yoga', url: `${plainUrl}/graphql`, pid: plainPid, headers: {} },
    stop: () => all.disposeAsync(),
  }
}
