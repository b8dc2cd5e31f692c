import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

const STOP_TIMEOUT_MS = 10_000
const POLL_INTERVAL_MS = 200

/** One of the servers that the shop is made of, as a process of its own. */
export type Server = Readonly<{
  name: string
  /** File that Node runs, relative to the repository's root. */
  main: string
  nodeArguments?: readonly string[]
  parameters?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Address that answers with 200 when the server is ready. */
  readyUrl: string
}>

/**
 * Node flags by server, the same as in `docker-compose.yml` and in the packages' own start commands. Nearly all objects
 * that the gateway makes for a request die with the request: a larger young generation (at most 72 MB) lets more of
 * them die before a collection, the old one is collected once it has grown by half, no helper threads take the other
 * core from the platform meanwhile, and objects are not allocated as old because earlier ones of their kind grew old
 * once. Decision 29 has the figures.
 */
const NODE_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'gateway/src/main.ts': [
    '--max-semi-space-size=24',
    '--heap-growing-percent=50',
    '--no-parallel-scavenge',
    '--no-allocation-site-pretenuring',
  ],
}

/** Parameters of Node that run a server. */
export function nodeCommand({
  main,
  nodeArguments = [],
  parameters = [],
}: Pick<Server, 'main' | 'nodeArguments' | 'parameters'>): readonly string[] {
  return [...(NODE_ARGUMENTS[main] ?? []), ...nodeArguments, join(ROOT, main), ...parameters]
}

/** Starts a server with this Node and this terminal. */
export function startServer(server: Server): ChildProcess {
  return spawn(process.execPath, nodeCommand(server), {
    cwd: ROOT,
    env: { ...process.env, ...server.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/**
 * Waits until a server answers. Rejects when its process ends first, or when the signal aborts.
 * `onWaiting` is called about once a second with the seconds that have passed.
 */
export async function untilReady(
  server: Server,
  child: ChildProcess,
  onWaiting: (seconds: number) => void,
): Promise<void> {
  const startedAt = Date.now()
  let announced = 0
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${server.name} ended before it was ready (${child.exitCode ?? child.signalCode})`)
    }
    const answered = await fetch(server.readyUrl).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    const seconds = Math.floor((Date.now() - startedAt) / 1_000)
    if (seconds > announced) onWaiting((announced = seconds))
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

/** Asks a process to stop, and kills it when it has not within 10 s. Resolves when it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(timer)
}
