import { median, medianOf } from '../median.ts'
import { type Ask, type Sample, measure } from './measure.ts'
import { type OperationName, OPERATIONS } from './operations.ts'
import { type Cart, type Key, prepareShop } from './prepareShop.ts'
import { BASELINE, type Contestant, type Contestants, startContestants } from './startContestants.ts'

const ROUNDS = 5
const WARM_UP_REQUESTS = 600
const REQUESTS: Readonly<Record<OperationName, number>> = { listing: 1_200, product: 4_000, cart: 4_000 }
/** Fewer keys would be answered from what is in flight or cached, at all servers. */
const KEYS_MIN = 60
/** Requests of the memory run, all operations in turn. */
const MEMORY_REQUESTS = 80_000
const MEMORY_STEP = 2_000

type Range = Readonly<{ median: number; least: number; most: number }>

type GatewayRow = Readonly<{
  operation: OperationName
  server: string
  /** REST calls per request during the load. */
  callsPerRequest: number
  sample: Sample
  /** CPU per request of the plain server in the same round, as a multiple of this server's. */
  ratio: Range
}>

type MemoryRow = Readonly<{ server: string; requests: number; peakMb: number; afterMb: number }>

export type GatewayResult = Readonly<{ rows: readonly GatewayRow[]; memory: readonly MemoryRow[] }>

/**
 * Measures the servers in turn, round by round, on keys that rotate. Before that it compares their answers to each key:
 * a key that they answer differently is left out.
 */
export async function benchGateway(log: (line: string) => void): Promise<GatewayResult> {
  const contestants = await startContestants()
  try {
    const keys = await prepareShop(contestants)
    const rows: GatewayRow[] = []
    const asksOf = new Map<Contestant, Ask[]>(contestants.all.map((target) => [target, []]))
    for (const operation of ['listing', 'product', 'cart'] as const) {
      const same = await sameAnswers(contestants.all, operation, keys[operation])
      log(`${operation}: ${same.length} of ${keys[operation].length} keys are answered alike by all servers`)
      if (same.length < KEYS_MIN) throw new Error(`${operation}: ${same.length} keys are too few`)
      rows.push(...(await measureOperation(contestants, { operation, keys: same }, log)))
      for (const [target, asks] of asksOf)
        asks.push(...same.slice(0, KEYS_MIN).map((key) => askOf(target, operation, key)))
    }
    const memory: MemoryRow[] = []
    for (const target of contestants.all.filter(({ kind }) => kind === 'gateway')) {
      memory.push(await measureMemory(target, asksOf.get(target) ?? []))
      log(`memory: ${target.name}`)
    }
    return { rows, memory }
  } finally {
    await contestants.stop()
  }
}

type Work = Readonly<{ operation: OperationName; keys: readonly Key[] }>

async function measureOperation(
  { all, rest }: Contestants,
  { operation, keys }: Work,
  log: (line: string) => void,
): Promise<readonly GatewayRow[]> {
  const samples = new Map<Contestant, Sample[]>(all.map((target) => [target, []]))
  const calls = new Map<Contestant, number>()
  const asks = new Map(all.map((target) => [target, keys.map((key) => askOf(target, operation, key))]))
  for (const target of all) await measure(target, asks.get(target) ?? [], WARM_UP_REQUESTS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of all) {
      const before = await callsSoFar(rest)
      samples.get(target)?.push(await measure(target, asks.get(target) ?? [], REQUESTS[operation]))
      calls.set(target, (calls.get(target) ?? 0) + (await callsSoFar(rest)) - before)
    }
    log(`${operation}: round ${round + 1} of ${ROUNDS}`)
  }
  const plain = all.flatMap((target) => (target.name === BASELINE ? (samples.get(target) ?? []) : []))
  return all.map((target) => {
    const own = samples.get(target) ?? []
    const ratios = own.map((one, round) => (plain[round]?.cpuMsPerRequest ?? Number.NaN) / one.cpuMsPerRequest)
    return {
      operation,
      server: target.name,
      callsPerRequest: (calls.get(target) ?? Number.NaN) / (ROUNDS * REQUESTS[operation]),
      sample: medianSample(own),
      ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    }
  })
}

function askOf(target: Contestant, operation: OperationName, { variables, cart }: Key): Ask {
  return {
    body: JSON.stringify({ query: OPERATIONS[operation], variables }),
    headers: { ...target.headers, ...(cart ? namesOf(target, cart) : {}) },
  }
}

function namesOf({ kind }: Contestant, { cookie, token }: Cart): Readonly<Record<string, string>> {
  return kind === 'gateway' ? { cookie } : { 'x-cart': token }
}

/** Returns the keys to which all servers give the same data. Throws if a server has errors. */
async function sameAnswers(
  targets: readonly Contestant[],
  operation: OperationName,
  keys: readonly Key[],
): Promise<readonly Key[]> {
  const same: Key[] = []
  for (const key of keys) {
    const answers = await Promise.all(targets.map((target) => ask(target, askOf(target, operation, key))))
    if (new Set(answers).size === 1) same.push(key)
  }
  return same
}

/** The data of one answer as text. Throws when it has errors. */
async function ask(target: Contestant, { body, headers }: Ask): Promise<string> {
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const answer: Readonly<{ data?: unknown; errors?: unknown }> = await response.json()
  if (answer.errors || !answer.data) throw new Error(`${target.name}: ${JSON.stringify(answer).slice(0, 1_000)}`)
  return JSON.stringify(answer.data)
}

async function callsSoFar(rest: string): Promise<number> {
  const answer: Readonly<{ calls: number }> = await (await fetch(`${rest}/__calls`)).json()
  return answer.calls
}

/** Sends mixed requests and reads the memory in use after each step of them. */
async function measureMemory(target: Contestant, asks: readonly Ask[]): Promise<MemoryRow> {
  const used: number[] = []
  for (let sent = 0; sent < MEMORY_REQUESTS; sent += MEMORY_STEP) {
    used.push((await measure(target, mixed(asks), MEMORY_STEP)).memoryMb)
  }
  return {
    server: target.name,
    requests: MEMORY_REQUESTS,
    peakMb: Math.max(...used),
    afterMb: used.at(-1) ?? Number.NaN,
  }
}

/** Returns the requests with the operations taking turns. */
function mixed(asks: readonly Ask[]): readonly Ask[] {
  const third = asks.length / 3
  return asks.flatMap((_, place) => asks[(place % 3) * third + Math.floor(place / 3)] ?? [])
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
