import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import storefrontOperations from '@hogar/schema/operations/storefront.json' with { type: 'json' }
import { Agent, getGlobalDispatcher, request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/processes.ts'
import {
  type ComposeServer,
  type ComposeStack,
  readComposeFile,
  startComposeStack,
} from '../testkit/servers/composeStack.ts'
import { startLoad } from '../testkit/servers/steadyLoad.ts'

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path))
const REDIS_URL = process.env['REDIS_URL']
/** Requests of the rolling restart at least: 30,000 by hand. */
const REQUESTS = Number(process.env['ROLLING_REQUESTS'] ?? 500)
const CONNECTIONS = 8
const PASSWORD_TRIES = 10
/** Restarted one after the other: the second of a kind carries the load of the first. */
const RESTARTED: readonly ComposeServer[] = ['platform-1', 'gateway-1', 'web-1', 'platform-2', 'gateway-2', 'web-2']
const REQUESTS_BEFORE_KILL = 50
/** Time without a server that was killed: a balancer notices it in two. */
const KILLED_MS = 4_000
const FAILING_MAX_MS = 2_000

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

  it('has no secret of its own: it starts with those that are set', async () => {
    const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8')
    const secrets = [...text.matchAll(/\$\{(\w*(?:SECRET|PASSWORD))(:.)/g)].map(([, name, form]) => `${name}${form}`)
    expect(new Set(secrets)).toEqual(new Set(['POSTGRES_PASSWORD:?', 'SESSION_SECRET:?']))
  })

  it('passes on what turns on mails, moderation and partner apps', async () => {
    const { services } = await readComposeFile()
    expect(services['platform-1']?.environment).toMatchObject({
      SMTP_URL: '${SMTP_URL:-}',
      MAIL_FROM: '${MAIL_FROM:-}',
      MODERATION_KEY: '${MODERATION_KEY:-}',
    })
    expect(services['gateway-1']?.environment).toMatchObject({ PARTNER_KEYS: '${PARTNER_KEYS:-}' })
  })

  it('gives both platforms one volume with the files of credit applications', async () => {
    const { services } = await readComposeFile()
    const volumes = ['platform-1', 'platform-2'].map((name) => services[name]?.volumes ?? [])
    for (const mounted of volumes) expect(mounted).toContain('credit-files:/data/credit')
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

    const hidden = ['/metrics', '/health/ready', '/health/live', '/invalidate?key=x&tag=P1']
    const respelt = ['//metrics', '//health/ready', '/\\health/ready', '/x/../health/live', '//invalidate?key=x&tag=P1']
    it.each([...hidden, ...respelt])('%s is not published', async (path) => {
      // Not by fetch() or request(), which would clean the path.
      for (const origin of [stack.web, stack.gateway])
        expect((await getGlobalDispatcher().request({ origin, path, method: 'GET' })).statusCode).toBe(404)
    })

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
      // New ones each time: Redis remembers the tries of an earlier run.
      const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`
      const [one, other] = [shopper(`${network}.21`), shopper(`${network}.22`)]
      for (let attempt = 0; attempt < PASSWORD_TRIES; attempt += 1)
        expect(await one(`198.51.100.${attempt}`)).toBe('SIGN_IN_REFUSED')
      expect(await one('198.51.100.77')).toBe('TOO_MANY_ATTEMPTS')
      expect(await other(`${network}.21`)).toBe('SIGN_IN_REFUSED')
    })

    it('a rolling restart of every server fails no request', async () => {
      const load = startLoad(stack, CONNECTIONS)
      do for (const name of RESTARTED) await stack.restart(name)
      while (load.total() < REQUESTS)
      await load.stop()
      console.log(`rolling restart: ${load.total()} requests`, Object.fromEntries(load.counts))
      expect([...load.counts.keys()], stack.warnings()).toEqual(['200'])
    }, 2_000_000)

    it.each<ComposeServer>(['gateway-1', 'web-1'])(
      '%s, killed under load, fails what it was answering at most, within two seconds',
      async (name) => {
        const load = startLoad(stack, CONNECTIONS)
        await expect.poll(load.total, { timeout: 60_000 }).toBeGreaterThan(REQUESTS_BEFORE_KILL)
        const killedAt = performance.now()
        await stack.kill(name)
        await expect.poll(() => performance.now() - killedAt, { timeout: 10_000 }).toBeGreaterThan(KILLED_MS)
        await load.stop()
        await stack.restart(name)
        expect(load.failures(), JSON.stringify([...load.counts])).toBeLessThanOrEqual(CONNECTIONS)
        expect(load.lastFailureAt()).toBeLessThan(killedAt + FAILING_MAX_MS)
      },
    )
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
