import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerName, faultsInLog } from './faultOf.ts'
import { fuzzServer } from './fuzzServer.ts'
import { type FuzzedShop, residentBytes, startFuzzedShop } from './fuzzedShop.ts'
import { graphqlCalls } from './graphqlCalls.ts'
import type { HostileRequest } from './hostileRequest.ts'
import { pageCalls } from './pageCalls.ts'
import { type Random, createRandom } from './random.ts'
import { restCalls } from './restCalls.ts'

/** Requests to each server. `FUZZ_REQUESTS=33334` is what a review of the shop sends. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500)
/** Another seed tries other requests. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const FAULTS_SHOWN = 8
const PROBE_INTERVAL_MS = 500
/** Caches fill while the suite runs, up to their bounds. */
const MEMORY_GROWTH_MAX_BYTES = 700 * 1_048_576
const SERVERS: readonly ServerName[] = ['platform', 'gateway', 'web']

let shop: FuzzedShop
beforeAll(async () => {
  shop = await startFuzzedShop()
})
afterAll(() => shop?.stop())

/** Returns a generator of requests to a server: mostly such as its own code has to read. */
function generatorOf(server: ServerName): (random: Random) => HostileRequest {
  const options = { ...shop, port: shop.ports[server] }
  const page = pageCalls(options, server === 'platform' ? Object.keys(shop.api.paths) : [])
  const rest = server === 'platform' ? restCalls({ ...options, skips: () => false }) : graphqlCalls(options)
  const pageShare = server === 'web' ? 0.6 : 0.25
  return (random) => (random.chance(pageShare) ? page(random) : rest(random))
}

/** Asks all three, again and again, whether they are ready. Returns what ends that and says which were not. */
function probe() {
  const misses: string[] = []
  const check = async () => {
    for (const server of SERVERS) {
      const response = await fetch(`${shop[server]}/health/ready`, { signal: AbortSignal.timeout(10_000) }).catch(
        String,
      )
      if (typeof response === 'string') misses.push(`${server}: ${response}`)
      else if (response.status !== 200) misses.push(`${server}: ${response.status} ${await response.text()}`)
      else await response.text()
    }
  }
  let running = Promise.resolve()
  const timer = setInterval(() => (running = running.then(check)), PROBE_INTERVAL_MS)
  return async () => {
    clearInterval(timer)
    await running
    await check()
    return misses
  }
}

test.each(SERVERS)(
  `${REQUESTS} hostile requests to the %s change nothing about it (FUZZ_SEED=${SEED})`,
  { timeout: 3_600_000 },
  async (server) => {
    const { pid } = shop.processes[server]
    const before = residentBytes(pid)
    const logBefore = SERVERS.map((name) => shop.processes[name].output().length)
    const endProbe = probe()
    const { faults, outcomes, sent, seconds } = await fuzzServer({
      server,
      port: shop.ports[server],
      count: REQUESTS,
      random: createRandom(SEED),
      make: generatorOf(server),
      secrets: shop.secrets,
    })
    const misses = await endProbe()
    const after = residentBytes(pid)
    const grown = before !== null && after !== null ? after - before : 0
    process.stdout.write(
      `${server}: ${sent} requests in ${seconds.toFixed(1)} s, seed ${SEED}, memory ${megabytes(before)} to ${megabytes(after)} MB, ${JSON.stringify(outcomes)}\n`,
    )
    expect.soft(faults.slice(0, FAULTS_SHOWN).join('\n\n')).toBe('')
    expect.soft(misses).toEqual([])
    for (const name of SERVERS) expect.soft(() => process.kill(shop.processes[name].pid, 0), name).not.toThrow()
    const logs = SERVERS.flatMap((name, at) => faultsInLog(shop.processes[name].output().slice(logBefore[at])))
    expect.soft(logs.slice(0, 10).join('\n')).toBe('')
    expect.soft(grown).toBeLessThan(MEMORY_GROWTH_MAX_BYTES)
    // Enough of it has to get past the parsers and limits, or the suite tries Node and not the shop.
    expect.soft(outcomes['429'] ?? 0).toBeLessThan(sent / 10)
    expect.soft(outcomes['200'] ?? 0).toBeGreaterThan(sent / 20)
    expect.soft((outcomes['closed'] ?? 0) + (outcomes['400'] ?? 0)).toBeLessThan(sent * 0.7)
  },
)

const megabytes = (bytes: number | null) => (bytes === null ? '?' : Math.round(bytes / 1_048_576))
