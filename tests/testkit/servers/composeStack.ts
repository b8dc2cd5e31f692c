import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { ROOT } from '../../../scripts/processes.ts'
import { freePort } from './freePort.ts'
import { sharedPictures } from './sharedPictures.ts'
import { ownDatabase } from './shopDatabase.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'

/** Part of `docker-compose.yml` that the suites read, its anchors and merge keys resolved. */
const composeFile = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.string(),
      command: v.optional(v.string()),
      user: v.optional(v.string()),
      read_only: v.optional(v.boolean()),
      ports: v.optional(v.array(v.string()), []),
      volumes: v.optional(v.array(v.string()), []),
      environment: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})
export type ComposeFile = v.InferOutput<typeof composeFile>

export async function readComposeFile(): Promise<ComposeFile> {
  const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8')
  return v.parse(composeFile, parse(text, { merge: true }))
}

/** The shop's own servers, in the order in which they start. */
const SERVERS = ['platform-1', 'platform-2', 'gateway-1', 'gateway-2', 'web-1', 'web-2'] as const
export type ComposeServer = (typeof SERVERS)[number]
const PORT_VARIABLES = { platform: 'PLATFORM_PORT', gateway: 'GATEWAY_PORT', web: 'WEB_PORT' } as const

export type ComposeStack = Readonly<{
  /** Addresses that the balancer publishes. */
  web: string
  gateway: string
  /** Stops a server as Docker does, by SIGTERM, and starts it where it was. Resolves when it is ready again. */
  restart(name: ComposeServer): Promise<void>
  /** Ends a server as a crash does, by SIGKILL. `restart` brings it back. */
  kill(name: ComposeServer): Promise<void>
  /** Warnings and errors of all servers, those before a restart too. */
  warnings(): string
  stop(): Promise<void>
}>

/**
 * Runs what `docker-compose.yml` describes as processes: each server with its command and environment, behind the shipped
 * configuration of the balancer. Only addresses are replaced: names of containers by ports of this machine.
 */
export async function startComposeStack(haproxy: string, redisUrl: string): Promise<ComposeStack> {
  await using started = new AsyncDisposableStack()
  const compose = await readComposeFile()
  const folder = await mkdtemp(join(tmpdir(), 'hogar-compose-'))
  started.defer(() => rm(folder, { recursive: true, force: true }))
  await symlink(await sharedPictures(), join(folder, 'pictures'))
  const database = await ownDatabase()
  started.defer(database.drop)
  const ports = await addressBook()
  const environment = (name: ComposeServer) => ({
    ...Object.fromEntries(
      Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, ports.localized(value)]),
    ),
    ...database.env,
    REDIS_URL: redisUrl,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    METRICS_PORT: '0',
    // A few addresses carry the load of many.
    RATE_FACTOR: '10000',
    SESSION_SECRET: 'a-secret-of-the-compose-suite-alone',
    [PORT_VARIABLES[kindOf(name)]]: String(ports.of(name)),
  })
  const running = new Map<ComposeServer, RunningProcess>()
  const lives: { name: ComposeServer; process: RunningProcess }[] = []
  started.defer(async () => void (await Promise.all([...running.values()].map((process) => process.stop()))))
  const start = async (name: ComposeServer) => {
    const words = compose.services[name]?.command?.split(' ').slice(1) ?? []
    const [main = '', nodeArguments] = [words.at(-1), words.slice(0, -1)]
    const readyUrl = `http://127.0.0.1:${ports.of(name)}/health/ready`
    const process = await startProcess({ main, nodeArguments, env: environment(name), readyUrl })
    running.set(name, process)
    lives.push({ name, process })
  }
  const configuration = join(folder, 'haproxy.cfg')
  await writeFile(configuration, ports.localized(await readFile(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')))
  const balancer = spawn(haproxy, ['-f', configuration, '-db'], { stdio: 'ignore' })
  started.defer(() => ended(balancer))
  for (const name of SERVERS) await start(name)
  await untilAnswered(`http://127.0.0.1:${ports.published.web}/robots.txt`)
  await untilAnswered(`http://127.0.0.1:${ports.published.gateway}/graphql?query={__typename}`)
  const all = started.move()
  return {
    web: `http://127.0.0.1:${ports.published.web}`,
    gateway: `http://127.0.0.1:${ports.published.gateway}`,
    restart: async (name) => {
      await running.get(name)?.stop()
      await start(name)
    },
    kill: async (name) => {
      await running.get(name)?.stop('SIGKILL')
    },
    warnings: () => lives.map(({ name, process }) => `${name}:\n${warningsIn(process.output())}`).join('\n'),
    stop: () => all.disposeAsync(),
  }
}

/** Lines of a log without those that only inform. */
function warningsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => !/^\{"level":[123]0,/.test(line))
    .join('\n')
}

function kindOf(name: ComposeServer): keyof typeof PORT_VARIABLES {
  return name.startsWith('platform') ? 'platform' : name.startsWith('gateway') ? 'gateway' : 'web'
}

/** Ports for every server and every frontend of the balancer, and the texts of both files with these in place of names. */
async function addressBook() {
  const servers = new Map<ComposeServer, number>()
  for (const name of SERVERS) servers.set(name, await freePort())
  const frontends = new Map<number, number>()
  for (const port of [3000, 4000, 4001, 5000]) frontends.set(port, await freePort())
  const of = (name: ComposeServer) => servers.get(name) ?? 0
  const localized = (text: string) => {
    let local = text.replaceAll(/bind :(\d+)/g, (_bind, port) => `bind 127.0.0.1:${frontends.get(Number(port))}`)
    for (const name of SERVERS) local = local.replaceAll(new RegExp(`\\b${name}:\\d+`, 'g'), `127.0.0.1:${of(name)}`)
    return local
      .replaceAll(/balancer:(\d+)/g, (_name, port) => `127.0.0.1:${frontends.get(Number(port))}`)
      .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replaceAll('localhost:3000', `127.0.0.1:${frontends.get(3000)}`)
  }
  return { of, localized, published: { web: frontends.get(3000) ?? 0, gateway: frontends.get(4000) ?? 0 } }
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const status = await fetch(url, { headers: { 'x-hogar-client': 'test' } }).then(
      (response) => response.status,
      () => 0,
    )
    if (status !== 0 && status < 500) return
    if (Date.now() > deadline) throw new Error(`${url} answers ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
