import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const READY_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 100

export type BenchProcess = Readonly<{ pid: number; stop(): Promise<void> }>

type BenchProcessOptions = Readonly<{
  main: string
  parameters?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Any answer at all means ready. */
  readyUrl: string
}>

/** Starts a server as a process of its own and waits until it answers. Throws when it does not within two minutes. */
export async function startBenchProcess(options: BenchProcessOptions): Promise<BenchProcess> {
  const child = spawn(process.execPath, [join(ROOT, options.main), ...(options.parameters ?? [])], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await answers(options.readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${options.main} did not start`)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  if (child.pid === undefined) throw new Error(`${options.main} has no process`)
  return { pid: child.pid, stop: () => stop(child) }
}

/** A TCP port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
