import { createServer } from 'node:net'

/** Below the ports that Linux gives to connections that go out: none of these is taken between being found and being used. */
const FIRST_PORT = 11_000
const PORTS_OF_WORKER = 4_000
/** Workers whose ports fit below those. Their shops start at the same time. */
const WORKERS_MAX = 5

let next = Math.floor(Math.random() * PORTS_OF_WORKER)

/** Returns a TCP port of this machine that no process listens on, and that no other worker finds. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS_MAX
  for (let tried = 0; tried < PORTS_OF_WORKER; tried += 1) {
    next = (next + 1) % PORTS_OF_WORKER
    const port = FIRST_PORT + worker * PORTS_OF_WORKER + next
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
