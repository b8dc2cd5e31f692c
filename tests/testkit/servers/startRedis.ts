import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './freePort.ts'

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin']
const START_TIMEOUT_MS = 10_000
const TRY_AGAIN_MS = 50

/** Path of a Redis server of this machine; undefined without one. */
export const REDIS_SERVER = FOLDERS.map((folder) => `${folder}/redis-server`).find((path) => existsSync(path))

export type PrivateRedis = Readonly<{
  url: string
  /** Ends it at once, with everything that it held. */
  kill(): Promise<void>
  /** Starts it again where it was, empty. */
  start(): Promise<void>
  /** Stops it as a debugger does: it takes connections and answers nothing. */
  hang(): void
  resume(): void
}>

/** A Redis of its own that a test may spoil. Nothing of it is written to disk. */
export async function startRedis(): Promise<PrivateRedis> {
  const port = await freePort()
  const parameters = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(REDIS_SERVER ?? 'redis-server', parameters, { stdio: 'ignore', cwd: '/' })
    await untilOpen(port)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    kill: () =>
      new Promise((resolve) => {
        if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

async function untilOpen(port: number): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += TRY_AGAIN_MS) {
    if (await isOpen(port)) return
    await pause(TRY_AGAIN_MS)
  }
  throw new Error(`redis-server does not listen on port ${port}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
