import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { createGatewayStarter } from '../createGatewayStarter.ts'
import type { Target } from './measure.ts'

const INDEX = 'vue_storefront_catalog'

/** Servers to compare with, by name: plain GraphQL servers with the same resolvers, and two that execute no GraphQL. */
const PEERS = {
  'plain Yoga': 'bench/gateway/peers/yoga.ts',
  Apollo: 'bench/gateway/peers/apollo.ts',
  'Mercurius, compiled': 'bench/mercurius/server.ts',
  'REST by hand': 'bench/gateway/peers/restEndpoint.ts',
  'REST by hand behind Yoga': 'bench/gateway/peers/yogaByHand.ts',
} as const

/** Name of the server that the others are multiples of. */
export const BASELINE = 'plain Yoga'

/** Server of the comparison. A gateway names its cart by a cookie and has a partner's key; a peer by a header. */
export type Contestant = Target & Readonly<{ kind: 'gateway' | 'peer'; headers: Readonly<Record<string, string>> }>

export type Contestants = Readonly<{
  platform: string
  rest: string
  all: readonly Contestant[]
  stop(): Promise<void>
}>

/** Starts the platform, the replay of its answers, and the servers in front of it: each a process of its own. */
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
  const all: Contestant[] = []
  for (const [name, main] of Object.entries(PEERS)) {
    const url = `http://127.0.0.1:${await freePort()}/graphql`
    const { port } = new URL(url)
    const pid = await start({
      main,
      parameters: [rest, port, INDEX],
      env: { NODE_ENV: 'production' },
      readyUrl: `${url}?query=%7B__typename%7D`,
    })
    all.push({ name, url, pid, kind: 'peer', headers: {} })
  }
  const startGateway = createGatewayStarter(dataDirectory)
  for (const [name, keepsReplies] of [
    ['gateway', true],
    ['gateway, nothing held', false],
  ] as const) {
    const { url, pid, headers, stop } = await startGateway({ upstream: rest, keepsReplies })
    started.defer(stop)
    all.push({ name, url: `${url}/graphql`, pid, headers, kind: 'gateway' })
  }
  const running = started.move()
  return { platform, rest, all, stop: () => running.disposeAsync() }
}
