import { median, medianOf } from '../median.ts'
import { type OperationName, OPERATIONS } from './operations.ts'
import { type Sample, type Target, measure } from './measure.ts'
import { prepareShop } from './prepareShop.ts'
import { startContestants } from './startContestants.ts'

const ROUNDS = 5
const WARM_UP_REQUESTS = 500
const REQUESTS: Readonly<Record<OperationName, number>> = { listing: 1_200, product: 4_000, cart: 4_000 }

export type GatewayRow = Readonly<{
  operation: OperationName
  server: string
  callsPerRequest: number
  sample: Sample
  /** Requests a second, as a multiple of the plain server's in the same round; the median of the rounds. */
  ratio: number
}>

/**
 * Measures the servers in turn, round by round, so that a machine that slows down slows down all of them. Before that it
 * compares their answers: servers that say different things are not compared.
 */
export async function benchGateway(log: (line: string) => void): Promise<readonly GatewayRow[]> {
  const contestants = await startContestants()
  try {
    const shop = await prepareShop(contestants)
    const rows: GatewayRow[] = []
    for (const operation of ['listing', 'product', 'cart'] as const) {
      const targets = [contestants.plain, contestants.gateway, contestants.gatewayUncached].map((target) => ({
        ...target,
        headers: { ...target.headers, ...shop.headersOf(target, operation) },
      }))
      const body = JSON.stringify({ query: OPERATIONS[operation], variables: shop.variables[operation] })
      await requireSameAnswers(targets, body)
      const calls = await countCalls(contestants.rest, targets, body)
      for (const target of targets) await measure(target, body, WARM_UP_REQUESTS)
      const samples = new Map<string, Sample[]>(targets.map((target) => [target.name, []]))
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const target of targets) samples.get(target.name)?.push(await measure(target, body, REQUESTS[operation]))
        log(`${operation}: round ${round + 1} of ${ROUNDS}`)
      }
      const plain = samples.get(contestants.plain.name) ?? []
      for (const target of targets) {
        const own = samples.get(target.name) ?? []
        rows.push({
          operation,
          server: target.name,
          callsPerRequest: calls.get(target.name) ?? Number.NaN,
          sample: medianSample(own),
          ratio: median(
            own.map((one, round) => one.requestsPerSecond / (plain[round]?.requestsPerSecond ?? Number.NaN)),
          ),
        })
      }
    }
    return rows
  } finally {
    await contestants.stop()
  }
}

async function requireSameAnswers(targets: readonly Target[], body: string): Promise<void> {
  const [first, ...others] = await Promise.all(targets.map((target) => ask(target, body)))
  for (const [index, other] of others.entries()) {
    if (first === undefined || other === first) continue
    const at = Array.from(first).findIndex((character, position) => character !== other[position])
    const around = (text: string) => text.slice(Math.max(0, at - 200), at + 100)
    throw new Error(`${targets[index + 1]?.name} answers differently:\n${around(first)}\n${around(other)}`)
  }
}

/** The data of one answer as text. Throws when it has errors. */
async function ask(target: Target, body: string): Promise<string> {
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...target.headers },
    body,
  })
  const answer: Readonly<{ data?: unknown; errors?: unknown }> = await response.json()
  if (answer.errors || !answer.data) throw new Error(`${target.name}: ${JSON.stringify(answer).slice(0, 1_000)}`)
  return JSON.stringify(answer.data)
}

/** REST calls that one request makes when nothing is held from an earlier one. */
async function countCalls(
  rest: string,
  targets: readonly Target[],
  body: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const target of targets) {
    await new Promise((resolve) => setTimeout(resolve, CACHE_RUN_OUT_MS))
    const before = await callsSoFar(rest)
    await ask(target, body)
    counts.set(target.name, (await callsSoFar(rest)) - before)
  }
  return counts
}

const CACHE_RUN_OUT_MS = 1_500

async function callsSoFar(rest: string): Promise<number> {
  const answer: Readonly<{ calls: number }> = await (await fetch(`${rest}/__calls`)).json()
  return answer.calls
}

function medianSample(samples: readonly Sample[]): Sample {
  const of = medianOf(samples)
  return {
    requestsPerSecond: of((one) => one.requestsPerSecond),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    cpuMsPerRequest: of((one) => one.cpuMsPerRequest),
    memoryMb: of((one) => one.memoryMb),
    failures: samples.reduce((sum, one) => sum + one.failures, 0),
  }
}
