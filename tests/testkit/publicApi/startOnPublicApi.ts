import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/freePort.ts'
import { type Guest, type Reply, asGuest } from '../graph/guest.ts'
import { startProcess } from '../servers/startProcess.ts'
import { type PublicApi, startPublicApi } from './startPublicApi.ts'
import { storefrontOperation } from './storefrontOperation.ts'

/** A shopper who sends the storefront's own operations. */
export type Visitor = Readonly<{
  guest: Guest
  /** Sends an operation by its name; returns the whole answer. */
  ask(name: string, variables?: Record<string, unknown>): Promise<Reply>
  /** The same, for an operation that must not have errors: its data. */
  get(name: string, variables?: Record<string, unknown>): Promise<ReturnType<typeof JSON.parse>>
}>

export type OnPublicApi = Readonly<{ gateway: string; api: PublicApi; visitor(): Visitor; stop(): Promise<void> }>

/** A gateway as a process of its own on the public API in memory. Nothing is set but its address. */
export async function startOnPublicApi(env: Readonly<Record<string, string>> = {}): Promise<OnPublicApi> {
  const api = await startPublicApi()
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-upstream-'))
  const gateway = `http://127.0.0.1:${port}`
  const process = await startProcess({
    main: 'gateway/src/main.ts',
    env: { DATA_DIR: dataDirectory, GATEWAY_PORT: String(port), UPSTREAM_URL: api.url, REDIS_URL: '', ...env },
    readyUrl: `${gateway}/health/ready`,
  })
  return {
    gateway,
    api,
    visitor: () => visitorOf(asGuest(gateway)),
    stop: async () => {
      await process.stop()
      await api.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

function visitorOf(guest: Guest): Visitor {
  const ask: Visitor['ask'] = (name, variables = {}) => guest.send(storefrontOperation(name), variables)
  return {
    guest,
    ask,
    get: async (name, variables) => {
      const answer = await ask(name, variables)
      if (answer.errors || !answer.data)
        throw new Error(`${name} ${JSON.stringify(variables)}: ${answer.text.slice(0, 1_500)}`)
      return answer.data
    },
  }
}
