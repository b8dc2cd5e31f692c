import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, nodeCommand, untilReady } from '../../../scripts/processes.ts'

const READY_TIMEOUT_SECONDS = 150

/** Folder of Node's compile cache of the servers' sources: without it each start takes a processor a second more. */
const COMPILE_CACHE = join(ROOT, '.cache/compile')

export type RunningProcess = Readonly<{
  pid: number
  /** Output so far, standard output and errors together. */
  output(): string
  /** Asks it to stop and waits; `SIGKILL` ends it as a crash would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}>

/** Settings of every server that a suite does not set otherwise. */
const DEFAULTS = {
  LOG_LEVEL: 'warn',
  NODE_ENV: 'development',
  PICTURES_WARM_UP: '0',
  SEED_SOURCE: join(import.meta.dirname, 'plainCatalogue.ts'),
  // The same for a database that is seeded once and for the shops that are made from it.
  CREDIT_KEY: Buffer.alloc(32, 7).toString('base64'),
  NODE_COMPILE_CACHE: COMPILE_CACHE,
} as const

type ProcessOptions = Readonly<{
  /** File that Node runs, relative to the repository's root, and what it is given. */
  main: string
  parameters?: readonly string[]
  nodeArguments?: readonly string[]
  env: Readonly<Record<string, string>>
  /** Address that answers with 200 when the server is ready. */
  readyUrl: string
  /** How long it may take until then. */
  readyTimeoutSeconds?: number
}>

/** Starts one of the shop's servers as the start command does, and waits until it answers. Throws with its output when it does not. */
export async function startProcess({
  main,
  parameters,
  nodeArguments,
  env,
  readyUrl,
  readyTimeoutSeconds = READY_TIMEOUT_SECONDS,
}: ProcessOptions): Promise<RunningProcess> {
  const child = spawn(process.execPath, nodeCommand({ main, nodeArguments, parameters }), {
    cwd: ROOT,
    env: { ...process.env, ...DEFAULTS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => end(child, signal)

  try {
    await untilReady({ name: main, main, readyUrl }, child, (seconds) => {
      if (seconds > readyTimeoutSeconds) child.kill('SIGKILL')
    })
  } catch (error) {
    throw new Error(`${main} does not answer at ${readyUrl}:\n${output}`, { cause: error })
  }
  if (child.pid === undefined) throw new Error(`${main} has no process`)
  return { pid: child.pid, output: () => output, stop }
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
