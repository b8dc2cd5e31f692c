import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { localOrigin } from '../schema/http/localOrigin.ts'
import { type Server, startServer, stopProcess, untilReady } from './processes.ts'

// An empty variable counts as not set, as for the servers.
const HOST = process.env['HOST'] || '127.0.0.1'
const PORTS = {
  platform: process.env['PLATFORM_PORT'] || '5000',
  gateway: process.env['GATEWAY_PORT'] || '4000',
  web: process.env['WEB_PORT'] || '3000',
}

const ORIGINS = {
  platform: localOrigin(HOST, PORTS.platform),
  gateway: localOrigin(HOST, PORTS.gateway),
  web: localOrigin(HOST, PORTS.web),
}

/** The three servers in the order in which they need each other. `watch` restarts platform and gateway on a change. */
function servers(watch: boolean): readonly Server[] {
  const nodeArguments = watch ? ['--watch', '--watch-preserve-output'] : []
  const env = {
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
    STOREFRONT_KEY: process.env['STOREFRONT_KEY'] || randomUUID(),
  }
  return [
    {
      name: 'platform',
      main: 'platform/src/main.ts',
      nodeArguments,
      env,
      readyUrl: `${ORIGINS.platform}/health/ready`,
    },
    { name: 'gateway', main: 'gateway/src/main.ts', nodeArguments, env, readyUrl: `${ORIGINS.gateway}/health/ready` },
    {
      name: 'web',
      main: 'web/server/main.ts',
      parameters: watch ? ['--dev'] : [],
      env,
      readyUrl: `${ORIGINS.web}/health/ready`,
    },
  ]
}

/** Starts the whole shop, says where it is when all of it is ready, and stops all of it when one part ends or on Ctrl-C. */
export async function runShop(options: Readonly<{ watch: boolean }>): Promise<void> {
  const children: ChildProcess[] = []
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    await Promise.all(children.reverse().map(stopProcess))
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))

  try {
    await requireFreePorts()
    for (const server of servers(options.watch)) {
      const child = startServer(server)
      children.push(child)
      child.once('exit', (code) => {
        if (!stopping) {
          console.error(`${server.name} ended (${code ?? 'signal'}): stopping the others.`)
          void stop(1)
        }
      })
      await untilReady(server, child, (seconds) => announceWait(server.name, seconds))
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return stop(1)
  }
  console.log(`
  Hogar is open.

  storefront  ${ORIGINS.web}/
  gateway     ${ORIGINS.gateway}/graphql   GraphiQL, with operations to run
  platform    ${ORIGINS.platform}/docs      REST API; mails at /outbox

  Ctrl-C stops all three.
`)
}

/** A server that is there already would answer in place of the one that could not start. Throws with all that is taken. */
async function requireFreePorts(): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(PORTS)) {
    if (await isTaken(Number(port))) taken.push(`Port ${port} is taken: ${name.toUpperCase()}_PORT chooses another.`)
  }
  if (taken.length > 0) throw new Error(taken.join('\n'))
}

async function isTaken(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, HOST), 'listening')
    return false
  } catch (error) {
    // Anything else (a port that is none, a host that is not ours) the server itself explains better.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  } finally {
    probe.close()
  }
}

function announceWait(name: string, seconds: number): void {
  const isFirstWait = seconds === 3
  if (isFirstWait && name === 'platform') {
    console.log('The platform is starting. The first time it lays out its catalogue, which takes about half a minute.')
  } else if (seconds % 10 === 0) {
    console.log(`Waiting for the ${name}: ${seconds} s`)
  }
}
