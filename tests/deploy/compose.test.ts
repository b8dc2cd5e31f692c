import { existsSync } from 'node:fs'
import storefrontOperations from '@hogar/schema/operations/storefront.json' with { type: 'json' }
import { Agent, request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComposeServer, type ComposeStack, readComposeFile, startComposeStack } from '../testkit/composeStack.ts'

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path))
const REDIS_URL = process.env['REDIS_URL']
/** Requests of the rolling restart at least: 30,000 by hand. */
const REQUESTS = Number(process.env['ROLLING_REQUESTS'] ?? 500)
const CONNECTIONS = 8
const PASSWORD_TRIES = 10
/** Restarted one after the other: the second of a kind carries the load of the first. */
const RESTARTED: readonly ComposeServer[] = ['platform-1', 'gateway-1', 'web-1', 'platform-2', 'gateway-2', 'web-2']
/** Of an answer that is not 200, enough to say which server has refused and why. */
const REFUSAL_CHARACTERS = 200

describe('docker-compose.yml', () => {
  it('runs images by digest, not as root, on a file system that is read-only', async () => {
    const { services } = await readComposeFile()
    for (const [name, service] of Object.entries(services)) {
      expect(service.image, name).toMatch(/^hogar$|@sha256:[0-9a-f]{64}$/)
      // PostgreSQL's image starts as root to own its folder, and goes on as postgres. HAProxy's runs as haproxy.
      if (!['postgres', 'balancer'].includes(name)) expect(service.user, name).toMatch(/^(?!root|0)\w+$/)
      if (name !== 'postgres') expect(service.read_only, name).toBe(true)
    }
  })

  it('publishes the balancer, and metrics to this machine alone', async () => {
    const { services } = await readComposeFile()
    const ports = Object.entries(services).flatMap(([name, service]) => service.ports.map((port) => `${name} ${port}`))
    expect(ports).toEqual(['balancer 3000:3000', 'balancer 4000:4000', 'prometheus 127.0.0.1:9090:9090'])
  })
})

describe.skipIf(!HAPROXY || !REDIS_URL || !process.env['DATABASE_URL'])(
  'the shop behind its balancer (needs haproxy, REDIS_URL and DATABASE_URL)',
  () => {
    let stack: ComposeStack
    beforeAll(async () => {
      stack = await startComposeStack(HAPROXY ?? '', REDIS_URL ?? '')
    })
    afterAll(() => stack?.stop())

    it.each(['/metrics', '/health/ready', '/health/live', '/invalidate?key=x&tag=P1'])(
      '%s is not published',
      async (path) => {
        for (const origin of [stack.web, stack.gateway]) expect((await fetch(origin + path)).status).toBe(404)
      },
    )

    it('two shoppers have two addresses, and neither can choose another', async () => {
      const shopper = (localAddress: string) => {
        const dispatcher = new Agent({ localAddress })
        return (forged: string) =>
          signIn(stack.web, dispatcher, {
            'x-forwarded-for': forged,
            'x-forwarded-host': 'evil.example',
            forwarded: `for=${forged}`,
          })
      }
      const [one, other] = [shopper('127.0.0.21'), shopper('127.0.0.22')]
      for (let attempt = 0; attempt < PASSWORD_TRIES; attempt += 1)
        expect(await one(`198.51.100.${attempt}`)).toBe('SIGN_IN_REFUSED')
      expect(await one('198.51.100.77')).toBe('TOO_MANY_ATTEMPTS')
      expect(await other('127.0.0.21')).toBe('SIGN_IN_REFUSED')
    })

    it('a rolling restart of every server fails no request', async () => {
      let isOver = false
      const counts = new Map<string, number>()
      const load = Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) => keepAsking(stack, { counts, index, isOver: () => isOver })),
      )
      for (const name of RESTARTED) await stack.restart(name)
      await expect.poll(() => total(counts), { timeout: 1_800_000, interval: 500 }).toBeGreaterThan(REQUESTS)
      isOver = true
      await load
      console.log(`rolling restart: ${total(counts)} requests`, Object.fromEntries(counts))
      expect([...counts.keys()]).toEqual(['200'])
    }, 2_000_000)
  },
)

/** The storefront's own sign-in: in production strangers send persisted operations only. */
const SIGN_IN_ID = Object.entries(storefrontOperations).find(([, text]) =>
  text.startsWith('mutation LoginFormMutation'),
)?.[0]

/** Code of the refusal of a wrong password, each time of another account. */
async function signIn(origin: string, dispatcher: Agent, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const variables = { input: { email: `${crypto.randomUUID()}@example.mx`, password: 'Wrong-1234' } }
  const { body } = await request(`${origin}/graphql`, {
    method: 'POST',
    dispatcher,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id: SIGN_IN_ID, variables }),
  })
  const reply = (await body.json()) as { data?: { login: { userErrors: { code: string }[] } }; errors?: unknown }
  return reply.data?.login.userErrors[0]?.code ?? reply
}

type Asking = Readonly<{ counts: Map<string, number>; index: number; isOver: () => boolean }>

/** Asks for pages, pictures and the graph in turn, on one kept connection from an address of its own. */
async function keepAsking(stack: ComposeStack, { counts, index, isOver }: Asking): Promise<void> {
  const dispatcher = new Agent({ connections: 1, localAddress: `127.0.0.${100 + index}` })
  const paths = [
    `${stack.web}/`,
    `${stack.web}/salas`,
    `${stack.web}/de`,
    `${stack.gateway}/graphql?query={store{code}}`,
  ]
  for (let turn = index; !isOver(); turn += 1) {
    const path = paths[turn % paths.length] ?? ''
    const status = await request(path, { dispatcher, headers: { 'x-hogar-client': 'test' } }).then(
      async ({ statusCode, body }) => {
        const text = await body.text()
        return statusCode === 200 ? '200' : `${statusCode} ${path} ${text.slice(0, REFUSAL_CHARACTERS)}`
      },
      (error: unknown) => String(error),
    )
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  await dispatcher.close()
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
