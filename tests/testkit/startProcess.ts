import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const READY_TIMEOUT_MS = 150_000
const POLL_INTERVAL_MS = 100

export type RunningProcess = Readonly<{
  pid: number
  /** What it has printed so far, standard output and errors together. */
  output(): string
  /** Asks it to stop and waits; `SIGKILL` ends it as a crash would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}>

type ProcessOptions = Readonly<{
  /** File that Node runs, relative to the repository's root, and what it is given. */
  main: string
  parameters?: readonly string[]
  env: Readonly<Record<string, string>>
  /** Address that answers with 200 when the server is ready. */
  readyUrl: string
}>

/** Starts one of the shop's servers as the start command does, and waits until it answers. Throws with its output when it does not. */
export async function startProcess({ main, parameters = [], env, readyUrl }: ProcessOptions): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(ROOT, main), ...parameters], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'development', PICTURES_WARM_UP: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => end(child, signal)

  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${main} ended (${child.exitCode}):\n${output}`)
    if (Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`${main} is not ready at ${readyUrl}:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  if (child.pid === undefined) throw new Error(`${main} has no process`)
  return { pid: child.pid, output: () => output, stop }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
